import Foundation
import PlumbCore
import Testing

@testable import PlumbControls

/// A view on a phone's screen; texts are 20 high.
@MainActor
func screenOf<V: View>(
    _ view: V, width: CGFloat = 393, height: CGFloat = 852, top: CGFloat = 59, bottom: CGFloat = 34,
    direction: LayoutDirection = .leftToRight
) -> ViewHost {
    ViewHost(
        view,
        in: World(
            proposal: ProposedViewSize(width: width, height: height), layoutDirection: direction,
            safeAreaInsets: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)))
}

extension ViewHost {
    var spoken: [AccessibilityNode] { accessibilityTree().flatMap(\.all) }
    var labels: [String] { spoken.compactMap(\.label) }

    func element(_ label: String) -> AccessibilityNode? { spoken.first { $0.label == label } }

    /// Taps the middle of what is read by a label. Returns whether it is there.
    @discardableResult
    func tapElement(_ label: String) -> Bool {
        guard let element = element(label) else { return false }
        tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
        update()
        return true
    }

    /// Taps, and waits until everything has come to rest.
    func go(_ label: String) {
        #expect(tapElement(label), "there is no \(label) in \(labels)")
        rest()
    }

    /// Lets time pass, frame by frame, until everything has come to rest.
    func rest() { for _ in 0..<20 { advance(by: 0.05) } }
}

/// Whether a length is another but for the last digits.
func isNear(_ a: Double?, _ b: Double) -> Bool { a.map { abs($0 - b) < 0.01 } ?? false }

/// What happens to views, in order.
@MainActor
final class LifeLog {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }

    /// The lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// Tells when it comes and goes.
struct Alive: View {
    let name: String
    let log: LifeLog

    var body: some View {
        Text(name)
            .onAppear { log.add("+\(name)") }
            .onDisappear { log.add("-\(name)") }
    }
}
