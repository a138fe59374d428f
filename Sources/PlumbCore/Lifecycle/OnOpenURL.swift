import Foundation
import PlumbLayout

/// Runs an action when the app is asked to open an address. Size and place are the view's.
package struct OnOpenURLModifier: SubtreeModifier {
    let action: (URL) -> Void

    @MainActor public static func makeNodes<C: View>(
        of modifier: OnOpenURLModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(OnOpenURLModifier.self)
        let node = builder.keepObject(OnOpenURLNode(builder.graph)) { _ in }
        node.action = modifier.action
        builder.add(content)
        builder.close(scope)
    }
}

/// A view that opens addresses. It is known to its graph as long as it is there.
@MainActor
final class OnOpenURLNode: NodeObject {
    fileprivate var action: (URL) -> Void = { _ in }
    private unowned let readers: URLReaders

    init(_ graph: ViewGraph) {
        readers = graph.service(URLReaders.self)
        super.init()
        readers.nodes.append(self)
    }

    func open(_ url: URL) { action(url) }

    override func willRemove() { readers.nodes.removeAll { $0 === self } }
}

/// Who is told of addresses that the app is to open.
@MainActor
final class URLReaders: GraphService {
    fileprivate(set) var nodes: [OnOpenURLNode] = []
    init(_ graph: ViewGraph) {}
}

extension View {
    /// - Parameter action: takes each address that the app is asked to open (`ViewHost.open(_:)`).
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OnOpenURLModifier(action: action))
    }
}
