import PlumbControls
import PlumbCore

// Rotors of entries that are put together by hand, and those of ranges of a text.

@available(
    *, unavailable, message: "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)"
)
public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder var body: Self.Body { get }
}

@available(
    *, unavailable, message: "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)"
)
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content
    where Content: AccessibilityRotorContent { absent() }
    public static func buildBlock<Content>(_ content: Content) -> some AccessibilityRotorContent
    where Content: AccessibilityRotorContent { content }
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> some AccessibilityRotorContent { absentValue() as AccessibilityRotorEntry<Int> }
    public static func buildIf<Content>(_ content: Content?) -> some AccessibilityRotorContent
    where Content: AccessibilityRotorContent { absentValue() as Content }
}

@available(
    *, unavailable, message: "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)"
)
public struct AccessibilityOptionalRotorContent: AccessibilityRotorContent {
    public var body: Never { return absent() }
}

@available(
    *, unavailable, message: "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)"
)
public struct AccessibilityRotorEntry<ID>: AccessibilityRotorContent where ID: Hashable {
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) { absent() }
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) { absent() }
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) { absent() }
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) { absent() }
    @_disfavoredOverload
    public init<L>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) where L: StringProtocol { absent() }
    @_disfavoredOverload
    public init<L>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) where L: StringProtocol { absent() }
    public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {})
    where ID == Never { absent() }
    public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {})
    where ID == Never { absent() }
    @_disfavoredOverload
    public init<L>(_ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {})
    where ID == Never, L: StringProtocol { absent() }
    public var body: Never { return absent() }
}

@available(
    *, unavailable, message: "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)"
)
extension Never: AccessibilityRotorContent {}

@available(
    *, unavailable, message: "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)"
)
extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public init(@AccessibilityRotorContentBuilder content: () -> Content) { absent() }
    public var body: Never { return absent() }
}

@available(
    *, unavailable, message: "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)"
)
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) { absent() }
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable { absent() }
    public var body: Never { return absent() }
}

extension View {
    @available(
        *, unavailable,
        message: "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)"
    )
    public func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID) -> some View where ID: Hashable {
        absent()
    }

    @available(
        *, unavailable,
        message: "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)"
    )
    public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { absent() }

    @available(
        *, unavailable,
        message: "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)"
    )
    public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
        absent()
    }

    @available(
        *, unavailable,
        message: "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)"
    )
    @_disfavoredOverload
    public func accessibilityRotor<L>(_ label: L, textRanges: [Range<String.Index>]) -> some View
    where L: StringProtocol { absent() }

    @available(
        *, unavailable,
        message: "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)"
    )
    public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View { absent() }

    @available(
        *, unavailable,
        message: "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)"
    )
    public func accessibilityRotor<Content>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent { absent() }

    @available(
        *, unavailable,
        message: "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)"
    )
    public func accessibilityRotor<Content>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent { absent() }

    @available(
        *, unavailable,
        message: "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)"
    )
    @_disfavoredOverload
    public func accessibilityRotor<L, Content>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where L: StringProtocol, Content: AccessibilityRotorContent { absent() }

    @available(
        *, unavailable,
        message: "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)"
    )
    public func accessibilityRotor<Content>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent { absent() }
}
