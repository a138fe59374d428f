import Foundation
import PlumbCore
import PlumbPlatform

extension View {
    /// Opens a menu when the view is held for half a second: the view is lifted, and the menu stands below it, or above
    /// where there is more room. Size and place are the view's.
    ///
    /// - Parameter menuItems: the rows: buttons, toggles, pickers, menus, dividers and sections. Without any, nothing
    ///   opens.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: nil as EmptyView?))
    }

    /// Opens a menu when the view is held for half a second, with another view in the place of the lifted one. Size and
    /// place are the view's.
    ///
    /// - Parameters:
    ///   - menuItems: the rows: buttons, toggles, pickers, menus, dividers and sections.
    ///   - preview: what is shown over the page; as large as it wants to be, at most as wide as the screen.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
    }

    /// Opens a menu when the view is held for half a second. Size and place are the view's.
    ///
    /// - Parameter contextMenu: nil for none.
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items, preview: nil as EmptyView?))
    }
}

/// The rows of a menu that a view opens when it is held: the older form of `contextMenu(menuItems:)`.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// - Parameter menuItems: the rows.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// Where the view stands that has a menu, as of the last layout.
@MainActor
final class ContextMenuModel {
    var anchor = CGRect.zero
    var safeArea = EdgeInsets()
    nonisolated init() {}
}

/// A view that opens a menu when it is held.
///
/// 1. A finger that rests anywhere in its bounds for half a second opens the menu, and does nothing else. A reader
/// opens it by an action. Where the view can be dragged too, a finger that moves on closes the menu and drags. 2. What
/// lies behind is blurred. A touch beside the menu, a row of it and the escape key close it. 3. The view of a row gives
/// its menu to the row: all of that is held and lifted.
private struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
    let items: Items?
    let preview: Preview?
    @State private var isOpen = false
    @State private var model = ContextMenuModel()
    @State private var rowMenu = RowLift()
    private var row = OwnRow()

    init(items: Items?, preview: Preview?) { (self.items, self.preview) = (items, preview) }

    func body(content: Content) -> some View {
        let view =
            content
            .opacity(isShown ? 0 : 1)
            .contentShape(Rectangle())
            .accessibilityAction(named: Text("Show menu")) { if items != nil { isOpen = true } }
        if row.exists {
            let _ = rowMenu.update(
                $isOpen, content: AnyView(content), items: AnyView(items), preview: preview.map { AnyView($0) })
            view
                .withEnvironmentSource { [rowMenu] source, _ in rowMenu.source = source }
                .rowTrait(RowMenuTrait.self, items == nil ? nil : RowMenuTrait.Value(rowMenu, isOpen: isOpen))
        } else {
            view
                .heldActions(HeldMenu(isEnabled: items != nil) { isOpen = $0 }, isEnabled: items != nil)
                .modifier(
                    LiftedMenu(isOpen: Binding(get: { isShown }, set: { isOpen = $0 }), model: model) {
                        if let items { items }
                    } preview: {
                        if let preview { preview } else { content.allowsHitTesting(false) }
                    })
        }
    }

    private var isShown: Bool { isOpen && items != nil }
}

/// Shows a lifted view and its menu over the page while the menu is open.
struct LiftedMenu<Items: View, Preview: View>: ViewModifier {
    let isOpen: Binding<Bool>
    let model: ContextMenuModel
    private let source: EnvironmentSource?
    private let items: () -> Items
    private let preview: () -> Preview
    @Environment(\.platform) private var platform

    /// - Parameter source: where the menu was written, if it is not here.
    init(
        isOpen: Binding<Bool>, model: ContextMenuModel, from source: EnvironmentSource? = nil,
        @ViewBuilder items: @escaping () -> Items,
        @ViewBuilder preview: @escaping () -> Preview
    ) {
        self.isOpen = isOpen
        self.model = model
        self.source = source
        self.items = items
        self.preview = preview
    }

    func body(content: Content) -> some View {
        content.presentation(isPresented: isOpen.wrappedValue, traits, animation: animation) {
            ContextMenuView(
                items: items(), model: model, close: { isOpen.wrappedValue = false }, preview: preview
            )
            .presented(from: source)
        }
    }

    private var animation: Animation { .exact(platform.springs.contextMenu) }

    private var traits: PresentationTraits {
        let (model, isOpen) = (model, isOpen)
        var result = PresentationTraits(level: .menu)
        result.place = { room in
            model.anchor = room.anchor ?? CGRect(x: room.page.midX, y: room.page.midY, width: 0, height: 0)
            model.safeArea = room.safeArea
            return PresentationFrame(room.page)
        }
        result.holdsKeys = false
        result.cancel = { isOpen.wrappedValue = false }
        return result
    }
}

/// The lifted view and its menu, over a blurred page.
private struct ContextMenuView<Items: View, Preview: View>: View {
    let items: Items
    let model: ContextMenuModel
    let close: () -> Void
    let preview: Preview
    @Environment(\.platform) private var platform

    init(items: Items, model: ContextMenuModel, close: @escaping () -> Void, @ViewBuilder preview: () -> Preview) {
        self.items = items
        self.model = model
        self.close = close
        self.preview = preview()
    }

    var body: some View {
        MemberReader(items) { members in
            GeometryReader { geometry in
                let anchor = model.anchor.offsetBy(
                    dx: -geometry.frame(in: .global).minX, dy: -geometry.frame(in: .global).minY)
                ZStack {
                    Rectangle().fill(.thinMaterial).ignoresSafeArea()
                        .onTapGesture(perform: close)
                        .accessibilityHidden(true)
                    ContextMenuLayout(anchor: anchor, safeArea: model.safeArea, metrics: platform.metrics) {
                        preview
                            .background(Color(system: .background))
                            .clipShape(
                                RoundedRectangle(cornerRadius: platform.metrics.contextMenuRadius, style: .continuous)
                            )
                            .shadow(platform.shadows.menu)
                        if !members.isEmpty { MenuCard(content: items, close: close) }
                    }
                }
            }
        }
    }
}

/// A lifted view and its menu.
///
/// 1. The view stays where it is, as far as the menu has room below it; else both go up. Where both are higher than the
/// screen, the menu lies over the view. 2. The menu begins where the view does, or ends where it ends, whichever is
/// nearer to an edge of the screen. 3. Both keep a margin from the edges.
private struct ContextMenuLayout: Layout {
    let anchor: CGRect
    let safeArea: EdgeInsets
    let metrics: Platform.Metrics

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let view = subviews.first else { return }
        let (gap, margin) = (CGFloat(metrics.contextMenuGap), CGFloat(metrics.menuMargin))
        let free = CGRect(
            x: bounds.minX + margin, y: bounds.minY + safeArea.top + margin, width: max(0, bounds.width - 2 * margin),
            height: max(0, bounds.height - safeArea.top - safeArea.bottom - 2 * margin))
        let wanted = view.sizeThatFits(ProposedViewSize(anchor.size))
        let size = CGSize(width: min(wanted.width, free.width), height: min(wanted.height, free.height))
        let menu = subviews.dropFirst().first
        let card = menu?.sizeThatFits(.unspecified) ?? .zero
        let cardHeight = min(card.height, free.height)
        // (1)
        let below = menu == nil ? 0 : gap + cardHeight
        let y = max(free.minY, min(anchor.midY - size.height / 2, free.maxY - below - size.height))
        let x = max(free.minX, min(anchor.midX - size.width / 2, free.maxX - size.width))
        view.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
        // (2)
        let isLeft = anchor.midX - bounds.minX <= bounds.maxX - anchor.midX
        let side = isLeft ? x : x + size.width - card.width
        menu?.place(
            at: CGPoint(
                x: max(free.minX, min(side, free.maxX - card.width)),
                y: min(y + size.height + gap, free.maxY - cardHeight)),
            proposal: ProposedViewSize(width: card.width, height: cardHeight))
    }
}
