import Foundation
import PlumbPlatform

/// A number that grows and shrinks with Dynamic Type, as the lines of a text style do.
///
/// 1. The factor is the line height of the style at the size in force, divided by that at `large` (which is 1
/// there). 2. The product is rounded to whole pixels (`UIFontMetrics`, measured: 17 at `medium`, relative to body, is
/// 17 × 21 ∕ 22, on a screen of scale 3 16.333).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    let base: Value
    /// Instead of the number, one of the platform's.
    let metric: KeyPath<Platform, Value>?
    let style: Font.TextStyle
    private var scaled: Value?

    /// - Parameter textStyle: the style whose lines it grows with.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
        metric = nil
    }

    /// Grows with body text.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The number where the view stands; the unscaled one outside of a body.
    public var wrappedValue: Value { scaled ?? base }

    @MainActor public mutating func bind(to place: PropertySlot) {
        let values = place.environment
        let base = metric.map { values.platform[keyPath: $0] } ?? base
        // 1
        let factor = values.platform.lineFactor(of: style, values.dynamicTypeSize)
        // 2
        let pixels = Double(base) * factor * Double(values.displayScale)
        guard factor != 1, pixels.isFinite, values.displayScale > 0 else { return scaled = base }
        scaled = Value(pixels.rounded() / Double(values.displayScale))
    }
}
