import Foundation
import PlumbCore

/// A line under or through a text, by UIKit's name. Source: Apple (`NSUnderlineStyle`).
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The lines there are, to be combined: a kind, a pattern, and where it is drawn.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Under words alone, and not under the spaces between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    private static let patterns: [(pattern: Text.LineStyle.Pattern, bits: Int)] = [
        (.solid, 0), (.dot, 0x0100), (.dash, 0x0200), (.dashDot, 0x0300), (.dashDotDot, 0x0400),
    ]

    /// A single line with the pattern of SwiftUI's style.
    public init(_ lineStyle: Text.LineStyle) {
        let bits = Self.patterns.first { lineStyle.hasPattern($0.pattern) }?.bits ?? 0
        self.init(rawValue: Self.single.rawValue | bits)
    }

    /// The pattern of a single line; nil for other lines, which SwiftUI has not.
    fileprivate var pattern: Text.LineStyle.Pattern? {
        guard rawValue & 0xFF == Self.single.rawValue, !contains(.byWord) else { return nil }
        return Self.patterns.first { $0.bits == rawValue & 0x0F00 }?.pattern
    }
}

extension Text.LineStyle {
    /// A single line with the pattern of UIKit's style; nil for what SwiftUI has not: thick and double lines, lines
    /// under words alone, and none.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
        guard let pattern = nsUnderlineStyle.pattern else { return nil }
        self.init(pattern: pattern)
    }
}
