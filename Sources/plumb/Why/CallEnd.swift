/// Finds where a call of a view or modifier ends in the text of a file: behind its arguments and closures.
struct CallEnd {
    private let bytes: [UInt8]
    private var index: Int

    /// Where code goes that is to be written after the call at a place; nil where there is no call.
    ///
    /// - Parameters:
    ///   - line: from 1.
    ///   - column: from 1, in bytes: where the name of the type, function or modifier begins.
    static func offset(in bytes: [UInt8], line: Int, column: Int) -> Int? {
        var start = 0
        for _ in 1..<max(1, line) {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        var walk = CallEnd(bytes: bytes, index: start + column - 1)
        return walk.end()
    }

    private init(bytes: [UInt8], index: Int) {
        self.bytes = bytes
        self.index = index
    }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func end() -> Int? {
        guard skipName() else { return nil }
        var end = index
        while true {
            skipSpaces()
            if current == UInt8(ascii: "(") || current == UInt8(ascii: "{") {
                guard skipBrackets() else { return nil }
            } else if let closure = labelledClosure() {
                index = closure
                guard skipBrackets() else { return nil }
            } else {
                return end
            }
            end = index
        }
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte)
    }

    private mutating func skipName() -> Bool {
        let start = index
        while let byte = current, Self.isNamePart(byte) { index += 1 }
        return index > start
    }

    /// Closures follow on the same line.
    private mutating func skipSpaces() {
        while current == 0x20 || current == 0x09 { index += 1 }
    }

    /// Where the bracket of `label: { … }` stands.
    private func labelledClosure() -> Int? {
        var walk = self
        guard walk.skipName(), walk.current == UInt8(ascii: ":") else { return nil }
        walk.index += 1
        walk.skipSpaces()
        return walk.current == UInt8(ascii: "{") ? walk.index : nil
    }

    /// From an opening bracket to behind the closing one; brackets in strings and comments are none.
    private mutating func skipBrackets() -> Bool {
        var depth = 0
        while let byte = current {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                index += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                index += 1
                if depth == 0 { return true }
            case UInt8(ascii: "/"): skipComment()
            case UInt8(ascii: "\""), UInt8(ascii: "#"): if !skipString() { index += 1 }
            default: index += 1
            }
        }
        return false
    }

    private func has(_ text: StaticString, at place: Int) -> Bool {
        text.withUTF8Buffer { place + $0.count <= bytes.count && bytes[place..<place + $0.count].elementsEqual($0) }
    }

    private mutating func skipComment() {
        if has("//", at: index) {
            while let byte = current, byte != UInt8(ascii: "\n") { index += 1 }
        } else if has("/*", at: index) {
            var depth = 0
            repeat {
                if has("/*", at: index) {
                    depth += 1
                    index += 2
                } else if has("*/", at: index) {
                    depth -= 1
                    index += 2
                } else {
                    index += 1
                }
            } while depth > 0 && index < bytes.count
        } else {
            index += 1
        }
    }

    /// A string of one line or of several, with or without `#`; false where there is none.
    private mutating func skipString() -> Bool {
        var place = index
        while place < bytes.count, bytes[place] == UInt8(ascii: "#") { place += 1 }
        let hashes = place - index
        guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return false }
        let isLong = has("\"\"\"", at: place)
        index = place + (isLong ? 3 : 1)
        func isMark(_ at: Int) -> Bool {
            at + hashes <= bytes.count && bytes[at..<at + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
        }
        while let byte = current {
            if byte == UInt8(ascii: "\\"), isMark(index + 1) {
                index += 1 + hashes
                if current == UInt8(ascii: "(") {
                    if !skipBrackets() { return true }
                } else {
                    index += 1
                }
            } else if isLong ? has("\"\"\"", at: index) : byte == UInt8(ascii: "\""), isMark(index + (isLong ? 3 : 1)) {
                index += (isLong ? 3 : 1) + hashes
                return true
            } else {
                index += 1
            }
        }
        return true
    }
}
