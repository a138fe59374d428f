import Foundation

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var isUppercase = false
    private var prefix = ""
    private var plus = ""
    private var digits = 0

    /// With the digits 0 to 9.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }

    /// The same, with a plus before what is not negative, and zeros in front.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0)
        -> OSLogIntegerFormatting
    {
        var format = decimal
        format.plus = explicitPositiveSign ? "+" : ""
        format.digits = minDigits
        return format
    }

    /// With the digits 0 to f.
    public static var hex: OSLogIntegerFormatting { hex() }

    /// The same, with 0x in front, in capitals, or with zeros in front.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        var format = decimal(explicitPositiveSign: explicitPositiveSign, minDigits: minDigits)
        (format.radix, format.isUppercase, format.prefix) = (16, uppercase, includePrefix ? "0x" : "")
        return format
    }

    /// With the digits 0 to 7.
    public static var octal: OSLogIntegerFormatting { octal() }

    /// The same, with 0o in front, or with zeros in front.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        var format = decimal(explicitPositiveSign: explicitPositiveSign, minDigits: minDigits)
        (format.radix, format.prefix) = (8, includePrefix ? "0o" : "")
        return format
    }

    func text(_ number: some FixedWidthInteger) -> String {
        let body = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: min(max(0, digits - body.count), 1_000))
        return (number < 0 ? "-" : plus) + prefix + zeros + body
    }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
    private var letter = "f"
    private var precision: Int?
    private var plus = ""

    private static func format(
        _ letter: String, _ precision: Int?, _ isSigned: Bool, _ isUppercase: Bool
    ) -> Self {
        OSLogFloatFormatting(
            letter: isUppercase ? letter.uppercased() : letter, precision: precision,
            plus: isSigned ? "+" : "")
    }

    /// With six places behind the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }

    /// With so many places behind the point.
    public static func fixed(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        format("f", precision(), explicitPositiveSign, uppercase)
    }

    /// With the digits 0 to f.
    public static var hex: OSLogFloatFormatting { hex() }

    /// The same, with a plus, or in capitals.
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false)
        -> OSLogFloatFormatting
    {
        format("a", nil, explicitPositiveSign, uppercase)
    }

    /// With a power of ten.
    public static var exponential: OSLogFloatFormatting { exponential() }

    /// With a power of ten, and so many places behind the point.
    public static func exponential(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        format("e", precision(), explicitPositiveSign, uppercase)
    }

    /// As `fixed` or as `exponential`, whichever is shorter.
    public static var hybrid: OSLogFloatFormatting { hybrid() }

    /// The same, with so many digits.
    public static func hybrid(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        format("g", precision(), explicitPositiveSign, uppercase)
    }

    func text(_ number: Double) -> String {
        let places = precision.map { ".\(min(max(0, $0), 1_000))" } ?? ""
        return String(format: "%\(plus)\(places)\(letter)", number)
    }
}
