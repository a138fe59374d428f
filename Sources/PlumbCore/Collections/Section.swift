import PlumbLayout

/// Views with a header before and a footer after them.
///
/// A lazy grid gives header and footer a line of their own, a form a card; any other container gets header, content and
/// footer as its own views.
@Located
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

    /// A list even of one view: a form dresses that view, and not the section.
    @MainActor public static var arity: Arity {
        let sum = Parent.arity + Content.arity + Footer.arity
        // Among cards there are more.
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
        if let outer = builder.values.sectionPart {
            // Who dresses the members finds in the environment what they are.
            func add<V: View>(_ view: V, _ kind: SectionPart.Kind) {
                let part = SectionPart(kind: kind, section: Int(section), hasCards: outer.hasCards)
                builder.add(view, with: EnvironmentModifier(\.sectionPart, part))
            }
            if outer.hasCards { add(Color.clear, .card) }
            add(view.header, .header)
            add(view.content, .row)
            add(view.footer, .footer)
            // Rows that come after the section are on a card of their own.
            if outer.hasCards { add(Color.clear, .card) }
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

    /// Where members are noted down, not made.
    @MainActor private static func note(
        _ view: Section, as section: NodeID, in notebook: MemberNotebook, _ builder: GraphBuilder
    ) {
        let outer = notebook.section
        notebook.section = MemberSection(node: section, kind: .head)
        builder.add(view.header)
        notebook.section = MemberSection(node: section, kind: .content)
        builder.add(view.content)
        notebook.section = MemberSection(node: section, kind: .foot)
        builder.add(view.footer)
        notebook.section = outer
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

/// What a view is in a form.
package struct SectionPart: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case header, row, footer
        /// What lies behind the next rows of one section.
        case card
    }

    package var kind: Kind
    /// Tells a section from others; those outside of any section have the same number.
    package var section: Int
    /// Whoever dresses the members wants cards among them: one before each section and one behind it.
    package var hasCards = false

    /// A row outside of any section.
    package static let loose = SectionPart(kind: .row, section: -1)
    /// Such a row among cards.
    package static let looseOnCards = SectionPart(kind: .row, section: -1, hasCards: true)
    /// A card for such rows.
    package static let looseCard = SectionPart(kind: .card, section: -1, hasCards: true)
}

private struct SectionPartKey: EnvironmentKey { static var defaultValue: SectionPart? { nil } }

extension EnvironmentValues {
    /// What views are here in the form around; nil where there is none, or where they are in a row of it.
    package var sectionPart: SectionPart? {
        get { self[SectionPartKey.self] }
        set { self[SectionPartKey.self] = newValue }
    }
}
