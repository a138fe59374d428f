/// The base direction of a paragraph: that of its first strong character (UAX #9, rules P2 and P3).
enum ParagraphDirection {
    case leftToRight, rightToLeft

    /// Nil if no character is strong.
    init?(of paragraph: UnsafeBufferPointer<CChar>) {
        let bytes = UnsafeRawBufferPointer(paragraph)
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if Self.isRightToLeft(scalar.value) {
                self = .rightToLeft
                return
            }
            if scalar.properties.isAlphabetic || scalar == "\u{200E}" {
                self = .leftToRight
                return
            }
        }
        return nil
    }

    /// The letters of the blocks whose default bidirectional class is R or AL (Hebrew, Arabic, Syriac, N’Ko …), and the
    /// marks.
    private static func isRightToLeft(_ value: UInt32) -> Bool {
        switch value {
        case 0x200F, 0x061C: true
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            Unicode.Scalar(value)?.properties.isAlphabetic ?? false
        default: false
        }
    }
}
