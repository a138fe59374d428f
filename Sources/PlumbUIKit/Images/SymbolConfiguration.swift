import Foundation
import PlumbCore
import PlumbSymbols

extension UIImage {
    // Safe: nothing is stored in it.
    /// What a picture is asked for beside its name.
    public class Configuration: NSObject, @unchecked Sendable {}

    /// Size and weight of a symbol. Source: Apple (`UIImage.SymbolConfiguration`).
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        // Safe: all that it stores are constants.
        private let pointSize: CGFloat?
        private let textStyle: UIFont.TextStyle?
        private let weight: SymbolWeight
        private let scale: SymbolScale

        private init(_ size: CGFloat?, _ style: UIFont.TextStyle?, _ weight: SymbolWeight, _ scale: SymbolScale) {
            pointSize = size
            textStyle = style
            self.weight = weight
            self.scale = scale
        }

        /// As large as beside text of 17 points.
        convenience override init() { self.init(nil, nil, .unspecified, .default) }

        /// As large as a text of that many points.
        public convenience init(pointSize: CGFloat) { self.init(pointSize, nil, .unspecified, .default) }
        /// As large as a text of that many points.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize, nil, weight, .default)
        }
        /// As large as a text of that many points.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize, nil, weight, scale)
        }
        /// Small, medium or large beside the text.
        public convenience init(scale: SymbolScale) { self.init(nil, nil, .unspecified, scale) }
        /// As heavy as a text of that weight.
        public convenience init(weight: SymbolWeight) { self.init(nil, nil, weight, .default) }
        /// As large as a text in that style.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(nil, textStyle, .unspecified, .default) }
        /// As large as a text in that style.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(nil, textStyle, .unspecified, scale)
        }
        /// As large as beside text of a font.
        public convenience init(font: UIFont) {
            self.init(font.pointSize, nil, SymbolWeight(font.weight), .default)
        }
        /// As large and as heavy as a text in that font, in points.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(font.pointSize, nil, SymbolWeight(font.weight), scale)
        }

        var font: UIFont {
            let size = pointSize ?? textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize } ?? 17
            return UIFont.systemFont(ofSize: size, weight: weight.fontWeight())
        }

        var imageScale: Image.Scale {
            switch scale {
            case .small: .small
            case .large: .large
            case .default, .unspecified, .medium: .medium
            }
        }

        /// Points.
        func size(of symbol: Symbol) -> CGSize {
            let scale: PlumbSymbols.SymbolScale =
                switch imageScale {
                case .small: .small
                case .medium: .medium
                case .large: .large
                }
            return symbol.size(fontSize: Double(font.pointSize), weight: font.weight.value, scale: scale)
        }
    }

    /// How large a symbol is beside text.
    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

    /// How heavy the lines of a symbol are.
    public enum SymbolWeight: Int, Sendable {
        /// The weights there are.
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        private static let weights: [UIFont.Weight] = [
            .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]

        /// The font's weight of the same name.
        public func fontWeight() -> UIFont.Weight { Self.weights[rawValue] }

        fileprivate init(_ weight: UIFont.Weight) {
            self = SymbolWeight(rawValue: Self.weights.lastIndex(of: weight) ?? 4) ?? .regular
        }
    }
}
