import Foundation
import PlumbLayout

/// Who wants to know of the scroll view in a view: what `onScrollGeometryChange` and its like have in common.
///
/// It follows the first scroll view that is made within, as SwiftUI does; when that goes, the next one that is updated.
@MainActor
class ScrollObserver: NodeObject {
    private let kept: RecordRef
    private unowned let graph: ViewGraph
    /// The scroll view that it follows.
    fileprivate(set) weak var scroll: ScrollNode?

    init(_ builder: GraphBuilder) {
        graph = builder.graph
        kept = graph.nodes.ref(builder.node)
        super.init()
    }

    /// The scroll view has its place. Whoever has something to tell notes it down.
    func look(at scroll: ScrollNode) {}

    final func note(_ name: StaticString, _ subject: Any.Type, _ action: @escaping () -> Void) {
        graph.afterLayout.notices.append(Notice(name: name, subject: subject, action: action))
    }

    /// Evaluates what users compute, which is done again when state changes that it has read.
    final func tracking<T>(_ body: () -> T) -> T { ReadTracker.tracking(graph.nodes.id(kept), in: graph, body) }
}

/// Those around a scroll view.
struct ScrollObservers: Equatable {
    private(set) var all: [ScrollObserver] = []

    mutating func add(_ observer: ScrollObserver) { all.append(observer) }

    static func == (a: ScrollObservers, b: ScrollObservers) -> Bool { a.all.elementsEqual(b.all, by: ===) }
}

private struct ScrollObserversKey: ContextEnvironmentKey {
    static var defaultValue: ScrollObservers { ScrollObservers() }
}

extension EnvironmentValues {
    var scrollObservers: ScrollObservers {
        get { self[ScrollObserversKey.self] }
        set { self[ScrollObserversKey.self] = newValue }
    }
}

extension ScrollNode {
    /// Those who follow this scroll view and no other.
    func claim(_ observers: ScrollObservers) -> [ScrollObserver] {
        if observers.all.isEmpty { return [] }
        return observers.all.filter { observer in
            if observer.scroll == nil { observer.scroll = self }
            return observer.scroll === self
        }
    }
}

extension GraphBuilder {
    /// Adds a view with an observer around its scroll views.
    func observeScrolling<C: View, O: ScrollObserver, M>(
        _ type: M.Type, of content: C, _ make: @autoclosure () -> O, update: (O) -> Void
    ) {
        let scope = open(type)
        let observer = keepObject(make(), update: update)
        add(content, with: EnvironmentModifier { $0.scrollObservers.add(observer) })
        close(scope)
    }
}
