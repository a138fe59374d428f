import Foundation
import Testing

@testable import PlumbCore

/// As many have written it before there was `rotation3DEffect`, and after.
private struct Flip: GeometryEffect, @preconcurrency Animatable {
    var angle: Double
    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / max(size.width, size.height)
        transform = CATransform3DRotate(transform, CGFloat(Angle.degrees(angle).radians), 0, 1, 0)
        transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
        return ProjectionTransform(transform).concatenating(
            ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2)))
    }
}

@MainActor
struct Rotation3DEffectTests {
    /// Where the corners of a view of 100 × 60 are seen: top leading, top trailing, bottom trailing.
    private struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let rotation: Rotation3D
        let corners: [CGPoint]

        init(
            _ name: String, _ degrees: Double, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat),
            _ anchor: UnitPoint = .center, z: CGFloat = 0, perspective: CGFloat = 1, corners: [(Double, Double)]
        ) {
            testDescription = name
            rotation = Rotation3D(.degrees(degrees), axis, anchor, z, perspective)
            self.corners = corners.map { CGPoint(x: $0.0, y: $0.1) }
        }
    }

    /// By hand: a point at (x, y) from the anchor, turned about y by a, stands x·cos a beside it and x·sin a behind it;
    /// the eye is 100 points away, so both are divided by 1 + x·sin a / 100.
    nonisolated private static let cases = [
        Case("not turned", 0, (0, 1, 0), z: 40, corners: [(0, 0), (100, 0), (100, 60)]),
        Case("no axis", 30, (0, 0, 0), corners: [(0, 0), (100, 0), (100, 60)]),
        // 43.30127 beside the anchor, divided by 0.75 and by 1.25.
        Case("about y by 30°", 30, (0, 1, 0), corners: [(-7.735027, -10), (84.641016, 6), (84.641016, 54)]),
        Case("about y, parallels", 60, (0, 5, 0), perspective: 0, corners: [(25, 0), (75, 0), (75, 60)]),
        // 25.980762 above and below it, 15 points behind and before it.
        Case(
            "about x by 30°", 30, (1, 0, 0),
            corners: [(6.521739, 7.408033), (93.478261, 7.408033), (108.823529, 60.565602)]),
        Case("about z", 90, (0, 0, 1), corners: [(80, -20), (80, 80), (20, 80)]),
        // 50 beside it, 86.60254 behind it, the eye 200 points away.
        Case(
            "about its leading side", 60, (0, 1, 0), .topLeading, perspective: 0.5,
            corners: [(0, 0), (34.891532, 0), (34.891532, 41.869838)]),
        Case("seen from behind", 180, (0, 1, 0), corners: [(100, 0), (0, 0), (0, 60)]),
        // 40 points nearer to the eye.
        Case(
            "about an axis before it", 180, (0, 1, 0), z: 20,
            corners: [(133.333333, -20), (-33.333333, -20), (-33.333333, 80)]),
    ]

    @Test(arguments: cases) private func corners(_ given: Case) {
        let size = CGSize(width: 100, height: 60)
        let projection = given.rotation.projection(for: size)
        let corners = [CGPoint.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 60)].map { $0.applying(projection) }
        for (corner, expected) in zip(corners, given.corners) {
            #expect(
                abs(corner.x - expected.x) < 1e-5 && abs(corner.y - expected.y) < 1e-5, "\(corner), not \(expected)")
        }
    }

    private func host(@ViewBuilder _ content: () -> some View) -> ViewHost {
        ViewHost(content(), in: World(proposal: ProposedViewSize(width: 200, height: 100)))
    }

    @Test func sizeAndPlaceAreTheViews() {
        let host = host {
            HStack(spacing: 0) {
                Color.red.frame(width: 100, height: 60)
                    .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
                Color.blue.frame(width: 20, height: 20)
            }
        }
        #expect(host.layout().size == CGSize(width: 120, height: 60))
    }

    @Test func framesAreTheBoundsOfWhatIsSeen() throws {
        let host = host {
            Color.red.frame(width: 100, height: 60).accessibilityIdentifier("view")
                .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
        }
        let frame = try #require(host.layout().frames.first { $0.identifier == "view" }?.frame)
        let expected: [CGFloat] = [-7.735027, -10, 92.376043, 80]
        for (number, wanted) in zip([frame.minX, frame.minY, frame.width, frame.height], expected) {
            #expect(abs(number - wanted) < 1e-5, "\(frame)")
        }
    }

    @Test func itIsTouchedWhereItIsSeen() {
        var places: [CGPoint] = []
        let host = host {
            Color.red.frame(width: 100, height: 60)
                .onTapGesture { places.append($0) }
                .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
        }
        // The far side is 48 points high: its corners are beside it.
        #expect(!host.tap(at: CGPoint(x: 84, y: 4)))
        #expect(host.tap(at: CGPoint(x: 84, y: 8)))
        // Where the near side has grown beyond the view.
        #expect(host.tap(at: CGPoint(x: -7, y: -8)))
        #expect(places.count == 2)
        #expect(places.allSatisfy { CGRect(x: 0, y: 0, width: 100, height: 60).contains($0) })
    }

    @Test func edgeOnNothingIsTouchedAndNothingTraps() {
        for angle in [90.0, 270, .nan, .infinity] {
            for axis in [
                (x: CGFloat(0), y: CGFloat(1), z: CGFloat(0)), (x: .nan, y: 1, z: 0), (x: .infinity, y: 0, z: 0),
            ] {
                let host = host {
                    Color.red.frame(width: 100, height: 60).onTapGesture {}
                        .rotation3DEffect(.degrees(angle), axis: axis, anchorZ: .infinity)
                        .rotation3DEffect(.degrees(angle), axis: axis, perspective: 1e300)
                }
                _ = host.tap(at: CGPoint(x: 50, y: 30))
                #expect(host.displayList().items.count < 10)
            }
        }
    }

    @Test func anEffectOfOnesOwnIsTheSameTurn() {
        func projection(_ view: some View) -> [Double] {
            let list = ViewHost(view, in: World()).displayList()
            for item in list.items {
                guard case .pushProjection(let m) = item else { continue }
                return m.numbers
            }
            return []
        }
        let view = Color.red.frame(width: 100, height: 60)
        let own = projection(view.modifier(Flip(angle: 40)))
        let builtIn = projection(view.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)))
        #expect(own.count == 9 && builtIn.count == 9)
        #expect(zip(own, builtIn).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test func theTurnIsAnimated() {
        struct Card: View {
            @State private var isTurned = false
            var body: some View {
                Color.red.frame(width: 100, height: 60)
                    .rotation3DEffect(.degrees(isTurned ? 180 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0)
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isTurned = true } }
            }
        }
        let host = ViewHost(Card(), in: World())
        host.tap(at: CGPoint(x: 50, y: 30))
        func factor() -> CGFloat? {
            for item in host.displayList().items { if case .pushTransform(let t) = item { return t.a } }
            return nil
        }
        for (time, angle) in [(0.25, 45.0), (0.75, 135), (1.0, 180)] {
            host.advance(to: time)
            #expect(abs((factor() ?? .nan) - cos(Angle.degrees(angle).radians)) < 1e-9, "at \(time)")
        }
        host.advance(by: 0.1)
        #expect(host.nextFrame == nil)
    }
}
