import Foundation
import PlumbCore
import PlumbPlatform

extension View {
    /// Gives the rows of the list a menu, and what a tap on them does. Size and place are the view's.
    ///
    /// A row that is held for half a second is lifted, and the menu stands below it: for all chosen rows where it is
    /// one of them, else for itself. Held beside its rows, the list opens the menu for none.
    ///
    /// - Parameters:
    ///   - itemType: what the rows of the list stand for: that of its selection. Lists with another one have no menu.
    ///   - menu: the rows of the menu for what is chosen.
    ///   - primaryAction: what a tap on a row does, where the list is not being edited; the row is chosen first, if one
    ///     can be.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
    }
}

/// What rows of a list do that is said around the list.
@MainActor
final class SelectionMenuModel {
    /// The rows of the menu.
    fileprivate(set) var items: (Set<AnyHashable>) -> AnyView = { _ in AnyView(EmptyView()) }
    fileprivate(set) var primaryAction: ((Set<AnyHashable>) -> Void)?
    /// Runs when the menu may have other rows: while it is open.
    var changed: (() -> Void)?

    nonisolated init() {}
}

/// The menu of a list's rows, as the list finds it.
struct SelectionMenu: Equatable {
    let model: SelectionMenuModel
    let itemType: ObjectIdentifier
    /// Whether a tap on a row does something.
    let hasPrimaryAction: Bool

    static func == (a: SelectionMenu, b: SelectionMenu) -> Bool {
        a.model === b.model && a.hasPrimaryAction == b.hasPrimaryAction
    }
}

private struct SelectionMenuModifier<I: Hashable, M: View>: ViewModifier {
    let menu: (Set<I>) -> M
    let primaryAction: ((Set<I>) -> Void)?
    @State private var model = SelectionMenuModel()

    func body(content: Content) -> some View {
        let (menu, primaryAction) = (menu, primaryAction)
        let _ = model.items = { AnyView(menu($0.of(I.self))) }
        let _ = model.primaryAction = primaryAction.map { action in { action($0.of(I.self)) } }
        let _ = model.changed?()
        content.environment(
            \.selectionMenu,
            SelectionMenu(model: model, itemType: ObjectIdentifier(I.self), hasPrimaryAction: primaryAction != nil))
    }
}

extension Set<AnyHashable> {
    fileprivate func of<I: Hashable>(_ type: I.Type) -> Set<I> { Set<I>(compactMap { $0.base as? I }) }
}

private struct SelectionMenuKey: ContextEnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

extension EnvironmentValues {
    /// The menu of the rows of lists within, as far as they stand for values of its type.
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

/// The rows of a menu for some rows of a list, kept up to date while they are seen.
struct SelectionMenuItems: View {
    let model: SelectionMenuModel
    let values: Set<AnyHashable>
    @State private var version = 0

    var body: some View {
        let _ = version
        let _ = model.changed = { [$version] in $version.wrappedValue += 1 }
        model.items(values)
    }
}

/// Opens the menu for no row where the list is held beside its rows: at the finger, on a card. Where the menu has no
/// rows then, nothing opens.
struct EmptyAreaMenu: ViewModifier {
    let menu: SelectionMenu?
    @State private var finger: CGPoint?
    @Environment(\.platform) private var platform

    func body(content: Content) -> some View {
        content
            .onHold(for: platform.metrics.contextMenuDelay, isEnabled: menu != nil) { finger = $0 }
            .openMenu(isPresented: isOpen, platform, at: finger.map { CGRect(origin: $0, size: .zero) }) {
                if let menu {
                    MemberReader(menu.model.items([])) { members in
                        if members.isEmpty {
                            Color.clear.onAppear { finger = nil }
                        } else {
                            MenuCard(content: SelectionMenuItems(model: menu.model, values: [])) { finger = nil }
                        }
                    }
                }
            }
    }

    private var isOpen: Binding<Bool> {
        Binding(get: { finger != nil && menu != nil }, set: { if !$0 { finger = nil } })
    }
}
