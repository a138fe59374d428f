import Foundation

/// Takes Objective-C's words out of a text, for the compiler knows them on Apple's systems alone. Lines stay where they
/// are, and columns but behind a `#selector` of one word.
///
/// 1. `@objc`, `@objcMembers` and the attributes of Interface Builder become spaces: they change nothing of what Swift
/// does. 2. `@UIApplicationMain` is `@main`. 3. `#selector(Type.name)` is the name, `Selector("name")`. Comments and
/// strings stay as they are.
enum ObjectiveCNames {
    private static let blanked = [
        "@objcMembers", "@objc", "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable", "@IBSegueAction",
    ]
    private static let main = "@UIApplicationMain"
    private static let selector = "#selector("

    static func replaced(in text: Data) -> Data {
        // Few files have any.
        guard ["@objc", "@IB", main, selector].contains(where: { text.range(of: Data($0.utf8)) != nil }) else {
            return text
        }
        var source = Source(bytes: Array(text))
        source.replace()
        return Data(source.result)
    }

    private struct Source {
        let bytes: [UInt8]
        private(set) var result: [UInt8] = []

        init(bytes: [UInt8]) {
            self.bytes = bytes
            result.reserveCapacity(bytes.count)
        }

        private func has(_ word: String, at place: Int) -> Bool { bytes[place...].starts(with: word.utf8) }

        /// Whether the word ends where it should: `@objcMembers` is not `@objc`.
        private func isWhole(_ word: String, at place: Int) -> Bool {
            let end = place + word.utf8.count
            guard has(word, at: place), end < bytes.count else { return has(word, at: place) }
            let byte = bytes[end]
            let isLetter =
                byte == UInt8(ascii: "_") || byte >= 0x80 || byte >= 0x30 && byte <= 0x39
                || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
            return !isLetter
        }

        mutating func replace() {
            var walk = SourceWalk(bytes)
            var copied = 0
            while let place = walk.next("@objc", "@IB", "@UIApplicationMain", "#selector(") {
                guard place >= copied, let (end, text) = replacement(at: place) else { continue }
                result += bytes[copied..<place]
                result += text
                copied = end
            }
            result += bytes[copied...]
        }

        /// What stands in the place of the word, and where it goes on.
        private func replacement(at place: Int) -> (end: Int, text: [UInt8])? {
            if has(selector, at: place) { return selectorName(at: place) }
            if isWhole(main, at: place) {
                return (place + main.utf8.count, Array("@main".utf8) + blank(main.utf8.count - 5))
            }
            guard let word = blanked.first(where: { isWhole($0, at: place) }) else { return nil }
            var end = place + word.utf8.count
            // `@objc(name)`.
            if word == "@objc", end < bytes.count, bytes[end] == UInt8(ascii: "("),
                let close = bytes[end...].firstIndex(of: UInt8(ascii: ")"))
            {
                end = close + 1
            }
            return (end, blank(end - place))
        }

        private func blank(_ count: Int) -> [UInt8] { Array(repeating: UInt8(ascii: " "), count: max(0, count)) }

        private func selectorName(at place: Int) -> (end: Int, text: [UInt8])? {
            let start = place + selector.utf8.count
            var depth = 1
            var end = start
            while end < bytes.count {
                if bytes[end] == UInt8(ascii: "(") { depth += 1 }
                if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
                if depth == 0 { break }
                end += 1
            }
            guard end < bytes.count else { return nil }
            let whole = String(decoding: bytes[start..<end], as: UTF8.self)
            var name = String(whole.prefix { $0 != "(" })
            for mark in ["getter:", "setter:"] where name.hasPrefix(mark) { name.removeFirst(mark.count) }
            name = name.split(separator: ".").last.map(String.init) ?? name
            name = name.trimmingCharacters(in: .whitespacesAndNewlines)
            let lines = bytes[start..<end].filter { $0 == 0x0A || $0 == 0x0D }
            let text = Array("Selector(\"\(name)\")".utf8)
            return (end + 1, text + lines + (lines.isEmpty ? blank(end + 1 - place - text.count) : []))
        }
    }
}
