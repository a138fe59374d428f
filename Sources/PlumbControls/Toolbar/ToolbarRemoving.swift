import PlumbCore

/// Something that a bar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    /// The search field of a screen that is `searchable`.
    public static let search = ToolbarDefaultItemKind(name: "search")
    /// The button that shows and hides the first columns of a split view.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title of a screen.
    public static let title = ToolbarDefaultItemKind(name: "title")
}

enum RemovedItemTrait: TraitKey { typealias Value = ToolbarDefaultItemKind }

extension NavigationScreen {
    /// Whether a view in the screen has something taken out of its bar.
    func lacks(_ kind: ToolbarDefaultItemKind) -> Bool { traits.values(RemovedItemTrait.self).contains(kind) }
}

extension View {
    /// Leaves out something that bars have by themselves: the title or the search field of the screen around, or the
    /// button for the first columns of the split view around. What goes leaves no gap. Size and place are the view's;
    /// the safe area follows the bar.
    ///
    /// - Parameter defaultItemKind: what goes; nil for nothing.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        let isOfColumns = defaultItemKind == .sidebarToggle
        return trait(RemovedItemTrait.self, in: \.screen, isOfColumns ? nil : defaultItemKind)
            .trait(RemovedItemTrait.self, in: \.columns, isOfColumns ? defaultItemKind : nil)
    }
}
