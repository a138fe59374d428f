/// Makes another view of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// What `body(content:)` makes.
    associatedtype Body: View
    /// What the modifier is applied to.
    typealias Content = ViewModifierContent<Self>

    /// The modified view; `content` stands for what the modifier is applied to.
    @ViewBuilder func body(content: Content) -> Body

    /// Makes or updates the nodes of the modified view: a modifier with a body needs nothing here.
    static func makeNodes<C: View>(of modifier: Self, content: C, in builder: GraphBuilder)

    /// How many members the modified view gives to a container.
    static func arity<C: View>(of content: C.Type) -> Arity
}

extension ViewModifier {
    public static func makeNodes<C: View>(of modifier: Self, content: C, in builder: GraphBuilder) {
        builder.add(ModifiedBody(modifier: modifier, content: content))
    }

    public static func arity<C: View>(of content: C.Type) -> Arity {
        ModifiedArity.with(content.arity, for: Self.self) { Body.arity }
    }
}

/// What modifiers are being applied to while the arity of their bodies is asked for.
@MainActor
private enum ModifiedArity {
    private static var contents: [(modifier: ObjectIdentifier, arity: Arity)] = []

    static func with<M>(_ arity: Arity, for modifier: M.Type, _ body: () -> Arity) -> Arity {
        contents.append((ObjectIdentifier(modifier), arity))
        defer { contents.removeLast() }
        return body()
    }

    /// The arity of a modifier's content; unknown outside of such a question.
    static func content<M>(of modifier: M.Type) -> Arity {
        contents.last { $0.modifier == ObjectIdentifier(modifier) }?.arity ?? .variable
    }
}

/// A modifier of Plumb's own: it has no body, and wraps each member of a list by itself.
nonisolated public protocol MemberModifier: ViewModifier where Body == Never {}

extension MemberModifier {
    @MainActor public func body(content: Content) -> Never { primitiveBody(Self.self) }
    @MainActor public static func arity<C: View>(of content: C.Type) -> Arity { content.arity }
}

/// A modifier of Plumb's own that changes what a whole list inherits.
nonisolated public protocol SubtreeModifier: ViewModifier where Body == Never {}

extension SubtreeModifier {
    @MainActor public func body(content: Content) -> Never { primitiveBody(Self.self) }
    @MainActor public static func arity<C: View>(of content: C.Type) -> Arity { content.arity }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier>: LocatedValue {
    /// Where the modifier was written.
    @usableFromInline package var sourceAddress = SourceAddress.unknown
    /// What is modified.
    public var content: Content
    /// What modifies it.
    public var modifier: Modifier

    /// The same as `content.modifier(modifier)`.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
    /// Equal where what is modified and what modifies it are.
    nonisolated public static func == (a: ModifiedContent, b: ModifiedContent) -> Bool {
        a.content == b.content && a.modifier == b.modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    @MainActor public static var arity: Arity { Modifier.arity(of: Content.self) }

    @MainActor public static func makeNodes(of view: ModifiedContent, in builder: GraphBuilder) {
        if !Content.arity.isSingle, let member = Modifier.self as? any MemberModifier.Type {
            builder.addToMembers(member, view)
        } else {
            Modifier.makeNodes(of: view.modifier, content: view.content, in: builder)
        }
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: ViewModifierContent<Self>) -> some View {
        content.modifier(self.content).modifier(self.modifier)
    }
}

extension View {
    /// Applies a modifier.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        var view = ModifiedContent(content: self, modifier: modifier)
        view.sourceAddress = .here()
        return view
    }
}

extension ViewModifier {
    /// This modifier, then another.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: SubtreeModifier, Sendable {
    /// Changes nothing.
    public init() {}
    /// The one value that is ever needed.
    public static let identity = EmptyModifier()
    @MainActor public static func makeNodes<C: View>(of modifier: EmptyModifier, content: C, in builder: GraphBuilder) {
        builder.add(content)
    }
}

/// Stands for the modified view in a modifier's body.
public struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView, UnlocatedView {
    fileprivate let add: @MainActor (GraphBuilder) -> Void

    @MainActor public static var arity: Arity { ModifiedArity.content(of: Modifier.self) }
    @MainActor public static func makeNodes(of view: ViewModifierContent, in builder: GraphBuilder) {
        let scope = builder.open(ViewModifierContent.self)
        if SourceAddress.isRecorded {
            SourceFrame.outside(of: Modifier.self) { view.add(builder) }
        } else {
            view.add(builder)
        }
        builder.close(scope)
    }
}

/// A modifier with a body, applied: it has state of its own, as a view has.
private struct ModifiedBody<Modifier: ViewModifier, Content: View>: View, ModifierBody {
    static var modifierType: Any.Type { Modifier.self }
    var modifier: BoundModifier<Modifier>
    let content: Content

    init(modifier: Modifier, content: Content) {
        self.modifier = BoundModifier(modifier: modifier)
        self.content = content
    }

    var body: Modifier.Body {
        modifier.modifier.body(content: ViewModifierContent(add: { [content] in $0.add(content) }))
    }
}

extension ModifiedBody: @preconcurrency Animatable where Modifier: Animatable {
    var animatableData: Modifier.AnimatableData {
        get { modifier.modifier.animatableData }
        set { modifier.modifier.animatableData = newValue }
    }
}

/// A modifier as a property of the view that applies it: what it keeps is kept there.
private struct BoundModifier<Modifier>: DynamicProperty {
    var modifier: Modifier

    @MainActor mutating func bind(to place: PropertySlot) { place.bindProperties(of: &modifier) }
}

extension GraphBuilder {
    /// Lets a modifier wait for the members of the list that it is applied to.
    fileprivate func addToMembers<M: MemberModifier, Content: View, Modifier>(
        _ type: M.Type, _ view: ModifiedContent<Content, Modifier>
    ) {
        guard let modifier = view.modifier as? M else { return }
        addMembers(of: view.content, modifier: modifier, at: view.sourceAddress)
    }
}

/// A view modifier with data that can change step by step.
@available(*, deprecated, message: "Conform to Animatable and ViewModifier instead.")
public protocol AnimatableModifier: Animatable, ViewModifier {}
