import PlumbLayout

/// Views made of the views of a container, under the names that SwiftUI's interface has them by and Apple does not
/// document. `Group(subviews:)` is the documented form. Source: SwiftUI's public interface; Moving Parts, "SwiftUI
/// under the Hood: Variadic Views".
public enum _VariadicView {
    /// What makes something of views.
    public typealias Root = _VariadicView_Root
    /// What makes views of views.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// What makes one view of views.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// What makes as many views of views as its body has.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// The views that a root is given.
    public typealias Children = _VariadicView_Children

    /// A root with its views. Size and place are those of what the root makes.
    public struct Tree<Root: _VariadicView_Root, Content> {
        /// What makes something of the views.
        public var root: Root
        /// The views.
        public var content: Content

        /// A root with its views.
        public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        /// A root with its views.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.init(root: root, content: content())
        }
    }
}

/// What makes something of views.
public protocol _VariadicView_Root {}

/// What makes views of views.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// What is made.
    associatedtype Body: View
    /// Makes views of the views of the content, which are found as by any container.
    @ViewBuilder @MainActor func body(children: _VariadicView.Children) -> Body
    /// Whether the body is one view for the container around.
    static var _isOneView: Bool { get }
}

/// What makes one view of views: a body of several is a column.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
extension _VariadicView_UnaryViewRoot {
    /// True.
    public static var _isOneView: Bool { true }
}

/// What makes as many views of views as its body has.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
extension _VariadicView_MultiViewRoot {
    /// False.
    public static var _isOneView: Bool { false }
}

extension _VariadicView.Tree: View, PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
    @MainActor public static var arity: Arity { Root._isOneView ? .one : Root.Body.arity }

    @MainActor public static func makeNodes(of view: _VariadicView.Tree<Root, Content>, in builder: GraphBuilder) {
        let root = view.root
        let made = MemberReader(view.content) { root.body(children: _VariadicView_Children($0)) }
        if Root._isOneView && Root.Body.arity != .one { builder.add(VStack { made }) } else { builder.add(made) }
    }
}

/// The views that a root is given, in order. As a view it is all of them.
public struct _VariadicView_Children: RandomAccessCollection {
    /// Positions are numbers.
    public typealias Index = Int

    /// One of the views. It can be shown as often as wanted.
    public struct Element: Identifiable {
        let member: Member

        /// What tells the view from the others.
        public var id: AnyHashable { AnyHashable(member.id) }

        /// The id of the element of the innermost `ForEach`, where it is of this type.
        public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { member.elementID?.base as? ID }

        /// What `_trait(_:_:)` has said of the view; else the key's default. A view's own traits can't be set from
        /// here.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            member.containerValues[TraitIndex<Trait>()]
        }
    }

    let children: [Element]

    init(_ members: [Member]) { children = members.map(Element.init) }

    /// The position of the first.
    public var startIndex: Int { 0 }
    /// The position behind the last.
    public var endIndex: Int { children.count }
    /// The one at a position.
    public subscript(index: Int) -> Element { children[index] }
}

extension _VariadicView_Children: View {
    /// What is shown.
    public var body: some View { ForEach(children) { $0 } }
}

extension _VariadicView_Children.Element: View {
    /// What is shown.
    public var body: some View { member.view }
}

/// A value that a view carries for a variadic view around it, and its default. `ContainerValueKey` is the documented
/// form.
public protocol _ViewTraitKey {
    /// What views carry.
    associatedtype Value
    /// What a view carries that states nothing.
    static var defaultValue: Value { get }
}

/// A key as a part of a key path.
struct TraitIndex<Key: _ViewTraitKey>: Hashable {}

extension ContainerValues {
    subscript<Key>(index: TraitIndex<Key>) -> Key.Value {
        get { value(of: Key.self) as? Key.Value ?? Key.defaultValue }
        set { setValue(newValue, of: Key.self) }
    }
}

extension View {
    /// Gives the view a value for a variadic view around it. Size and place are the view's.
    public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        containerValue(\.[TraitIndex<K>()], value)
    }
}
