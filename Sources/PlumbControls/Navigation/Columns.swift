import Foundation
import PlumbCore
import PlumbPlatform

/// The columns of a split view, side by side or as a stack.
struct ColumnsView: View {
    let columns: [AnyView]
    let settings: ColumnSettings
    let look: ColumnsLook
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        if width == .regular {
            WideColumns(columns: columns, settings: settings, look: look)
        } else {
            CompactColumns(columns: columns, settings: settings)
        }
    }
}

/// Columns as screens of one stack.
private struct CompactColumns: View {
    let columns: [AnyView]
    let settings: ColumnSettings
    /// How many columns are pushed onto the first one.
    @State private var depth = 0

    var body: some View {
        NavigationStack {
            column(0)
        }
        .onChange(of: settings.compactColumn?.wrappedValue, initial: true) { _, new in
            if let new { depth = min(new.index, columns.count - 1) }
        }
    }

    private func column(_ index: Int) -> AnyView {
        let next = index + 1
        guard next < columns.count else { return columns[index] }
        let isPushed = Binding<Bool>(
            get: { depth >= next },
            set: { isPushed in
                depth = isPushed ? max(depth, next) : min(depth, index)
                settings.compactColumn?.wrappedValue =
                    depth == 0 ? .sidebar : depth == columns.count - 1 ? .detail : .content
            })
        return AnyView(
            columns[index]
                .modifier(PushedColumn(isPushed: isPushed) { column(next).environment(\.isColumn, true) }))
    }
}

/// Pushes the next column when something is chosen in this one, and ends the choice when people come back.
private struct PushedColumn<Next: View>: ViewModifier {
    let isPushed: Binding<Bool>
    @ViewBuilder let next: () -> Next

    func body(content: Content) -> some View {
        content
            .environment(\.columnChoice, ColumnChoice(isPushed: isPushed))
            .navigationDestination(isPresented: isPushed, destination: next)
    }
}

/// What a list in a column does when a row is chosen: it shows the next column.
struct ColumnChoice: Equatable {
    let isPushed: Binding<Bool>
    static func == (a: ColumnChoice, b: ColumnChoice) -> Bool {
        a.isPushed.wrappedValue == b.isPushed.wrappedValue
    }
}

private struct IsColumnKey: ContextEnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a stack here is a column: its bar takes the place of the one around.
    var isColumn: Bool {
        get { self[IsColumnKey.self] }
        set { self[IsColumnKey.self] = newValue }
    }
}

private struct ColumnChoiceKey: ContextEnvironmentKey { static var defaultValue: ColumnChoice? { nil } }

extension EnvironmentValues {
    /// How a choice in a column shows the next one; nil where columns stand side by side.
    var columnChoice: ColumnChoice? {
        get { self[ColumnChoiceKey.self] }
        set { self[ColumnChoiceKey.self] = newValue }
    }
}

/// Columns side by side, or the last one with the others over it.
private struct WideColumns: View {
    let columns: [AnyView]
    let settings: ColumnSettings
    let look: ColumnsLook
    /// Whether somebody has asked for the first columns, or sent them away, since the visibility was set last.
    @State private var wish: Bool?
    @State private var isTall = false
    @State private var said = TraitStore()
    @State private var links = [ColumnLinks(), ColumnLinks()]
    @Environment(\.platform) private var platform

    private var visibility: NavigationSplitViewVisibility { settings.visibility?.wrappedValue ?? .automatic }
    private var last: Int { columns.count - 1 }
    /// Whether the first columns lie over the last one.
    private var isOver: Bool { look == .over || look == .automatic && isTall }

    /// The first column that is seen.
    private var first: Int {
        if let wish { return wish ? 0 : last }
        switch visibility {
        case .detailOnly: return last
        case .doubleColumn: return max(0, last - 1)
        case .automatic where isOver: return last
        default: return 0
        }
    }

    var body: some View {
        let first = first
        HStack(spacing: 0) {
            if !isOver { side(first) }
            NavigationStack { column(last).environment(\.isColumn, true) }
                .environment(\.sidebarToggle, first < last ? nil : SidebarToggle(isShown: false) { toggle() })
        }
        .overlay(alignment: .leading) {
            if isOver, first < last {
                ZStack(alignment: .leading) {
                    Color.black.opacity(platform.metrics.sidebarDim).ignoresSafeArea().onTapGesture { toggle() }
                    HStack(spacing: 0) { side(first) }
                        .background(Color(system: .background), ignoresSafeAreaEdges: .all)
                        .transition(.move(edge: .leading))
                }
            }
        }
        .onChange(of: visibility) { wish = nil }
        .onGeometryChange(for: Bool.self) {
            $0.size.height > $0.size.width
        } action: {
            isTall = $0
        }
        .environment(\.columns, said)
    }

    /// The columns before the last one, and the lines between.
    @ViewBuilder private func side(_ first: Int) -> some View {
        ForEach(0..<last, id: \.self) { index in
            if index >= first {
                SidebarColumn(isSidebar: index == 0, content: column(index), links: links[index])
                    .environment(
                        \.sidebarToggle, index == first ? SidebarToggle(isShown: true) { toggle() } : nil)
                Hairline()
            }
        }
    }

    /// A column, or what links in the one before it lead to.
    private func column(_ index: Int) -> AnyView {
        index == 0 ? columns[0] : AnyView(LinkedColumn(links: links[index - 1], content: columns[index]))
    }

    private func toggle() {
        withAnimation(.push(platform)) {
            let isShown = first < last
            settings.visibility?.wrappedValue = isShown ? .detailOnly : .all
            wish = !isShown
        }
    }
}

/// A line between columns.
struct Hairline: View {
    @Environment(\.pixelLength) private var pixel

    var body: some View { Color.line.frame(width: pixel).ignoresSafeArea() }
}

/// Shows and hides the first columns of a split view.
struct SidebarToggle {
    let isShown: Bool
    let action: @MainActor () -> Void
}

private struct ColumnsKey: ContextEnvironmentKey { static var defaultValue: TraitStore? { nil } }

private struct SidebarToggleKey: ContextEnvironmentKey { static var defaultValue: SidebarToggle? { nil } }

extension EnvironmentValues {
    /// What is said about the columns around; nil where none stand side by side.
    var columns: TraitStore? {
        get { self[ColumnsKey.self] }
        set { self[ColumnsKey.self] = newValue }
    }

    /// What shows and hides the columns before the one that the view stands in.
    var sidebarToggle: SidebarToggle? {
        get { self[SidebarToggleKey.self] }
        set { self[SidebarToggleKey.self] = newValue }
    }
}

/// A column before the last one; the first one's lists have the look of sidebars.
private struct SidebarColumn: View {
    let isSidebar: Bool
    let content: AnyView
    let links: ColumnLinks
    @State private var store = TraitStore()

    var body: some View {
        NavigationStack {
            Group {
                if isSidebar { content.listStyle(.sidebar) } else { content }
            }
            .environment(\.isColumn, true)
            .environment(\.columnLinks, links)
        }
        .environment(\.column, store)
        .modifier(ColumnWidth(store: store))
    }
}

/// As wide as views in the column say.
private struct ColumnWidth: ViewModifier {
    private let traits: Traits
    @Environment(\.platform) private var platform

    init(store: TraitStore) { traits = Traits(store) }

    func body(content: Content) -> some View {
        content.frame(width: traits[ColumnWidthTrait.self] ?? platform.metrics.sidebarWidth)
    }
}
