import Foundation
import PlumbGraphics

@testable import PlumbCore
@testable import PlumbLayout

/// What views under test were told, in order, and ways to change their state.
@MainActor
final class Journal<Entry> {
    private(set) var entries: [Entry] = []
    private var actions: [String: () -> Void] = [:]

    func write(_ entry: Entry) { entries.append(entry) }
    var last: Entry? { entries.last }

    /// An entry that goes unnoticed in a view builder.
    func entry(_ entry: Entry) -> EmptyView {
        write(entry)
        return EmptyView()
    }

    func offer(_ name: String, _ action: @escaping () -> Void) -> EmptyView {
        actions[name] = action
        return EmptyView()
    }
    func run(_ name: String) { actions[name]?() }
    func clear() { entries = [] }
}

/// Names in the order in which they arrive.
enum NamesKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// The widest of several.
enum WidestKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension View {
    func names(_ names: String...) -> some View { preference(key: NamesKey.self, value: names) }

    /// Turns what is painted about the centre, by quarters: a transform that is no translation.
    func turned(quarters: Int) -> some View { modifier(TurnedModifier(quarters: quarters)) }
}

private struct TurnedModifier: MemberModifier {
    let quarters: Int

    @MainActor static func makeNodes<C: View>(of modifier: TurnedModifier, content: C, in builder: GraphBuilder) {
        builder.addWrapper(
            TurnedModifier.self, BoxParameters(.forward), role: TurnedRole(modifier.quarters), content: content)
    }
}

private final class TurnedRole: PaintRole {
    private let quarters: Int
    init(_ quarters: Int) { self.quarters = quarters }

    override func transform(for size: CGSize) -> ProjectionTransform? {
        let (cosine, sine) = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)][quarters % 4]
        let turn = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        let centre = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
        return ProjectionTransform(turn).conjugated(by: centre)
    }
}

@MainActor
func prefHost<V: View>(
    _ width: CGFloat?, _ height: CGFloat?, direction: LayoutDirection = .leftToRight, @ViewBuilder _ view: () -> V
) -> ViewHost {
    ViewHost(
        view(),
        in: World(
            proposal: ProposedViewSize(width: width, height: height), layoutDirection: direction))
}

extension ViewHost {
    /// The frame of a view of the name, after a layout.
    func frame(_ name: String) -> CGRect? { layout().frames.first { $0.identifier == name }?.frame }
}
