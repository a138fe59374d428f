import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore
@testable import PlumbLayout

/// Effects that depend on how far a view is in sight.
@MainActor
@Suite struct ScrollTransitionTests: ScrollTransitionHosting {
    /// Around a view it is as nothing for layout: the stack around sees the view's priority.
    @Test func thePriorityGoesThrough() {
        func frames(_ view: some View) -> [CGRect] {
            let row = HStack(spacing: 0) {
                Color.red.accessibilityIdentifier("a")
                view
            }
            return ViewHost(row, in: World(proposal: ProposedViewSize(width: 100, height: 20))).layout().frames.map(
                \.frame)
        }
        let view = Color.blue.accessibilityIdentifier("b").layoutPriority(1)
        let plain = frames(view)
        #expect(plain.map(\.width) == [0, 100])
        #expect(frames(view.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }) == plain)
    }

    // MARK: Interactive

    /// The opacity at offsets, where it is 0 at the top, 1 in sight, and 0.2 at the bottom.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var length: CGFloat = 40
        /// Opacities by offset: the view's end leaves the top at 100 + its length, its beginning comes in at the bottom
        /// at 0.
        let opacities: [(CGFloat, Double)]
        let topLeading: ScrollTransitionConfiguration
        var bottomTrailing: ScrollTransitionConfiguration?
    }

    private nonisolated static let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)

    nonisolated static let cases: [Case] = [
        Case(
            testDescription: "visible",
            opacities: [
                (0, 0.2), (10, 0.4), (20, 0.6), (40, 1), (70, 1), (100, 1), (110, 0.75), (130, 0.25), (200, 0),
            ],
            topLeading: linear),
        Case(
            testDescription: "half visible", opacities: [(0, 0.2), (10, 0.6), (20, 1), (110, 1), (120, 1), (130, 0.5)],
            topLeading: linear.threshold(.visible(0.5))),
        Case(
            testDescription: "hidden", opacities: [(0, 1), (10, 1), (139, 1), (140, 1), (141, 0)],
            topLeading: linear.threshold(.hidden)),
        Case(
            // From 0 to the centre at 70, from there to 140.
            testDescription: "centered", opacities: [(0, 0.2), (35, 0.6), (70, 1), (105, 0.5), (140, 0)],
            topLeading: linear.threshold(.centered)),
        Case(
            testDescription: "inset", opacities: [(0, 0.2), (25, 0.6), (50, 1), (90, 1), (115, 0.5)],
            topLeading: linear.threshold(.visible.inset(by: 10))),
        Case(
            testDescription: "outset", opacities: [(0, 0.2), (10, 0.6), (20, 1), (120, 1), (130, 0.5)],
            topLeading: linear.threshold(.visible.inset(by: -20))),
        Case(
            // Half the way from 40 to 70.
            testDescription: "between", opacities: [(0, 0.2), (27.5, 0.6), (55, 1), (112.5, 0.5)],
            topLeading: linear.threshold(.visible.interpolated(towards: .centered, amount: 0.5))),
        Case(
            testDescription: "a curve",
            opacities: [(0, 0.2), (20, 0.2 + 0.8 * (1 - 0.75.squareRoot())), (120, 1 - 0.75.squareRoot())],
            topLeading: .interactive(timingCurve: .circularEaseIn)),
        Case(
            testDescription: "slow at both ends", opacities: [(0, 0.2), (20, 0.6), (120, 0.5)],
            topLeading: .interactive),
        Case(
            testDescription: "of the top alone", opacities: [(0, 1), (20, 1), (120, 0.5), (140, 0)], topLeading: linear,
            bottomTrailing: .identity),
        Case(
            testDescription: "two thresholds", opacities: [(0, 0.2), (35, 0.6), (70, 1), (120, 1), (130, 0.5)],
            topLeading: linear.threshold(.visible(0.5)), bottomTrailing: linear.threshold(.centered)),
        Case(
            testDescription: "longer than the scroll view", length: 200,
            opacities: [(0, 0.2), (50, 0.6), (100, 1), (150, 1), (200, 1), (250, 0.5), (300, 0)], topLeading: linear),
        Case(
            testDescription: "identity", opacities: [(0, 1), (20, 1), (140, 1)], topLeading: .identity),
        Case(
            testDescription: "discrete, at once when it is first seen", opacities: [(0, 0.2)], topLeading: .animated),
    ]

    @Test(arguments: cases)
    func opacities(_ example: Case) {
        let host = host(length: example.length) { color in
            color.scrollTransition(
                topLeading: example.topLeading, bottomTrailing: example.bottomTrailing ?? example.topLeading
            ) { content, phase in
                content.opacity(phase.isIdentity ? 1 : phase == .topLeading ? 0 : 0.2)
            }
        }
        for (offset, opacity) in example.opacities {
            scroll(host, to: offset)
            let seen = seen(host)?.first ?? -1
            #expect(abs(seen - opacity) < 1e-5, "at \(offset): \(seen), not \(opacity)")
        }
    }

    /// Places, scales, angles and blurs lie between those of the phases.
    @Test func everyNumberIsMixed() {
        let host = host { color in
            color.scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                content
                    .offset(x: phase.value * 20, y: 4 * abs(phase.value))
                    .scaleEffect(phase.isIdentity ? 1 : 0.5, anchor: phase.isIdentity ? .center : .leading)
            }
        }
        scroll(host, to: 20)
        // Half of it: moved by 10 and 2, then scaled by 0.75 about a quarter of its width.
        #expect(seen(host)?.isClose(to: [1, 25 - 18.75 + 7.5, 85 + 1.5, 75, 30]) == true, "\(seen(host) ?? [])")
        scroll(host, to: 50)
        #expect(seen(host)?.isClose(to: [1, 0, 50, 100, 40]) == true, "\(seen(host) ?? [])")
        scroll(host, to: 120)
        #expect(seen(host)?.isClose(to: [1, 25 - 18.75 - 7.5, -15 + 1.5, 75, 30]) == true, "\(seen(host) ?? [])")
    }

    @Test func turnsAndBlurs() {
        let host = host { color in
            color.scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                content.rotationEffect(.degrees(-180 * phase.value)).blur(radius: abs(phase.value) * 8)
            }
        }
        scroll(host, to: 20)
        let list = host.displayList()
        let blurs = list.items.compactMap { item in
            if case .pushBlur(let radius, _) = item { radius } else { nil }
        }
        #expect(blurs == [4])
        // A quarter turn, not a flattened half.
        let frame = seen(host) ?? []
        #expect(frame.isClose(to: [1, 30, 50, 40, 100]), "\(frame)")
    }

    /// A turn in space by half the angle.
    @Test func turnsInSpace() {
        func projection(_ angle: Double) -> ProjectionTransform? {
            let host = host { color in
                color.scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                    content.rotation3DEffect(.degrees(-angle * phase.value), axis: (x: 0, y: 1, z: 0))
                }
            }
            scroll(host, to: 120)
            return host.displayList().items.compactMap { item in
                if case .pushProjection(let projection) = item { projection } else { nil }
            }.first
        }
        let seen = projection(60)
        let expected = Rotation3D(.degrees(30), (x: 0, y: 1, z: 0), .center, 0, 1)
            .projection(for: CGSize(width: 100, height: 40)).conjugated(by: CGAffineTransform(translationX: 0, y: -20))
        #expect(seen != nil && abs((seen?.m11 ?? 0) - expected.m11) < 1e-9, "\(String(describing: seen))")
        #expect(abs((seen?.m13 ?? 0) - expected.m13) < 1e-9 && expected.m13 != 0)
    }

    @Test func alongTheOtherAxisAndMirrored() {
        for (direction, near) in [(LayoutDirection.leftToRight, 80.0), (.rightToLeft, -20.0)] {
            let host = host(.horizontal, direction: direction) { color in
                color.scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                    content.opacity(phase == .topLeading ? 0 : phase == .bottomTrailing ? 0.2 : 1)
                }
            }
            scroll(host, .horizontal, to: 20)
            #expect(seen(host)?.isClose(to: [0.6, near, 0, 40, 100]) == true, "\(direction): \(seen(host) ?? [])")
            scroll(host, .horizontal, to: 110)
            let start = direction == .leftToRight ? -10.0 : 70.0
            #expect(seen(host)?.isClose(to: [0.75, start, 0, 40, 100]) == true, "\(direction): \(seen(host) ?? [])")
        }
    }

    /// An axis along which nothing scrolls, and no scroll view at all.
    @Test func nothingToScroll() {
        let host = host { color in
            color.scrollTransition(axis: .horizontal) { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
        }
        #expect(seen(host)?.first == 1)
        let alone = hostOf(
            Color.red.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 0.5 : 0) }, in: 10, 10)
        #expect(seen(alone)?.first == 0.5)
        #expect(alone.diagnostics.isEmpty)
    }

    /// Within two scroll views each transition has its own.
    @Test func theAxisChoosesTheScrollView() {
        let view = ScrollView {
            Color.clear.frame(height: 80)
            ScrollView(.horizontal) {
                Color.red.frame(width: 40, height: 40)
                    .scrollTransition(.interactive(timingCurve: .linear), axis: .vertical) { content, phase in
                        content.opacity(phase.isIdentity ? 1 : 0)
                    }
            }
            Color.clear.frame(height: 300)
        }
        #expect(seen(hostOf(view, in: 100, 108))?.first == 0.5)
    }

    /// What scrolls is only placed: no body is evaluated, and nothing is measured.
    @Test func followsWithoutALayout() {
        let host = host { color in
            color.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
        }
        let bodies = host.graph.update.bodyCount
        scroll(host, to: 20)
        #expect(seen(host)?.first == 0.5)
        #expect(host.graph.update.bodyCount == bodies)
        #expect(host.nextFrame == nil)
    }

    // MARK: What is no number

    @Test func numbersThatAreNone() {
        for number in [Double.nan, .infinity, -.infinity] {
            let threshold = ScrollTransitionConfiguration.Threshold.visible(number).inset(by: number)
                .interpolated(towards: .centered, amount: number)
            for configuration in [ScrollTransitionConfiguration.interactive, .animated] {
                let host = host { color in
                    color.scrollTransition(configuration.threshold(threshold)) { content, phase in
                        content.offset(x: phase.value * number).scaleEffect(phase.isIdentity ? 1 : number)
                            .opacity(phase.isIdentity ? 1 : number).blur(radius: phase.isIdentity ? 0 : number)
                            .rotationEffect(.degrees(phase.value * number))
                    }
                }
                for offset in [0, 20, 60, 120] as [CGFloat] {
                    scroll(host, to: offset)
                    host.advance(by: 0.1)
                    _ = host.displayList()
                }
                scroll(host, to: 60)
                host.advance(by: 3)
                #expect(seen(host) != nil && host.nextFrame == nil)
            }
        }
    }
}

/// A scroll view, and what is seen in it.
@MainActor
protocol ScrollTransitionHosting {}

extension ScrollTransitionHosting {
    /// What is seen of a view: its opacity, and its frame on the page.
    func seen(_ host: ViewHost) -> [Double]? {
        var groups = [(opacity: 1.0, transform: CGAffineTransform.identity)]
        for item in host.displayList().items {
            let (opacity, transform) = groups.last!
            switch item {
            case .pushTransform(let own): groups.append((opacity, own.concatenating(transform)))
            case .pushLayer(let own, _): groups.append((opacity * own, transform))
            case .pop: groups.removeLast()
            case .fill, .stroke, .glyphs, .image: break
            default: groups.append((opacity, transform))
            }
            if case .fill(let path, .color(let color), _) = item, color.red > 0.9, color.green < 0.4 {
                let frame = path.boundingRect.applying(transform)
                return [opacity, frame.minX, frame.minY, frame.width, frame.height]
            }
        }
        return nil
    }

    /// A red view of 40 points, 100 points after the beginning of a scroll view that is 100 points long; 300 points are
    /// left to scroll.
    func host(
        _ axis: Axis = .vertical, direction: LayoutDirection = .leftToRight, length: CGFloat = 40,
        _ red: @escaping @MainActor (Color) -> some View
    ) -> ViewHost {
        let size = CGSize(width: 100, height: 100)
        let host = hostOf(
            ScrollView(axis == .vertical ? .vertical : .horizontal) {
                let layout =
                    axis == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
                layout {
                    Color.clear.frame(width: 100, height: 100)
                    red(.red).frame(width: axis == .vertical ? 100 : length, height: axis == .vertical ? length : 100)
                    Color.clear.frame(width: axis == .vertical ? 1 : 260, height: axis == .vertical ? 260 : 1)
                }
            }, in: size.width, size.height, direction: direction)
        host.update()
        return host
    }

    func scroll(_ host: ViewHost, _ axis: Axis = .vertical, to offset: CGFloat) {
        let tree = host.graph.tree
        let role = (0..<tree.boxes.count).lazy.compactMap { tree.viewport(of: BoxID($0)) }.first!
        let way = Double(offset) - role.offset[axis]
        let isMirrored = axis == .horizontal && host.world.layoutDirection == .rightToLeft
        let point = CGPoint(x: 50, y: 50)
        let distance = CGFloat(isMirrored ? -way : way)
        _ = host.scroll(
            at: point,
            by: CGSize(width: axis == .horizontal ? distance : 0, height: axis == .vertical ? distance : 0))
        host.update()
    }
}

/// What a phase is.
@Suite struct ScrollTransitionPhaseTests {
    @Test func values() {
        let phases: [ScrollTransitionPhase] = [.topLeading, .identity, .bottomTrailing]
        #expect(phases.map(\.value) == [-1, 0, 1])
        #expect(phases.map(\.isIdentity) == [false, true, false])
        #expect(Set(phases).count == 3)
    }
}
