import Foundation
import Observation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// What symbols on a stage of 100 × 100 depend on.
@MainActor @Observable final class SymbolModel {
    var count = 0
    var isOn = false
    var name = "circle.fill"
}

private struct Stage: View {
    let model: SymbolModel
    let content: @MainActor (SymbolModel) -> AnyView
    var body: some View { content(model).frame(width: 100, height: 100) }
}

/// A mark as it is seen: its opacity, and the width of its outline.
struct SeenMark: Equatable, CustomStringConvertible {
    var opacity: Double
    var width: Double
    var description: String { "\(opacity) × \(width)" }
}

/// Tests of what is seen of symbols.
@MainActor
protocol SymbolStage {}

extension SymbolStage {
    func host<V: View>(
        _ model: SymbolModel, @ViewBuilder _ content: @escaping @MainActor (SymbolModel) -> V
    ) -> ViewHost {
        let host = ViewHost(
            Stage(model: model) { AnyView(content($0)) },
            in: World(proposal: ProposedViewSize(width: 100, height: 100)))
        host.update()
        return host
    }

    func seen(_ host: ViewHost) -> [SeenMark] {
        var opacities = [1.0]
        var result: [SeenMark] = []
        for item in host.displayList().items {
            switch item {
            case .pushLayer(let opacity, _): opacities.append(opacities.last! * opacity)
            case .pushTransform, .pushClip, .pushShadow, .pushBlur, .pushMask: opacities.append(opacities.last!)
            case .pop: opacities.removeLast()
            case .fill(let path, _, _), .stroke(let path, _, _):
                result.append(SeenMark(opacity: opacities.last!, width: path.boundingRect.width))
            default: break
            }
        }
        return result
    }

    /// The first mark, compared with the symbol at rest: opacity and scale.
    func look(_ host: ViewHost, rest: Double) -> [Double] {
        guard let first = seen(host).first else { return [] }
        return [first.opacity, first.width / rest]
    }

    func expect(_ a: [Double], _ b: [Double], _ message: String) {
        #expect(a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 2e-3 }, "\(message): \(a) is not \(b)")
    }

    func restWidth() -> Double {
        seen(host(SymbolModel()) { Image(systemName: $0.name) }).first!.width
    }
}
