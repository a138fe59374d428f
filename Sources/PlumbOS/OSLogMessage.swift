import Foundation

/// What is logged: a text with values in it.
///
/// All values are shown, whatever their privacy; that they are kept from others' eyes is for logs that are kept.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// A text without values.
    public init(stringLiteral value: String) { text = value }
    /// A text with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var text = ""

    /// None yet.
    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity)
    }

    /// What stands between values.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func append(_ value: String, _ align: OSLogStringAlignment = .none) {
        text += align.padded(value)
    }

    /// A text.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(argumentString(), align)
    }

    /// What has a description.
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(value().description, align)
    }

    /// A whole number.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(format.text(number()), align)
    }

    /// A number, with six places behind the point unless the format says another.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(format.text(number()), align)
    }

    /// A number, with six places behind the point unless the format says another.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(format.text(Double(number())), align)
    }

    /// A truth value: "true" and "false" unless the format says another.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth,
        privacy: OSLogPrivacy = .auto
    ) {
        append(format == .truth ? "\(boolean())" : boolean() ? "yes" : "no")
    }

    /// The name of a type.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append("\(value())", align)
    }

    /// An error, by its words.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
    ) {
        append(error().localizedDescription)
    }

    /// An object.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
    ) {
        append(argumentObject()?.description ?? "(null)")
    }

    /// An address.
    public mutating func appendInterpolation(
        _ pointer: @autoclosure () -> UnsafeRawPointer?, privacy: OSLogPrivacy = .auto
    ) {
        append(pointer().map { "0x" + String(UInt(bitPattern: $0), radix: 16) } ?? "0x0")
    }
}

/// Whom a value is for. It changes nothing here: all values are shown.
public struct OSLogPrivacy: Sendable {
    /// What is shown in place of a value.
    public enum Mask: Sendable {
        /// A number that stands for it.
        case hash
        /// Nothing.
        case none
    }

    /// By the kind of the value.
    public static let auto = OSLogPrivacy()
    /// For everyone.
    public static let `public` = OSLogPrivacy()
    /// For the person who runs the program.
    public static let `private` = OSLogPrivacy()
    /// For nobody, unless asked for.
    public static let sensitive = OSLogPrivacy()

    /// By the kind of the value, with a mask where it is not shown.
    public static func auto(mask: Mask) -> OSLogPrivacy { auto }
    /// For the person who runs the program, with a mask for others.
    public static func `private`(mask: Mask) -> OSLogPrivacy { `private` }
    /// For nobody, unless asked for, with a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { sensitive }
}

/// How many characters a value takes at least.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool

    /// As many as it has.
    public static let none = OSLogStringAlignment(columns: 0, isRight: false)

    /// Blanks before it.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: true)
    }

    /// Blanks behind it.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: false)
    }

    func padded(_ text: String) -> String {
        let blanks = String(repeating: " ", count: min(max(0, columns - text.count), 1_000))
        return isRight ? blanks + text : text + blanks
    }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable {
    /// "true" and "false".
    case truth
    /// "yes" and "no".
    case answer
}
