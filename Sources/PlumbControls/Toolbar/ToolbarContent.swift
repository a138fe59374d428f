import PlumbCore

/// What stands in bars: items, groups of them, and what is made of these.
///
/// ```swift
/// .toolbar {
///     ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of what the content is made of. The compiler infers it.
    associatedtype Body: ToolbarContent
    /// What the content is made of.
    @ToolbarContentBuilder var body: Body { get }
}

/// Content of a toolbar whose items have names. People can't rearrange a toolbar on an iPhone.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {}

/// Content that Plumb takes apart itself.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    func add(to entries: inout ToolbarEntries)
}

extension PrimitiveToolbarContent {
    public var body: Never { fatalError("body of \(Self.self) can't be called: it has none") }
}

/// What stands in bars, taken apart.
@MainActor
struct ToolbarEntries {
    private(set) var all: [ToolbarEntry] = []
    private let slot: PropertySlot
    private var count = 0

    init(_ slot: PropertySlot) { self.slot = slot }

    mutating func add(_ entry: ToolbarEntry) { all.append(entry) }

    /// Adds entries, and changes them.
    mutating func change(_ change: (inout ToolbarEntry) -> Void, of add: (inout ToolbarEntries) -> Void) {
        let first = all.count
        add(&self)
        for index in all.indices.dropFirst(first) { change(&all[index]) }
    }

    mutating func addTitleMenu(_ view: AnyView) { add(ToolbarEntry(placement: .titleMenu, view: view)) }

    mutating func add<C: ToolbarContent>(_ content: C) {
        if let content = content as? any PrimitiveToolbarContent { return content.add(to: &self) }
        var content = content
        count += 1
        slot.nested(count).bind(propertiesOf: &content)
        add(content.body)
    }
}

/// An item of a bar, or several that stand side by side.
struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let view: AnyView
    /// What it is if it is no item: a gap.
    var gap: Gap?
    /// Whether it stands on a pane of glass, where the platform's items do.
    var hasGround = true

    enum Gap { case narrow, wide }
}

/// Content of a toolbar with what its types have of their own: state, values of the environment.
struct BoundToolbar<Content: ToolbarContent>: DynamicProperty {
    let content: Content
    private(set) var entries: [ToolbarEntry] = []

    init(content: Content) { self.content = content }

    @MainActor mutating func bind(to slot: PropertySlot) {
        var found = ToolbarEntries(slot)
        found.add(content)
        entries = found.all
    }
}

/// Makes the content of a toolbar out of a list.
@resultBuilder
public struct ToolbarContentBuilder {
    /// One item.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// One item with a name.
    public static func buildExpression<Content: CustomizableToolbarContent>(_ content: Content) -> Content { content }

    /// One item.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
    /// One item with a name.
    public static func buildBlock<Content: CustomizableToolbarContent>(
        _ content: Content
    ) -> some CustomizableToolbarContent { content }

    /// Several items in order.
    @MainActor @preconcurrency
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
        ToolbarList(adders: ToolbarList.adders(repeat each content))
    }

    /// Items, or none.
    @MainActor @preconcurrency
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// The first of two.
    public static func buildEither<A: ToolbarContent, B: ToolbarContent>(first: A) -> EitherToolbarContent<A, B> {
        .first(first)
    }

    /// The second of two.
    public static func buildEither<A: ToolbarContent, B: ToolbarContent>(second: B) -> EitherToolbarContent<A, B> {
        .second(second)
    }

    /// Items with names that only newer systems have.
    public static func buildLimitedAvailability<Content: CustomizableToolbarContent>(
        _ content: Content
    ) -> some CustomizableToolbarContent { content }

    /// Items that only newer systems have.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
        content
    }
}

/// One of two contents of a toolbar: what an `if` with an `else` makes.
public enum EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent>: PrimitiveToolbarContent {
    /// What each makes.
    public typealias Body = Never
    /// The first one.
    case first(First)
    /// The second one.
    case second(Second)

    func add(to entries: inout ToolbarEntries) {
        switch self {
        case .first(let content): entries.add(content)
        case .second(let content): entries.add(content)
        }
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never
}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
    func add(to entries: inout ToolbarEntries) { if let self { entries.add(self) } }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
    /// Items of bars that are written as one.
    @_disfavoredOverload
    public init(@ToolbarContentBuilder content: () -> Content) { self = .of(content()) }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group: PrimitiveToolbarContent where Content: ToolbarContent {
    func add(to entries: inout ToolbarEntries) { entries.add(content) }
}

/// Several contents of a toolbar.
private struct ToolbarList: PrimitiveToolbarContent {
    let adders: [@MainActor (inout ToolbarEntries) -> Void]

    static func adders<each C: ToolbarContent>(
        _ content: repeat each C
    ) -> [@MainActor (inout ToolbarEntries) -> Void] {
        var result: [@MainActor (inout ToolbarEntries) -> Void] = []
        for content in repeat each content { result.append { $0.add(content) } }
        return result
    }

    func add(to entries: inout ToolbarEntries) { for add in adders { add(&entries) } }
}
