import Foundation
import PlumbCore

/// The styles of one kind of control that are in force at a place, innermost first.
///
/// A style sees the styles around the one that it is: a control in its body has the next of them. Two chains are equal
/// where their styles can't be told apart, so that an update with the same styles evaluates no control anew.
struct StyleChain<Configuration>: Equatable {
    private final class Link {
        let style: Any
        let makeBody: @MainActor (Configuration, Link?) -> OneView
        let isSame: (Any) -> Bool
        let outer: Link?

        init(
            _ style: Any, outer: Link?, isSame: @escaping (Any) -> Bool,
            makeBody: @escaping @MainActor (Configuration, Link?) -> OneView
        ) {
            self.style = style
            self.outer = outer
            self.isSame = isSame
            self.makeBody = makeBody
        }
    }

    private var innermost: Link?

    /// Whether a style is in force that somebody has set.
    var isEmpty: Bool { innermost == nil }
    /// The style in force; nil for the platform's own.
    var current: Any? { innermost?.style }

    /// Puts a style inside of those that are there.
    ///
    /// - Parameter makeBody: what the style makes of a control. The style may have state and read the environment, as a
    ///   view does.
    @MainActor
    mutating func add<Style, Body: View>(
        _ style: Style, in path: WritableKeyPath<EnvironmentValues, StyleChain>,
        makeBody: @escaping @MainActor (Style, Configuration) -> Body
    ) {
        innermost = Link(style, outer: innermost, isSame: { isSameStyle(style, $0) }) { configuration, outer in
            OneView(
                BoundBody(style) { makeBody($0, configuration) }
                    .environment(path, StyleChain(innermost: outer)))
        }
    }

    private init(innermost: Link?) { self.innermost = innermost }
    init() {}

    /// What the innermost style makes of a control; what the platform's own does where there is none.
    @MainActor
    func body<Default: View>(_ configuration: Configuration, default automatic: () -> Default) -> OneView {
        innermost.map { $0.makeBody(configuration, $0.outer) } ?? OneView(automatic())
    }

    static func == (a: StyleChain, b: StyleChain) -> Bool {
        var (left, right) = (a.innermost, b.innermost)
        while left !== right {
            guard let one = left, let other = right, one.isSame(other.style) else { return false }
            (left, right) = (one.outer, other.outer)
        }
        return true
    }
}

extension StyleChain: EnvironmentKey {
    static var defaultValue: StyleChain { StyleChain() }
}

extension View {
    /// Puts a style inside of those that are in force (`StyleChain.add`).
    func styled<Style, Configuration, Content: View>(
        by style: Style, in path: WritableKeyPath<EnvironmentValues, StyleChain<Configuration>>,
        makeBody: @escaping @MainActor (Style, Configuration) -> Content
    ) -> some View {
        transformEnvironment(path) { $0.add(style, in: path, makeBody: makeBody) }
    }
}

/// Equal where the styles can tell, else of the same type and without content.
func isSameStyle<Style>(_ style: Style, _ other: Any) -> Bool {
    guard let other = other as? Style else { return false }
    if MemoryLayout<Style>.size == 0 { return true }
    func compare<E: Equatable>(_ style: E) -> Bool { (other as? E).map { $0 == style } ?? false }
    return (style as? any Equatable).map { compare($0) } ?? false
}

/// What is made of a value that has state and values of the environment, but is no view: of a style, or of tabs.
struct BoundBody<Value, Content: View>: View {
    private let value: BoundValue<Value>
    private let content: @MainActor (Value) -> Content

    init(_ value: Value, content: @escaping @MainActor (Value) -> Content) {
        self.value = BoundValue(value: value)
        self.content = content
    }

    var body: Content { content(value.value) }
}

/// A value as a property of a view: what it keeps is kept there.
private struct BoundValue<Value>: DynamicProperty {
    var value: Value
    @MainActor mutating func bind(to place: PropertySlot) { place.bind(propertiesOf: &value) }
}
