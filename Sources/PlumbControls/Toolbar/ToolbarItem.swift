import PlumbCore

/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Sendable {
    enum Place { case leading, trailing, centre, bottom, status, keyboard, menu, titleMenu }

    let place: Place
    /// Whether the item's words are bold: it ends what the screen is for.
    var isProminent = false

    /// At the trailing end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// In the middle of the navigation bar, instead of the title.
    public static let principal = ToolbarItemPlacement(place: .centre)
    /// At the leading end of the navigation bar.
    public static let navigation = ToolbarItemPlacement(place: .leading)
    /// At the trailing end of the navigation bar.
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    /// In a menu at the trailing end of the navigation bar.
    public static let secondaryAction = ToolbarItemPlacement(place: .menu)
    /// In the middle of the bar at the bottom.
    public static let status = ToolbarItemPlacement(place: .status)
    /// At the trailing end of the navigation bar, in bold.
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isProminent: true)
    /// At the leading end of the navigation bar.
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    /// At the trailing end of the navigation bar.
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    /// Above the keyboard on the screen, while there is one.
    public static let keyboard = ToolbarItemPlacement(place: .keyboard)
    /// At the leading end of the navigation bar.
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    /// At the trailing end of the navigation bar.
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// At the leading end of the navigation bar: the older name.
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    /// At the trailing end of the navigation bar: the older name.
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// In the menu of the title.
    static let titleMenu = ToolbarItemPlacement(place: .titleMenu)
    /// In the bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
}

/// An item of a bar. Size and place are the bar's.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    let itemID: ID
    let placement: ToolbarItemPlacement
    let content: Content
    /// What the item is made of: nothing else.
    public typealias Body = Never
}

extension ToolbarItem: PrimitiveToolbarContent {
    func add(to entries: inout ToolbarEntries) {
        entries.add(ToolbarEntry(placement: placement, view: AnyView(content)))
    }
}

extension ToolbarItem where ID == () {
    /// An item of a bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(itemID: (), placement: placement, content: content())
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// An item of a bar with a name, by which people find it again who rearrange a toolbar; on an iPhone they can't.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(itemID: id, placement: placement, content: content())
    }

    /// An item of a bar with a name. It is shown in any case: toolbars can't be rearranged on an iPhone.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) { self.init(itemID: id, placement: placement, content: content()) }
}

extension ToolbarItem: @MainActor Identifiable where ID: Hashable {
    /// The item's name.
    public var id: ID { itemID }
}

/// Items of a bar that stand side by side.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content
    /// What the group is made of: nothing else.
    public typealias Body = Never

    /// Views that are items of a bar, in order.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
    func add(to entries: inout ToolbarEntries) {
        entries.add(ToolbarEntry(placement: placement, view: AnyView(content)))
    }
}

/// The menu of a screen's title: an arrow beside the title opens it.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    let content: Content
    /// What the menu is made of: nothing else.
    public typealias Body = Never

    /// A menu of these views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// No menu.
    public init() { self.init { EmptyView() } }
}

extension ToolbarTitleMenu: CustomizableToolbarContent {}
extension ToolbarTitleMenu: PrimitiveToolbarContent {
    func add(to entries: inout ToolbarEntries) { entries.addTitleMenu(AnyView(content)) }
}
