/// Values as a PDF file has them. Source: ISO 32000-1, 7.3.
enum PDFText {
    /// A text of any language: UTF-16 in hexadecimal digits.
    static func string(_ text: String) -> String {
        "<FEFF" + text.utf16.map { digits($0) }.joined() + ">"
    }

    /// A string of ASCII characters.
    static func ascii(_ text: String) -> String {
        "(" + text.reduce(into: "") { $0 += "()\\".contains($1) ? "\\\($1)" : String($1) } + ")"
    }

    /// A name of any characters.
    static func name(_ text: String) -> String {
        "/"
            + text.utf8.reduce(into: "") { name, byte in
                let scalar = Unicode.Scalar(byte)
                let isPlain = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-"
                if byte < 0x80, isPlain {
                    name.unicodeScalars.append(scalar)
                } else {
                    name += "#" + digits(UInt16(byte)).suffix(2)
                }
            }
    }

    private static func digits(_ value: UInt16) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }

    /// A number with two decimals: no exponent, which PDF does not know.
    static func number(_ value: Double) -> String {
        let hundredths = value.isNaN ? 0 : Int((min(max(value, -1e9), 1e9) * 100).rounded())
        let (whole, part) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        return "\(hundredths < 0 ? "-" : "")\(whole).\(part < 10 ? "0" : "")\(part)"
    }
}
