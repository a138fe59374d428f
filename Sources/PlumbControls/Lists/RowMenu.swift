import Foundation
import PlumbCore
import PlumbPlatform

/// A row that has a menu: while that is open, it is seen above the page only.
struct LiftableRow<Content: View>: View {
    let content: Content
    @State private var lift = RowLift()
    @State private var isOpen = false

    init(content: Content) { self.content = content }

    var body: some View {
        let _ = lift.update($isOpen, content: AnyView(content))
        RowScope(content: content.lifted(lift, isOpen), dressing: ListRow(lift: lift))
    }
}

/// What a row, or its view, tells the row's dressing of its menu.
@MainActor
final class RowLift {
    /// Whether the menu is open.
    private(set) var isOpen = Binding<Bool>.constant(false)
    /// The content of the row, as it is lifted.
    private(set) var content = AnyView(EmptyView())
    /// What stands in the menu; nil where the list says it.
    private(set) var items: AnyView?
    /// What is seen instead of the content.
    private(set) var preview: AnyView?
    /// How often it has been said what it is.
    private(set) var version = 0
    /// Where the content was written.
    var source: EnvironmentSource?

    nonisolated init() {}

    func update(_ isOpen: Binding<Bool>, content: AnyView, items: AnyView? = nil, preview: AnyView? = nil) {
        (self.isOpen, self.content, self.items, self.preview) = (isOpen, content, items, preview)
        version += 1
    }
}

extension View {
    /// The content of a row, which is not seen while it is lifted.
    func lifted(_ lift: RowLift, _ isOpen: Bool) -> some View {
        opacity(isOpen ? 0 : 1).withEnvironmentSource { source, _ in lift.source = source }
    }
}

/// That the view of a row has a menu.
enum RowMenuTrait: RowTraitKey {
    struct Value: Equatable {
        let menu: RowLift
        /// Here too, so that the row hears of it.
        let isOpen: Bool
        private let version: Int

        @MainActor init(_ menu: RowLift, isOpen: Bool) {
            (self.menu, self.isOpen) = (menu, isOpen)
            // Of a menu that is closed, nothing is seen.
            version = isOpen ? menu.version : 0
        }

        static func == (a: Value, b: Value) -> Bool {
            a.menu === b.menu && a.isOpen == b.isOpen && a.version == b.version
        }
    }
}

/// Opens the menu of a row that is held, over the row.
///
/// 1. A row that rests under a finger for half a second is lifted: with its ground and what stands at its trailing
/// edge. 2. The menu is that of the row's view; else that of all chosen rows where the row is chosen, or its own.
struct RowMenu: ViewModifier {
    let parts: RowParts
    let lift: RowLift?
    @State private var model = ContextMenuModel()

    func body(content: Content) -> some View {
        let own = parts.ownMenu
        let lift = own ?? lift
        let isOpen = lift?.isOpen ?? .constant(false)
        let isEnabled = own != nil || parts.menu != nil
        content
            .opacity(isOpen.wrappedValue ? 0 : 1)
            .heldActions(
                HeldMenu(isEnabled: isEnabled) { isOpen.wrappedValue = $0 }, isEnabled: isEnabled, isRow: true
            )
            .modifier(
                LiftedMenu(isOpen: isOpen, model: model, from: own?.source) {
                    if let items = own?.items {
                        items
                    } else if let menu = parts.menu {
                        SelectionMenuItems(model: menu.model, values: parts.menuValues)
                    }
                } preview: {
                    if let preview = own?.preview {
                        preview
                    } else if let lift {
                        LiftedRow(parts: parts, content: lift.content, source: lift.source)
                    }
                })
    }
}

/// A row of a list above the page: as large as its card.
private struct LiftedRow: View {
    let parts: RowParts
    let content: AnyView
    /// What the content inherits, it inherits here too: a link in it leads somewhere, and looks so.
    let source: EnvironmentSource?
    @Environment(\.platform) private var platform

    var body: some View {
        HStack(spacing: 0) {
            words.frame(maxWidth: .infinity, alignment: .leading)
            RowEnd(parts: parts)
        }
        .padding(.horizontal, parts.list.look.rowPadding(parts.width, platform.metrics))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { ground }
        .allowsHitTesting(false)
    }

    @ViewBuilder private var words: some View {
        if let source { content.inheriting(from: source) } else { content }
    }

    @ViewBuilder private var ground: some View {
        if let own = parts.traits[RowBackgroundTrait.self] {
            own
        } else if parts.list.look.hasCards {
            Color.groupedCard
        } else {
            Color(system: .background)
        }
    }
}
