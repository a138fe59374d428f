/// Markup of HTML that begins and never ends: `<?`, `<!A` and `<![CDATA[` without `?>`, `>` and `]]>` behind them.
///
/// It is text, but cmark looks for its end from each beginning to the end of the text: a quarter of a megabyte takes it
/// twenty seconds. Another character of the same class, one that the text does not have, covers those beginnings
/// meanwhile. Where a line begins with `<?` or `<!`, a block of HTML does, which needs no end: those stay.
enum OpenMarkup {
    /// - Returns: nil where there is nothing to cover.
    static func covered(_ text: String) throws(Markdown.Failure) -> (text: String, cover: Unicode.Scalar)? {
        var bytes = Array(text.utf8)
        let starts = starts(in: bytes)
        guard !starts.isEmpty else { return nil }
        guard let cover = covers.first(where: { !text.unicodeScalars.contains($0) }) else {
            throw Markdown.Failure(
                description: "the text has all dashes and marks that Unicode knows; it is drawn as it is written")
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 2 * starts.count)
        var copied = 0
        for start in starts {
            result += bytes[copied..<start]
            result += UTF8.encode(cover)!
            copied = start + 1
        }
        result += bytes[copied...]
        bytes = []
        return (String(decoding: result, as: UTF8.self), cover)
    }

    /// Rare punctuation.
    private static let covers: [Unicode.Scalar] = ["\u{2E15}", "\u{2E16}", "\u{2E17}", "\u{2E1A}", "\u{2E1B}"]

    /// Where open markup begins.
    private static func starts(in bytes: [UInt8]) -> [Int] {
        guard bytes.contains(UInt8(ascii: "<")) else { return [] }
        let lastEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
        let lastInstruction = last("?>", in: bytes)
        let lastSection = last("]]>", in: bytes)
        let section = Array("![CDATA[".utf8)
        var starts: [Int] = []
        /// Whether nothing but what can open blocks stands before a byte on its line.
        var beginsLine = true
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "<"), !beginsLine, index + 1 < bytes.count {
                let isOpen =
                    switch bytes[index + 1] {
                    case UInt8(ascii: "?"): index > lastInstruction
                    case UInt8(ascii: "!"):
                        bytes[(index + 1)...].starts(with: section) ? index > lastSection : index > lastEnd
                    default: false
                    }
                if isOpen { starts.append(index) }
            }
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): beginsLine = true
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"),
                UInt8(ascii: "*"), UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                break
            default: beginsLine = false
            }
        }
        return starts
    }

    /// Where a sign stands the last time; −1 for nowhere.
    private static func last(_ sign: StaticString, in bytes: [UInt8]) -> Int {
        let sign = sign.withUTF8Buffer { Array($0) }
        guard bytes.count >= sign.count else { return -1 }
        return (0...(bytes.count - sign.count)).last { bytes[$0...].starts(with: sign) } ?? -1
    }
}
