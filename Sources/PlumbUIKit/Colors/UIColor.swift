import Foundation
import PlumbCore

/// A colour of UIKit: components, a name of the assets, a colour of the system, or a closure that is asked for each of
/// a view's surroundings.
///
/// Source: Apple (`UIColor`).
public final class UIColor: NSObject, Sendable {
    let color: Color

    /// The colour of SwiftUI.
    public init(_ color: Color) {
        self.color = color
        super.init()
    }

    /// Components of extended sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// Components of Display P3, from 0 to 1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// A grey.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(white: Double(white), opacity: Double(alpha)))
    }

    /// Hue, saturation and brightness from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
                opacity: Double(alpha)))
    }

    /// A colour of Core Graphics.
    public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

    /// A colour of the assets; nil where there is none of the name.
    public convenience init?(named name: String) {
        let world = HostAtWork.now.environment
        guard world.assets?.color(named: name, dark: false) ?? world.assets?.color(named: name, dark: true) != nil
        else { return nil }
        self.init(Color(name))
    }

    /// A colour of the assets; nil where there is none of the name. Whatever the bundle, the assets are those that the
    /// call has.
    ///
    /// - Parameter traitCollection: for which it is looked up; nil for where it is shown.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let found = UIColor(named: name) else { return nil }
        self.init(traitCollection.map { found.resolvedColor(with: $0).color } ?? found.color)
    }

    /// A colour of the assets by a name that the compiler knows.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }

    /// A colour that a closure gives, for the surroundings in which it is shown.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(Color(ProvidedColor(provider: dynamicProvider)))
    }

    @available(*, unavailable, message: "Plumb has no pattern colors; fill with ImagePaint(image:) instead")
    public convenience init(patternImage image: UIImage) { self.init(Color.clear) }

    /// The colour with an opacity of its own, from 0 to 1, whatever it has now.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch color.cgColor {
        case let known?: UIColor(cgColor: known.copy(alpha: alpha) ?? known)
        case nil: UIColor(Color(ProvidedColor { UIColor(cgColor: self.cgColor(in: $0)).withAlphaComponent(alpha) }))
        }
    }

    /// The colour as it is in some surroundings.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(cgColor: cgColor(in: traitCollection))
    }

    /// The colour as it is in the surroundings of the host at work.
    public var cgColor: CGColor { color.cgColor ?? cgColor(in: .current) }

    private func cgColor(in traits: UITraitCollection) -> CGColor { CGColor(color.rgba(in: traits.environment)) }

    /// Whether two colours are the same: the same components, name or closure.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    public override var hash: Int { color.hashValue }
    public override var description: String { "UIColor(\(color))" }
}

// MARK: Components

extension UIColor {
    /// Red, green, blue and opacity, in extended sRGB, in the surroundings of the host at work. Always there.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = cgColor.rgba
        red?.pointee = CGFloat(rgba.red)
        green?.pointee = CGFloat(rgba.green)
        blue?.pointee = CGFloat(rgba.blue)
        alpha?.pointee = CGFloat(rgba.alpha)
        return true
    }

    /// Hue, saturation, brightness and opacity, from 0 to 1. False for a colour outside of sRGB, which has none.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = cgColor.rgba
        let (r, g, b) = (rgba.red, rgba.green, rgba.blue)
        guard [r, g, b].allSatisfy({ (0...1).contains($0) }) else { return false }
        let (most, least) = (max(r, g, b), min(r, g, b))
        let range = most - least
        var turn = 0.0
        if range > 0 {
            turn = most == r ? (g - b) / range : most == g ? 2 + (b - r) / range : 4 + (r - g) / range
        }
        hue?.pointee = CGFloat((turn < 0 ? turn + 6 : turn) / 6)
        saturation?.pointee = CGFloat(most > 0 ? range / most : 0)
        brightness?.pointee = CGFloat(most)
        alpha?.pointee = CGFloat(rgba.alpha)
        return true
    }

    /// The grey and the opacity. False for a colour that is no grey.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = cgColor.rgba
        guard abs(rgba.red - rgba.green) < 1e-6, abs(rgba.green - rgba.blue) < 1e-6 else { return false }
        white?.pointee = CGFloat(rgba.red)
        alpha?.pointee = CGFloat(rgba.alpha)
        return true
    }
}

/// A colour that a closure gives. Two are equal if they are the same one: closures can't be compared.
private final class ProvidedColor: ShapeStyle, Hashable, Sendable {
    private let provider: @Sendable (UITraitCollection) -> UIColor

    init(provider: @escaping @Sendable (UITraitCollection) -> UIColor) { self.provider = provider }

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        provider(UITraitCollection(environment)).color.resolve(in: environment)
    }

    static func == (a: ProvidedColor, b: ProvidedColor) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: SwiftUI

extension Color {
    /// The colour that UIKit has a name for: `Color(uiColor: .systemGray6)`.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// The colour that UIKit has a name for: `Color(.systemGray6)`.
    public init(_ color: UIColor) { self = color.color }
}

/// What `#colorLiteral(red:green:blue:alpha:)` is where nothing else says its type.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    /// Components of extended sRGB.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
