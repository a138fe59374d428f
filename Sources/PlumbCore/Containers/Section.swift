/// Views with a header before and a footer after them.
///
/// A lazy grid gives header and footer a line of their own; any other container gets header, content and footer as its own views.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    /// Views with a header before and a footer after them, all made by closures.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// The order of arguments of earlier systems.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    @MainActor public static var arity: Arity { Parent.arity + Content.arity + Footer.arity }

    /// A section is a list: its node only gives it a number, which every member carries to a grid around it.
    @MainActor public static func makeNodes(of view: Section, in builder: GraphBuilder) {
        let scope = builder.open(Section.self)
        let section = builder.node
        if builder.list != nil {
            list(view, as: section, in: builder)
            return builder.close(scope)
        }
        func mark(_ kind: ListMark.Kind) -> LayoutValueModifier<SectionKey> {
            LayoutValueModifier(value: ListMark(group: section, kind: kind))
        }
        builder.addMembers(of: view.header, modifier: mark(.head))
        builder.addMembers(of: view.content, modifier: mark(.content))
        builder.addMembers(of: view.footer, modifier: mark(.foot))
        builder.close(scope)
    }

    /// In a list of which only some members are made. What may be pinned is painted in front of the rows.
    @MainActor private static func list(_ view: Section, as section: NodeID, in builder: GraphBuilder) {
        let raised = builder.list?.list.raised ?? []
        func add<V: View>(_ part: V, _ kind: ListMark.Kind) {
            let mark = ListMark(group: section, kind: kind)
            if raised.contains(kind) {
                builder.addToList(part.zIndex(1), mark: mark)
            } else {
                builder.addToList(part, mark: mark)
            }
        }
        add(view.header, .head)
        add(view.content, .content)
        add(view.footer, .foot)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Views without a header or footer: a lazy grid begins a new line for them.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Views with a header before them.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// The order of arguments of earlier systems.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Views with a footer after them.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// The order of arguments of earlier systems.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Views with a text before them, looked up in the localised strings.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Views with a text before them, as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

/// The section that a view is part of, and as what.
enum SectionKey: LayoutValueKey {
    static var defaultValue: ListMark? { nil }
}
