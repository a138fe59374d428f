import Foundation
import Testing

@testable import PlumbCore

/// One line of a table: a view, what it is proposed, and the frames that the rule gives (Docs/Rules.md).
struct LayoutCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let proposal: ProposedViewSize
    let direction: LayoutDirection
    let safeArea: EdgeInsets
    /// The root's width and height; nil where the case is not about it.
    let size: [Double]?
    /// x, y, width and height by identifier, in points.
    let frames: [String: [Double]]
    let view: @MainActor @Sendable () -> AnyView

    init<V: View>(
        _ name: String, in width: CGFloat?, _ height: CGFloat?, direction: LayoutDirection = .leftToRight,
        safeArea: EdgeInsets = EdgeInsets(), size: [Double]? = nil, _ frames: [String: [Double]] = [:],
        @ViewBuilder view: @escaping @MainActor @Sendable () -> V
    ) {
        testDescription = name
        proposal = ProposedViewSize(width: width, height: height)
        self.direction = direction
        self.safeArea = safeArea
        self.size = size
        self.frames = frames
        self.view = { AnyView(view()) }
    }

    @MainActor
    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let host = ViewHost(
            view(),
            in: World(
                proposal: proposal, layoutDirection: direction, safeAreaInsets: safeArea))
        let report = host.layout()
        #expect(host.checkInvariants() == [], "\(testDescription)", sourceLocation: sourceLocation)
        if let size {
            #expect(
                [Double(report.size.width), Double(report.size.height)].isClose(to: size),
                "\(testDescription): the size is \(report.size), not \(size)", sourceLocation: sourceLocation)
        }
        for (name, expected) in frames.sorted(by: { $0.key < $1.key }) {
            guard let frame = report[name] else {
                Issue.record("\(testDescription): there is no frame \"\(name)\"", sourceLocation: sourceLocation)
                continue
            }
            #expect(
                frame.isClose(to: expected), "\(testDescription): \(name) is at \(frame), not \(expected)",
                sourceLocation: sourceLocation)
        }
    }
}

extension LayoutReport {
    /// x, y, width and height of the first view of the name.
    subscript(name: String) -> [Double]? {
        guard let frame = frames.first(where: { $0.identifier == name })?.frame else { return nil }
        return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Double($0) }
    }
}

extension [Double] {
    /// Equal to a millionth of a point.
    func isClose(to other: [Double]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0 == $1 || abs($0 - $1) < 1e-6 }
    }
}

extension View {
    /// Reports the view's frame under a name.
    func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// A rigid view of a given size.
@MainActor
func block(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
}

/// A view between two widths, of a fixed height.
@MainActor
func flexible(_ name: String, _ minimum: CGFloat?, _ maximum: CGFloat?, height: CGFloat = 20) -> some View {
    Color.red.frame(minWidth: minimum, maxWidth: maximum).frame(height: height).accessibilityIdentifier(name)
}

@MainActor
func hostOf<V: View>(
    _ view: V, in width: CGFloat? = 300, _ height: CGFloat? = 300, direction: LayoutDirection = .leftToRight
) -> ViewHost {
    ViewHost(
        view,
        in: World(
            proposal: ProposedViewSize(width: width, height: height), layoutDirection: direction))
}
