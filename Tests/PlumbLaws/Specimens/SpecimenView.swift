import Foundation
import PlumbCore

/// The world of a random tree: the states of its views, and what laws exchange in it. It stays on one thread.
package final class SpecimenWorld: @unchecked Sendable {
    /// What a tree that is built anew starts with.
    private(set) var states: [Int: Bool] = [:]
    /// Of every view that was ever shown under an id: a modifier may show its content more than once.
    private var actions: [Int: [(wire: SpecimenWire, run: (Bool) -> Void)]] = [:]
    /// The one view that presents others: of several it would count which came first.
    private(set) var presenter: Int?
    private var presenters: [(wire: SpecimenWire, run: (Int?) -> Void)] = []
    /// Stacks and grids are made through `AnyLayout`.
    package var erasesLayouts = false
    /// Views that stand alone in a stack of their own.
    package var wrapped: Set<Int> = []
    /// What hostile layouts have kept of their subviews.
    var keptSubviews: [LayoutSubview] = []
    var calls = 0

    package init() {}

    /// The same states for another host.
    package init(copying other: SpecimenWorld) {
        states = other.states
        presenter = other.presenter
        erasesLayouts = other.erasesLayouts
        wrapped = other.wrapped
    }

    package func flip(_ id: Int) {
        let state = !(states[id] ?? false)
        states[id] = state
        for action in actions[id] ?? [] { action.run(state) }
        presenter = presenter == id ? nil : id
        for action in presenters { action.run(presenter) }
    }

    func state(_ id: Int) -> Bool { states[id] ?? false }
    func connect(_ id: Int, _ wire: SpecimenWire, _ action: @escaping (Bool) -> Void) {
        wire.connect(action, in: &actions[id, default: []])
    }
    func connectPresenter(_ wire: SpecimenWire, _ action: @escaping (Int?) -> Void) {
        wire.connect(action, in: &presenters)
    }
}

/// Connects one view with the world, however often its body runs: kept by the view as a state.
final class SpecimenWire {
    fileprivate func connect<Action>(_ action: Action, in actions: inout [(wire: SpecimenWire, run: Action)]) {
        if let index = actions.firstIndex(where: { $0.wire === self }) {
            actions[index].run = action
        } else {
            actions.append((self, action))
        }
    }
}

/// A random tree as a view; every view in it is named by its id.
package struct SpecimenView: View {
    let specimen: Specimen
    let world: SpecimenWorld

    package init(_ specimen: Specimen, in world: SpecimenWorld) {
        self.specimen = specimen
        self.world = world
    }

    package var body: some View {
        shown.accessibilityIdentifier("\(specimen.id)")
    }

    private var shown: AnyView {
        let (kind, children) = (specimen.kind, specimen.children)
        switch kind.shape {
        case .leaf: return kind.view(specimen, EmptyView(), EmptyView(), in: world)
        case .layered:
            let first = children.first.map { SpecimenView($0, in: world) }
            let others = ForEach(Array(children.dropFirst())) { SpecimenView($0, in: world) }
            return kind.view(specimen, ZStack { first }, others, in: world)
        case .list, .modifier:
            if specimen.isWrittenOut, children.count == 1 {
                return kind.view(specimen, ZStack { SpecimenView(children[0], in: world) }, EmptyView(), in: world)
            }
            if specimen.isWrittenOut, children.count == 2 {
                let pair = Group {
                    SpecimenView(children[0], in: world)
                    SpecimenView(children[1], in: world)
                }
                return kind.view(specimen, pair, EmptyView(), in: world)
            }
            let list = ForEach(children) { SpecimenView($0, in: world) }
            return kind.view(specimen, list, EmptyView(), in: world)
        }
    }
}

extension SpecimenWorld {
    /// A view as it is, or in a stack of its own.
    @MainActor func shown<V: View>(_ view: V, as specimen: Specimen) -> AnyView {
        guard wrapped.contains(specimen.id) else { return AnyView(view) }
        return specimen.flag(6) ? AnyView(VStack { view }) : AnyView(ZStack { HStack { view } })
    }
}
