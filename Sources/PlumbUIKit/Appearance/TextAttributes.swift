import Foundation
import PlumbCore

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Points, as an `NSNumber`.
    public static let kern = NSAttributedString.Key("NSKern")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let link = NSAttributedString.Key("NSLink")
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    public static let shadow = NSAttributedString.Key("NSShadow")
}

/// How a paragraph is set: kept. Source: Apple (`NSParagraphStyle`).
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    // Safe: only a mutable one changes, and that belongs to whoever makes it.
    /// Where the views stand across the axis; kept.
    open fileprivate(set) var alignment = NSTextAlignment.natural
    /// Points between two lines.
    open fileprivate(set) var lineSpacing: CGFloat = 0
    /// What happens to a text that has not enough room; kept.
    open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// How a paragraph is to be set: kept. Source: Apple (`NSMutableParagraphStyle`).
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    // Safe: it belongs to whoever makes it.
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
}

extension String {
    /// How large the text is on one line, or on as many as it has breaks, in points: with the font of the attributes,
    /// else with one of 12 points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        size(on: nil, attributes)
    }

    /// How large the text is on lines of a width, in points: with the font of the attributes, else with one of 12
    /// points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        let isBroken =
            options.contains(.usesLineFragmentOrigin) && size.width.isFinite && size.width > 0 && size.width < 1e6
        return CGRect(origin: .zero, size: self.size(on: isBroken ? Double(size.width) : nil, attributes))
    }

    private func size(on width: Double?, _ attributes: [NSAttributedString.Key: Any]?) -> CGSize {
        let font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
        let world = HostAtWork.now.environment
        let engine = world.textEngine
        let span = TextSpan(
            self, font: Font(font).descriptor(in: world), tracking: (attributes?[.kern] as? NSNumber)?.doubleValue ?? 0)
        let shaped = engine.shape([span])
        let spacing = (attributes?[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing ?? 0
        let options = TextLayoutOptions(
            lineMetrics: [engine.metrics(of: span.font)], lineSpacing: Double(spacing), isFixed: engine.isFixed,
            balancesLoneWord: false)
        let layout = TextLayout(shaped, options: options, proposedWidth: width, proposedHeight: nil) { _ in shaped }
        // UIKit's rectangle is as wide as the longest line, not as what it was given.
        guard width != nil else { return layout.size }
        return CGSize(width: layout.lines.map(\.width).max() ?? 0, height: layout.size.height)
    }
}

extension NSString {
    /// How large the text is, in points: with the font of the attributes, else with one of 12 points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attributes)
    }

    /// How large the text is on lines of a width, in points: with the font of the attributes, else with one of 12
    /// points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { description.boundingRect(with: size, options: options, attributes: attributes, context: context) }
}

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// On as many lines as it needs.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What is known of a text that was measured; nothing is asked of it.
open class NSStringDrawingContext: NSObject {}
