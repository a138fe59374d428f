import Foundation

/// A text as it is written in source: a literal with values in it.
///
/// Plumb has no string tables: the text is shown as written, numbers as the en_US locale writes them. Markdown is not interpreted.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let pieces: [Text.Piece]

    public init(_ value: String) { pieces = [Text.Piece(text: value)] }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// Whether the text looks as if it had Markdown in it.
    var hasMarkdown: Bool {
        pieces.contains { $0.text.contains("**") || ($0.text.contains("](") && $0.text.contains("[")) }
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var pieces: [Text.Piece] = []
        /// The last piece is plain and can be continued.
        private var isOpen = false

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            if isOpen {
                pieces[pieces.count - 1].text += literal
            } else {
                pieces.append(Text.Piece(text: literal))
                isOpen = true
            }
        }

        public mutating func appendInterpolation(_ string: String) { appendLiteral(string) }
        public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { appendLiteral(String(string)) }
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { appendLiteral(String(describing: value)) }

        /// A text with its own styles.
        public mutating func appendInterpolation(_ text: Text) {
            pieces += text.pieces
            isOpen = false
        }

        @available(
            *, unavailable,
            message: "Plumb does not set pictures in lines of text yet; put them side by side in an HStack"
        )
        public mutating func appendInterpolation(_ image: Image) {}

        /// A whole number with its thousands apart.
        public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
            appendLiteral(IntegerFormatStyle<T>(locale: Locale(identifier: "en_US")).format(value))
        }

        /// A number with six decimals, as C's `%f` writes it.
        public mutating func appendInterpolation(_ value: Double) { appendLiteral(String(format: "%f", value)) }
        public mutating func appendInterpolation(_ value: Float) { appendInterpolation(Double(value)) }
        public mutating func appendInterpolation(_ value: CGFloat) { appendInterpolation(Double(value)) }

        /// A number by a C format such as `%.2f`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            appendLiteral(String(format: specifier, value))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            appendLiteral(format.format(input))
        }
    }
}
