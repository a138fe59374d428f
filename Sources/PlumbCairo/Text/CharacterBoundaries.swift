import CPango
import PlumbGraphics

/// Where the characters of a paragraph end, and what may happen there, by byte.
struct CharacterBoundaries {
    private enum Mark: UInt8 { case inside, scalar, character, lineBreak, mandatoryBreak }

    /// One for each byte and one for the end: what stands before it.
    private var marks: [Mark]

    init(_ paragraph: UnsafeBufferPointer<CChar>, language: ParagraphLanguage) {
        marks = Array(repeating: .inside, count: paragraph.count + 1)
        let scalars = paragraph.reduce(0) { $0 + (Self.startsScalar($1) ? 1 : 0) }
        withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: scalars + 1) { attributes in
            attributes.initialize(repeating: PangoLogAttr())
            pango_get_log_attrs(
                paragraph.baseAddress, Int32(paragraph.count), -1, pango_language_from_string(language.rawValue),
                attributes.baseAddress, Int32(scalars + 1))
            var scalar = 0
            for index in 0...paragraph.count where index == paragraph.count || Self.startsScalar(paragraph[index]) {
                let attribute = attributes[scalar]
                scalar += 1
                marks[index] =
                    if attribute.is_mandatory_break != 0 {
                        .mandatoryBreak
                    } else if attribute.is_line_break != 0 {
                        .lineBreak
                    } else if attribute.is_cursor_position != 0 {
                        .character
                    } else {
                        .scalar
                    }
            }
        }
        // The end of a paragraph is not a break: the newline that follows is.
        marks[paragraph.count] = .character
    }

    /// Whether a character ends before a byte.
    func isBoundary(_ byte: Int) -> Bool { marks[byte].rawValue >= Mark.character.rawValue }

    func breakAfter(_ byte: Int) -> Cluster.Break {
        switch marks[byte] {
        case .mandatoryBreak: .mandatory
        case .lineBreak: .allowed
        case .inside, .scalar, .character: .none
        }
    }

    /// White space that hangs over the end of a line; no-break spaces do not.
    func isWhitespace(_ range: Range<Int>, in paragraph: UnsafeBufferPointer<CChar>) -> Bool {
        if range.count == 1 {
            let byte = paragraph[range.lowerBound]
            return byte == 0x20 || (0x09...0x0D).contains(byte)
        }
        let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(paragraph)[range])
        return String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy {
            $0.properties.isWhitespace && $0 != "\u{A0}" && $0 != "\u{202F}" && $0 != "\u{2007}"
        }
    }

    private static func startsScalar(_ byte: CChar) -> Bool { UInt8(bitPattern: byte) & 0xC0 != 0x80 }
}
