/// Walks over Swift source by its bytes, and knows what is code and what is a comment or a string.
///
/// 1. Comments end at their line, or with as many `*/` as there were `/*`. 2. Strings end with the quotation marks, and
/// as many `#`, with which they began; an interpolation in them is a group of brackets as any other. Regular
/// expressions between slashes are read as code: what has brackets that don't close in one must be written between `#/`
/// and `/#` elsewhere.
struct CodeScanner {
    /// A byte of the code, with the brackets that are open around it.
    struct Mark {
        /// Where it stands.
        let index: Int
        let byte: UInt8
        /// The places of the brackets that are open; an opening one is open after itself, a closing one no more at
        /// itself.
        let open: [Int]
    }

    let bytes: [UInt8]

    init(_ source: some StringProtocol) { bytes = Array(source.utf8) }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Calls with every byte of the code that is no space, in order.
    ///
    /// - Parameter visit: returns false to stop.
    func scan(_ visit: (Mark) -> Bool) {
        var open: [Int] = []
        var index = 0
        while index < bytes.count {
            if let end = endOfComment(at: index) {
                index = end
                continue
            }
            if let literal = StringStart(bytes, at: index) {
                // It is code too, for whoever looks where a declaration ends.
                guard visit(Mark(index: index, byte: UInt8(ascii: "\""), open: open)) else { return }
                index = endOfString(literal, at: index)
                continue
            }
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
            default: break
            }
            if byte > 0x20, !visit(Mark(index: index, byte: byte, open: open)) { return }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
            default: break
            }
            index += 1
        }
    }

    private func has(_ word: StaticString, at index: Int) -> Bool {
        word.withUTF8Buffer { bytes[index...].starts(with: $0) }
    }

    // 1
    /// Where a comment that begins here ends; nil where none begins.
    func endOfComment(at start: Int) -> Int? {
        if has("//", at: start) {
            return bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        }
        guard has("/*", at: start) else { return nil }
        var depth = 0
        var index = start
        while index < bytes.count {
            if has("/*", at: index) {
                depth += 1
                index += 2
            } else if has("*/", at: index) {
                depth -= 1
                index += 2
                if depth == 0 { return index }
            } else {
                index += 1
            }
        }
        return bytes.count
    }

    // 2
    /// The beginning of a string: how many `#` and quotation marks it has.
    private struct StringStart {
        var hashes = 0
        var quotes = 1
        var length: Int { hashes + quotes }

        init?(_ bytes: [UInt8], at start: Int) {
            var index = start
            while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
            guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
            hashes = index - start
            if bytes[index...].starts(with: Array("\"\"\"".utf8)) { quotes = 3 }
        }
    }

    private func endOfString(_ literal: StringStart, at start: Int) -> Int {
        let end =
            Array(repeating: UInt8(ascii: "\""), count: literal.quotes)
            + Array(repeating: UInt8(ascii: "#"), count: literal.hashes)
        let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: literal.hashes)
        var index = start + literal.length
        while index < bytes.count {
            if bytes[index...].starts(with: escape) {
                index += escape.count
                if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
                    index = endOfGroup(at: index)
                } else {
                    index += 1
                }
            } else if bytes[index...].starts(with: end) {
                return index + end.count
            } else if literal.quotes == 1, bytes[index] == 0x0A {
                // It has no end, which the compiler says.
                return index
            } else {
                index += 1
            }
        }
        return bytes.count
    }

    /// Where the group of brackets that begins here ends.
    private func endOfGroup(at start: Int) -> Int {
        var depth = 0
        var index = start
        while index < bytes.count {
            if let end = endOfComment(at: index) {
                index = end
                continue
            }
            if let literal = StringStart(bytes, at: index) {
                index = endOfString(literal, at: index)
                continue
            }
            switch bytes[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            index += 1
            if depth == 0 { return index }
        }
        return bytes.count
    }
}
