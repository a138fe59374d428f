import PlumbLayout

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Views with a header before them, which lists of the sidebar style can close.
    ///
    /// - Parameter isExpanded: whether the views are there; other lists show them always.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Views with a text before them, which lists of the sidebar style can close.
    ///
    /// - Parameter isExpanded: whether the views are there; other lists show them always.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Views with a text before them as it stands, which lists of the sidebar style can close.
    ///
    /// - Parameter isExpanded: whether the views are there; other lists show them always.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

/// The section that a view is part of, and as what.
enum SectionKey: LayoutValueKey {
    static var defaultValue: SectionMember { .loose }
}

private struct SectionMemberKey: ContextEnvironmentKey { static var defaultValue: SectionMember? { nil } }

extension EnvironmentValues {
    /// What views are here for a menu, which dresses its members. Nil where nobody does, and within such a member.
    package var sectionMember: SectionMember? {
        get { self[SectionMemberKey.self] }
        set { self[SectionMemberKey.self] = newValue }
    }
}

private struct SectionExpansionKey: ContextEnvironmentKey { static var defaultValue: Binding<Bool>? { nil } }
private struct ClosesSectionsKey: ContextEnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the section around can be closed, and is open: for its header.
    package var sectionExpansion: Binding<Bool>? {
        get { self[SectionExpansionKey.self] }
        set { self[SectionExpansionKey.self] = newValue }
    }

    /// Whether sections with `isExpanded` can be closed here.
    package var closesSections: Bool {
        get { self[ClosesSectionsKey.self] }
        set { self[ClosesSectionsKey.self] = newValue }
    }
}
