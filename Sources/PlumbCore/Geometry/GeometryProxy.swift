import Foundation
import PlumbGraphics
import PlumbLayout

/// The size of a view and where it stands.
///
/// A body that asks where the view stands is evaluated again when the answer becomes another.
public struct GeometryProxy {
    let tree: LayoutTree
    let box: BoxID
    /// Points.
    public let size: CGSize
    /// Where questions are noted down; nil where nobody needs to know.
    private let log: GeometryLog?
    private let diagnostics: DiagnosticSink?

    /// - Parameter box: has been placed.
    @MainActor
    init(_ graph: ViewGraph, box: BoxID, log: GeometryLog? = nil) {
        tree = graph.tree
        self.box = box
        size = graph.tree[box].size.cgSize
        self.log = log
        diagnostics = graph.environment(0).diagnostics
    }

    /// How far the view could extend into the safe areas it touches, in points: what `ignoresSafeArea` would give it on
    /// each edge. 0 where a view extends already (OpenSwiftUI `SafeAreaInsets.resolve`).
    public var safeAreaInsets: EdgeInsets { answer(to: .safeArea).insets }

    /// The view's frame in other coordinates: within a rotation or another transform, the bounding box (Docs/Rules.md,
    /// correction 13).
    ///
    /// Where no view around has the name, global coordinates are meant, as in SwiftUI; a sentence says so.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        if case .named(let name) = coordinateSpace, tree.coordinateSpace(name, around: box) < 0 {
            diagnostics?.report(
                "no view around the one that asks for frame(in: .named(\(name))) has coordinateSpace(name: \(name)): "
                    + "the frame is in global coordinates")
        }
        let answer = answer(to: .frame(coordinateSpace))
        return answer.rect ?? CGRect(origin: .zero, size: size)
    }

    /// The view's frame in other coordinates, in points: `proxy.frame(in: .global)`.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of a named coordinate space in this view's coordinates; nil where no view around has the name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        answer(to: .bounds(coordinateSpace.name)).rect
    }

    /// An anchor's value in this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: answer(to: .place).transform) }

    // MARK: Questions

    private func answer(to question: GeometryQuestion) -> GeometryAnswer {
        let answer = currentAnswer(to: question)
        if let log, ReadTracker.isTracking { log.note(answer, to: question) }
        return answer
    }

    /// The answer as the boxes stand now.
    func currentAnswer(to question: GeometryQuestion) -> GeometryAnswer {
        let bounds = CGRect(origin: .zero, size: size)
        // A proxy may be kept longer than its view is there.
        if tree.isFree(box) {
            if case .bounds = question { return GeometryAnswer() }
            return GeometryAnswer(rect: bounds)
        }
        switch question {
        case .place: return GeometryAnswer(transform: tree.transform(from: box))
        case .safeArea:
            let reach = tree.reach(of: box, from: tree.whereabouts(of: box))
            return GeometryAnswer(
                insets: EdgeInsets(
                    top: CGFloat(reach.top), leading: CGFloat(reach.leading), bottom: CGFloat(reach.bottom),
                    trailing: CGFloat(reach.trailing)))
        case .frame(.local): return GeometryAnswer(rect: bounds)
        case .frame(.global): return GeometryAnswer(rect: bounds.applying(tree.transform(from: box)))
        case .frame(.named(let name)):
            let space = tree.coordinateSpace(name, around: box)
            let rect = bounds.applying(tree.transform(from: box, to: space))
            guard space >= 0 else { return GeometryAnswer(rect: rect) }
            let origin = tree.spaceBounds(of: space).origin
            return GeometryAnswer(rect: rect.offsetBy(dx: -origin.x, dy: -origin.y))
        case .bounds(let name):
            let space = tree.coordinateSpace(name, around: box)
            guard space >= 0 else { return GeometryAnswer() }
            return GeometryAnswer(
                rect: tree.spaceBounds(of: space).applying(tree.transform(from: box, to: space).inverted()))
        }
    }
}

/// What a body can ask about the place of a view.
enum GeometryQuestion: Hashable {
    case frame(CoordinateSpace)
    case bounds(AnyHashable)
    /// The way to the root's coordinates.
    case place
    case safeArea
}

struct GeometryAnswer {
    var rect: CGRect?
    var transform = ProjectionTransform()
    var insets = EdgeInsets()

    /// The same numbers, bit for bit, so that a NaN is no change.
    func isIdentical(to other: GeometryAnswer) -> Bool { bits == other.bits }

    private var bits: [UInt64] {
        let rect = rect.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
        let insets = [insets.top, insets.leading, insets.bottom, insets.trailing]
        return ((rect + insets).map { Double($0) } + transform.numbers).map(\.bitPattern)
    }
}

/// What bodies have asked about the place of a view, and what they were told.
///
/// A layout can move a view that it need not lay out again; after it, the questions are asked once more.
@MainActor
final class GeometryLog {
    private var answers: [GeometryQuestion: GeometryAnswer] = [:]
    private unowned let graph: ViewGraph

    init(_ graph: ViewGraph) { self.graph = graph }

    nonisolated func note(_ answer: GeometryAnswer, to question: GeometryQuestion) {
        // Bodies are evaluated on the main actor only (`ReadTracker.isTracking`).
        onMain((answer, question)) { answer, question in
            if answers.isEmpty { graph.afterLayout.watcherCount += 1 }
            answers[question] = answer
        }
    }

    /// Whether a question has another answer now.
    func isOutdated(_ proxy: GeometryProxy) -> Bool {
        answers.contains { !proxy.currentAnswer(to: $0.key).isIdentical(to: $0.value) }
    }

    var isEmpty: Bool { answers.isEmpty }

    func clear() {
        if !answers.isEmpty { graph.afterLayout.watcherCount -= 1 }
        answers = [:]
    }
}
