import Foundation
import Observation
import Testing

@testable import PlumbCore

/// What is seen while animations run, at times that the host is moved to.
@MainActor
@Suite struct MotionTests {
    /// The frame of "a" at times since the change, for a linear animation of one second.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let frames: [Double: [Double]]
        let view: @MainActor @Sendable (Bool) -> AnyView

        init<V: View>(
            _ name: String, _ frames: [Double: [Double]], @ViewBuilder view: @escaping @MainActor @Sendable (Bool) -> V
        ) {
            testDescription = name
            self.frames = frames
            self.view = { AnyView(view($0)) }
        }
    }

    nonisolated static let cases: [Case] = [
        Case("a view travels when its place changes", [0: [0, 0, 20, 20], 0.5: [40, 0, 20, 20], 1: [80, 0, 20, 20]]) {
            on in
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
                .frame(maxWidth: .infinity, alignment: on ? .trailing : .leading)
        },
        Case("a frame's length moves", [0: [40, 0, 20, 20], 0.25: [35, 0, 30, 20], 1: [20, 0, 60, 20]]) { on in
            Color.red.frame(width: on ? 60 : 20, height: 20).accessibilityIdentifier("a").frame(width: 100)
        },
        Case("padding moves, and what is beside it with it", [0: [0, 0, 20, 20], 0.5: [10, 5, 20, 20]]) { on in
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a").padding(
                    EdgeInsets(top: on ? 10 : 0, leading: on ? 20 : 0, bottom: 0, trailing: 0))
                Spacer(minLength: 0)
            }
        },
        Case("an offset moves", [0: [0, 0, 100, 20], 0.5: [20, 10, 100, 20], 1: [40, 20, 100, 20]]) { on in
            Color.red.frame(height: 20).accessibilityIdentifier("a").offset(x: on ? 40 : 0, y: on ? 20 : 0)
        },
        Case("a position moves", [0: [-5, -5, 10, 10], 0.5: [45, 45, 10, 10], 1: [95, 95, 10, 10]]) { on in
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a").position(
                x: on ? 100 : 0, y: on ? 100 : 0
            ).frame(height: 100)
        },
        Case("a limit of a flexible frame moves", [0: [0, 0, 30, 10], 0.5: [0, 0, 50, 10], 1: [0, 0, 70, 10]]) { on in
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: on ? 70 : 30).frame(height: 10).accessibilityIdentifier("a")
                Spacer(minLength: 0)
            }
        },
        // The limit is gone at once; what it held travels to its new size.
        Case("a limit goes", [0: [0, 0, 60, 10], 0.5: [0, 0, 40, 10], 1: [0, 0, 20, 10]]) { on in
            HStack(spacing: 0) {
                Color.red.frame(minWidth: on ? nil : 60, maxWidth: 90).frame(height: 10).accessibilityIdentifier("a")
                Color.blue.frame(width: 80)
            }
            .frame(width: 100, alignment: .leading)
        },
        Case("a layout's data is negotiated anew", [0: [0, 0, 10, 10], 0.5: [25, 0, 10, 10], 1: [50, 0, 10, 10]]) {
            on in
            ShiftLayout(shift: on ? 50 : 0) { Color.red.accessibilityIdentifier("a") }.frame(height: 10)
        },
        Case("a view's own data", [0: [0, 0, 10, 10], 0.5: [0, 0, 55, 10], 1: [0, 0, 100, 10]]) { on in
            HStack(spacing: 0) {
                Growing(length: on ? 100 : 10)
                Spacer(minLength: 0)
            }
        },
        Case("what a body makes of its data", [0: [0, 0, 0, 10], 0.5: [0, 0, 25, 10], 1: [0, 0, 100, 10]]) { on in
            HStack(spacing: 0) {
                Growing(length: on ? 100 : 0) { $0 * $0 / 100 }
                Spacer(minLength: 0)
            }
        },
        Case("a modifier's own data", [0: [0, 0, 10, 10], 0.5: [0, 0, 55, 10], 1: [0, 0, 100, 10]]) { on in
            HStack(spacing: 0) {
                Color.red.modifier(GrowingModifier(length: on ? 100 : 10)).accessibilityIdentifier("a")
                Spacer(minLength: 0)
            }
        },
    ]

    @Test(arguments: cases)
    func movesLinearly(_ motion: Case) {
        let model = Switch()
        let host = ViewHost(
            SwitchedView(model: model, content: motion.view),
            in: World(proposal: ProposedViewSize(width: 100, height: nil)))
        host.update()
        host.advance(by: 0.3)
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        for (time, frame) in motion.frames.sorted(by: { $0.key < $1.key }) {
            host.advance(by: 0.3 + time - host.time)
            let seen = host.layout()["a"]
            #expect(
                seen?.isClose(to: frame) == true, "\(motion.testDescription) at \(time): \(seen ?? []), not \(frame)")
        }
        host.advance(by: 2)
        #expect(host.nextFrame == nil)
    }
}

@Observable
final class Switch {
    var isOn = false
}

struct SwitchedView: View {
    let model: Switch
    let content: @MainActor (Bool) -> AnyView
    var body: some View { content(model.isOn) }
}

private struct ShiftLayout: Layout {
    var shift: CGFloat
    var animatableData: CGFloat {
        get { shift }
        set { shift = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            view.place(
                at: CGPoint(x: bounds.minX + shift, y: bounds.minY), proposal: ProposedViewSize(width: 10, height: 10))
        }
    }
}

private struct Growing: View, @preconcurrency Animatable {
    var length: CGFloat
    var width: (CGFloat) -> CGFloat = { $0 }
    var animatableData: CGFloat {
        get { length }
        set { length = newValue }
    }

    var body: some View { Color.red.frame(width: width(length), height: 10).accessibilityIdentifier("a") }
}

private struct GrowingModifier: ViewModifier, @preconcurrency Animatable {
    var length: CGFloat
    var animatableData: CGFloat {
        get { length }
        set { length = newValue }
    }

    func body(content: Content) -> some View { content.frame(width: length, height: 10) }
}
