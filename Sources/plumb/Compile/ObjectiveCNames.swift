import Foundation

/// Takes Objective-C's words out of a text, for the compiler knows them on Apple's systems alone. Lines stay where they are, and columns but behind a
/// `#selector` of one word.
///
/// 1. `@objc`, `@objcMembers` and the attributes of Interface Builder become spaces: they change nothing of what Swift does. 2. `@UIApplicationMain` is
/// `@main`. 3. `#selector(Type.name)` is the name, `Selector("name")`. Comments and strings stay as they are.
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
        var result: [UInt8] = []
        private var index = 0

        init(bytes: [UInt8]) {
            self.bytes = bytes
            result.reserveCapacity(bytes.count)
        }

        private func has(_ word: String, at place: Int) -> Bool { bytes[place...].starts(with: word.utf8) }

        private func isLetter(_ place: Int) -> Bool {
            guard place < bytes.count else { return false }
            let byte = bytes[place]
            return byte == UInt8(ascii: "_") || byte >= 0x80 || byte >= 0x30 && byte <= 0x39
                || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
        }

        mutating func replace() {
            while index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: "/") where has("//", at: index): copy(until: endOfLine())
                case UInt8(ascii: "/") where has("/*", at: index): copy(until: endOfComment())
                case UInt8(ascii: "\""): copy(until: endOfString(hashes: 0))
                case UInt8(ascii: "#"):
                    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
                    if index + hashes < bytes.count, bytes[index + hashes] == UInt8(ascii: "\"") {
                        copy(until: endOfString(hashes: hashes))
                    } else if has(selector, at: index) {
                        replaceSelector()
                    } else {
                        copy(until: index + 1)
                    }
                case UInt8(ascii: "@"): replaceAttribute()
                default: copy(until: index + 1)
                }
            }
        }

        private mutating func copy(until end: Int) {
            let end = min(max(end, index + 1), bytes.count)
            result += bytes[index..<end]
            index = end
        }

        private func endOfLine() -> Int { bytes[index...].firstIndex { $0 == 0x0A } ?? bytes.count }

        private func endOfComment() -> Int {
            var depth = 0
            var place = index
            while place < bytes.count {
                if has("/*", at: place) {
                    depth += 1
                    place += 2
                } else if has("*/", at: place) {
                    depth -= 1
                    place += 2
                    if depth == 0 { return place }
                } else {
                    place += 1
                }
            }
            return bytes.count
        }

        /// What is interpolated counts as text: nobody writes selectors there.
        private func endOfString(hashes: Int) -> Int {
            let marks = String(repeating: "#", count: hashes)
            let isLong = has("\(marks)\"\"\"", at: index)
            let end = (isLong ? "\"\"\"" : "\"") + marks
            var place = index + hashes + (isLong ? 3 : 1)
            while place < bytes.count {
                if has(end, at: place) { return place + end.utf8.count }
                if !isLong, bytes[place] == 0x0A { return place }
                let isEscaped = bytes[place] == UInt8(ascii: "\\") && hashes == 0
                place += isEscaped ? 2 : 1
            }
            return bytes.count
        }

        private mutating func replaceAttribute() {
            if has(main, at: index), !isLetter(index + main.utf8.count) {
                result += Array("@main".utf8) + blank(main.utf8.count - 5)
                index += main.utf8.count
                return
            }
            guard let word = blanked.first(where: { has($0, at: index) && !isLetter(index + $0.utf8.count) }) else {
                return copy(until: index + 1)
            }
            var end = index + word.utf8.count
            // `@objc(name)`.
            if word == "@objc", end < bytes.count, bytes[end] == UInt8(ascii: "("),
                let close = bytes[end...].firstIndex(of: UInt8(ascii: ")"))
            {
                end = close + 1
            }
            result += blank(end - index)
            index = end
        }

        private func blank(_ count: Int) -> [UInt8] { Array(repeating: UInt8(ascii: " "), count: max(0, count)) }

        private mutating func replaceSelector() {
            let start = index + selector.utf8.count
            var depth = 1
            var end = start
            while end < bytes.count {
                if bytes[end] == UInt8(ascii: "(") { depth += 1 }
                if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
                if depth == 0 { break }
                end += 1
            }
            guard end < bytes.count else { return copy(until: index + 1) }
            let whole = String(decoding: bytes[start..<end], as: UTF8.self)
            var name = whole.split(separator: "(", maxSplits: 1)[safe: 0].map(String.init) ?? whole
            for mark in ["getter:", "setter:"] where name.hasPrefix(mark) { name.removeFirst(mark.count) }
            name = name.split(separator: ".").last.map(String.init) ?? name
            name = name.trimmingCharacters(in: .whitespacesAndNewlines)
            let lines = whole.filter { $0 == "\n" }
            let text = "Selector(\"\(name)\")"
            result += Array(text.utf8) + Array(lines.utf8)
            if lines.isEmpty { result += blank(end + 1 - index - text.utf8.count) }
            index = end + 1
        }
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
