import PlumbLayout

/// Views with a header before and a footer after them.
///
/// A lazy grid gives header and footer a line of their own, a list and a form a card; any other container gets header,
/// content and footer as its own views.
@Located
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    /// Whether the views are there where sections can be closed.
    var isExpanded: Binding<Bool>?
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

    /// A list even of one view: a list dresses that view, and not the section.
    @MainActor public static var arity: Arity {
        let sum = Parent.arity + Content.arity + Footer.arity
        return sum.isSingle ? .variable : sum
    }

    /// A section is a list: its node only gives it a number, which every member carries to a grid around it.
    @MainActor public static func makeNodes(of view: Section, in builder: GraphBuilder) {
        let scope = builder.open(Section.self)
        let section = builder.node
        if let notebook = MemberNotebook.open {
            note(view, as: section, in: notebook, builder)
            return builder.close(scope)
        }
        if builder.list != nil {
            list(view, as: section, in: builder)
            return builder.close(scope)
        }
        if builder.values.sectionMember != nil {
            func add<V: View>(_ view: V, _ role: SectionMember.Role) {
                builder.add(
                    view, with: EnvironmentModifier(\.sectionMember, SectionMember(section: section, role: role)))
            }
            add(view.header, .header)
            add(view.content, .row)
            add(view.footer, .footer)
            return builder.close(scope)
        }
        func place(_ role: SectionMember.Role) -> LayoutValueModifier<SectionKey> {
            LayoutValueModifier(value: SectionMember(section: section, role: role))
        }
        builder.addMembers(of: view.header, modifier: place(.header))
        builder.addMembers(of: view.content, modifier: place(.row))
        builder.addMembers(of: view.footer, modifier: place(.footer))
        builder.close(scope)
    }

    /// Where members are noted down, not made.
    @MainActor private static func note(
        _ view: Section, as section: NodeID, in notebook: MemberNotebook, _ builder: GraphBuilder
    ) {
        let outer = notebook.place
        notebook.place = SectionMember(section: section, role: .header)
        builder.add(view.header)
        notebook.place = SectionMember(section: section, role: .row)
        builder.add(view.content)
        notebook.place = SectionMember(section: section, role: .footer)
        builder.add(view.footer)
        notebook.place = outer
    }

    /// In a list of which only some members are made. What may be pinned is painted in front of the rows.
    @MainActor private static func list(_ view: Section, as section: NodeID, in builder: GraphBuilder) {
        let raised = builder.list?.list.raised ?? []
        func add<V: View>(_ part: V, _ role: SectionMember.Role, _ change: EnvironmentModifier? = nil) {
            builder.addToList(as: SectionMember(section: section, role: role)) {
                switch (change, raised.contains(role)) {
                case (let change?, true): builder.add(part.zIndex(1), with: change)
                case (let change?, false): builder.add(part, with: change)
                case (nil, true): builder.add(part.zIndex(1))
                case (nil, false): builder.add(part)
                }
            }
        }
        guard builder.values.closesSections, let isExpanded = view.isExpanded else {
            add(view.header, .header)
            add(view.content, .row)
            return add(view.footer, .footer)
        }
        add(view.header, .header, EnvironmentModifier(\.sectionExpansion, isExpanded))
        if isExpanded.wrappedValue { add(view.content, .row) } else { add(EmptyView(), .row) }
        add(view.footer, .footer)
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
