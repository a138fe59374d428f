import Foundation
import Testing

@testable import PlumbCore

/// A drag is a touch, a move each sixtieth of a second and at the end, and the end of the touch, along a straight line.
@Suite struct DragEventTests {
    private func steps(_ duration: TimeInterval) -> [String] {
        HostEvent.touches(from: CGPoint(x: 10, y: 0), to: CGPoint(x: 40, y: 60), duration: duration).map {
            "\(($0.delay * 60 * 100).rounded() / 100): \($0.phase) \($0.point.x) \($0.point.y)"
        }
    }

    @Test(arguments: [
        (3.0 / 60, ["0.0: began 10.0 0.0", "1.0: changed 20.0 20.0", "2.0: changed 30.0 40.0"], 3.0),
        // What is no whole number of sixtieths has its moves a little closer together.
        (1.5 / 60, ["0.0: began 10.0 0.0", "0.75: changed 25.0 30.0"], 1.5),
        (0, ["0.0: began 10.0 0.0"], 0), (-1, ["0.0: began 10.0 0.0"], 0), (.nan, ["0.0: began 10.0 0.0"], 0),
        (.infinity, ["0.0: began 10.0 0.0"], 0),
    ])
    func moves(_ duration: TimeInterval, _ first: [String], _ end: Double) {
        #expect(steps(duration) == first + ["\(end): changed 40.0 60.0", "\(end): ended 40.0 60.0"])
    }

    /// A number of moves that nobody could send, or that no number can count.
    @Test(arguments: [3600.0, 1e9, .greatestFiniteMagnitude]) func endlessDragsHaveAnEnd(_ duration: TimeInterval) {
        let steps = HostEvent.touches(from: .zero, to: CGPoint(x: 1, y: 1), duration: duration)
        #expect(steps.count == 216_002 && steps.last?.delay == duration)
    }
}
