import Foundation
import PlumbCore
import PlumbPlatform

extension View {
    /// Shows views beside this one while a value is true. Size and place are the view's while it is false.
    ///
    /// In a wide window they are a column of 320 points at the trailing edge with a line before it; the view has what
    /// is left. The view takes all that it is proposed then. In a narrow window they are a sheet of half the height,
    /// which a finger makes higher.
    ///
    /// - Parameters:
    ///   - isPresented: becomes false when the sheet is closed.
    ///   - content: views in the column.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// How wide the inspector around is where it is a column, in points. Size and place are the view's.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        trait(InspectorWidthTrait.self, in: \.inspector, width)
    }

    /// How wide the inspector around is where it is a column, in points: `ideal`, within the limits. Columns can't be
    /// made wider or narrower. Size and place are the view's.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        inspectorColumnWidth(Swift.max(Swift.min(ideal, max ?? ideal), min ?? 0))
    }
}

private enum InspectorWidthTrait: TraitKey { typealias Value = CGFloat }
private struct InspectorKey: ContextEnvironmentKey { static var defaultValue: TraitStore? { nil } }

extension EnvironmentValues {
    /// What is said about the inspector around; nil outside of any that is a column.
    fileprivate var inspector: TraitStore? {
        get { self[InspectorKey.self] }
        set { self[InspectorKey.self] = newValue }
    }
}

/// A view with an inspector.
///
/// 1. In a wide window the inspector is a column at the trailing edge, which comes and goes by the spring of sheets,
/// whatever the change was made with. 2. In a narrow one it is a sheet that rests at half of the height, and at its
/// largest.
private struct InspectorModifier<Inspector: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let inspector: Inspector
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.platform) private var platform

    private var isColumn: Bool { width == .regular }

    func body(content: Content) -> some View {
        let isShown = isColumn && isPresented.wrappedValue
        let most: CGFloat? = isShown ? .infinity : nil
        HStack(spacing: 0) {
            content.frame(maxWidth: most, maxHeight: most)
            if isShown {
                InspectorColumn(content: inspector) { isPresented.wrappedValue = false }
                    .transition(.move(edge: .trailing))
            }
        }
        // (1)
        .animation(.exact(platform.springs.inspector), value: isShown)
        // (2)
        .modifier(SheetModifier(.inspector, isSheet, nil) { inspector })
    }

    private var isSheet: Binding<Bool> {
        Binding(get: { !isColumn && isPresented.wrappedValue }, set: { if !$0 { isPresented.wrappedValue = false } })
    }
}

/// The column, with the line before it.
private struct InspectorColumn<Content: View>: View {
    let content: Content
    private let close: @MainActor () -> Void
    @State private var store = TraitStore()
    @State private var way = InspectorDismissal()

    init(content: Content, close: @escaping @MainActor () -> Void) {
        self.content = content
        self.close = close
    }

    var body: some View {
        let _ = way.close = close
        HStack(spacing: 0) {
            Hairline()
            VStack { content }
                .frame(maxHeight: .infinity)
                .modifier(InspectorWidth(store: store))
                .transformEnvironment(\.self) {
                    $0.inspector = store
                    $0.dismissal = way.dismissal
                    $0.becomeNarrow()
                }
        }
        .background(Color(system: .background), ignoresSafeAreaEdges: .all)
    }
}

/// Closes the column for who asks within.
@MainActor
private final class InspectorDismissal {
    var close: @MainActor () -> Void = {}
    private(set) lazy var dismissal = Dismissal { [weak self] in self?.close() }
    nonisolated init() {}
}

/// As wide as views in the column say.
private struct InspectorWidth: ViewModifier {
    private let traits: Traits
    @Environment(\.platform) private var platform

    init(store: TraitStore) { traits = Traits(store) }

    func body(content: Content) -> some View {
        content.frame(width: max(0, traits[InspectorWidthTrait.self] ?? platform.metrics.inspectorWidth))
    }
}
