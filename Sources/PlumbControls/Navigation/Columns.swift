import Foundation
import PlumbCore
import PlumbPlatform

/// The columns of a split view, side by side or as a stack.
struct ColumnsView: View {
    let sidebar: AnyView
    let content: AnyView?
    let detail: AnyView
    let settings: ColumnSettings
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        if width == .regular {
            WideColumns(columns: [sidebar] + (content.map { [$0] } ?? []) + [detail], settings: settings)
        } else {
            CompactColumns(columns: [sidebar] + (content.map { [$0] } ?? []) + [detail], settings: settings)
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
            if let new { depth = min(new == .sidebar ? 0 : new == .content ? 1 : columns.count - 1, columns.count - 1) }
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
                .modifier(PushedColumn(isPushed: isPushed) { column(next) }))
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

private struct ColumnChoiceKey: EnvironmentKey { static var defaultValue: ColumnChoice? { nil } }

extension EnvironmentValues {
    /// How a choice in a column shows the next one; nil where columns stand side by side.
    var columnChoice: ColumnChoice? {
        get { self[ColumnChoiceKey.self] }
        set { self[ColumnChoiceKey.self] = newValue }
    }
}

/// Columns side by side.
private struct WideColumns: View {
    let columns: [AnyView]
    let settings: ColumnSettings
    @State private var isOpen = false
    @State private var isTall = false
    @Environment(\.platform) private var platform
    @Environment(\.pixelLength) private var pixel

    private var visibility: NavigationSplitViewVisibility { settings.visibility?.wrappedValue ?? .automatic }

    var body: some View {
        let last = columns.count - 1
        let hidden =
            visibility == .detailOnly || visibility == .automatic && isTall && !isOpen
            ? last : visibility == .doubleColumn ? last - 1 : 0
        HStack(spacing: 0) {
            ForEach(hidden..<columns.count, id: \.self) { index in
                NavigationStack { SidebarColumn(isSidebar: index == 0, content: columns[index]) }
                    .frame(width: index < last ? platform.metrics.sidebarWidth : nil)
                if index < last { Color.line.frame(width: pixel).ignoresSafeArea() }
            }
        }
        .onGeometryChange(for: Bool.self) {
            $0.size.height > $0.size.width
        } action: {
            isTall = $0
        }
    }
}

/// A column; the first one's lists have the look of sidebars.
private struct SidebarColumn: View {
    let isSidebar: Bool
    let content: AnyView

    var body: some View {
        if isSidebar { content.listStyle(.sidebar) } else { content }
    }
}
