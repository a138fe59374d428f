import Foundation
import PlumbCairo
import Testing

/// Colours along gradients, known by arithmetic.
struct GradientTests {
    static let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
    static let whole = Path(CGRect(x: 0, y: 0, width: 40, height: 40))

    func fill(_ paint: Paint, _ around: [DisplayItem] = []) throws -> Bitmap {
        try draw(around + [.fill(Self.whole, paint, FillStyle())] + around.map { _ in .pop })
    }

    @Test(arguments: [(0, 3), (10, 67), (20, 131), (39, 252)])
    func linearAlongXAndY(place: Int, grey: Int) throws {
        let pixel = UInt32(grey) << 24 | UInt32(grey) << 16 | UInt32(grey) << 8 | 0xFF
        let along = try fill(.linearGradient(stops: Self.stops, start: .zero, end: CGPoint(x: 40, y: 0)))
        expect(along, at: place, 5, is: pixel)
        let down = try fill(.linearGradient(stops: Self.stops, start: .zero, end: CGPoint(x: 0, y: 40)))
        expect(down, at: 5, place, is: pixel)
        // Beyond its ends, a gradient goes on with its last colours.
        let short = try fill(
            .linearGradient(stops: Self.stops, start: CGPoint(x: 15, y: 0), end: CGPoint(x: 16, y: 0)))
        expect(short, at: place, 5, is: place < 15 ? 0xFF : 0xFFFF_FFFF)
    }

    @Test func gradientsFollowTheTransform() throws {
        let picture = try fill(
            .linearGradient(stops: Self.stops, start: .zero, end: CGPoint(x: 20, y: 0)),
            [.pushTransform(CGAffineTransform(scaleX: 2, y: 2))])
        expect(picture, at: 20, 5, is: 0x8383_83FF)
    }

    @Test func gradientsInsideALayerStandInTheSamePlace() throws {
        let picture = try fill(
            .linearGradient(stops: Self.stops, start: .zero, end: CGPoint(x: 40, y: 0)),
            [
                .pushClip(Path(CGRect(x: 10, y: 10, width: 30, height: 30)), FillStyle()),
                .pushLayer(opacity: 1, .normal),
            ])
        expect(picture, at: 20, 20, is: 0x8383_83FF)
        expect(picture, at: 5, 20, is: 0)
    }

    @Test func colorsAreMixedUnpremultiplied() throws {
        let picture = try fill(
            .linearGradient(
                stops: [.init(color: .pureRed, location: 0), .init(color: .clear, location: 1)], start: .zero,
                end: CGPoint(x: 40, y: 0)))
        // Half way: half as red, half as opaque, hence a quarter red when premultiplied.
        expect(picture, at: 20, 5, is: 0x3E00_007C, within: 2)
    }

    @Test(arguments: [(20, 20, 0), (30, 20, 134), (20, 10, 121), (39, 39, 255)])
    func radial(x: Int, y: Int, grey: Int) throws {
        let picture = try fill(
            .radialGradient(stops: Self.stops, center: CGPoint(x: 20, y: 20), startRadius: 0, endRadius: 20))
        let expected = UInt32(grey) << 24 | UInt32(grey) << 16 | UInt32(grey) << 8 | 0xFF
        expect(picture, at: x, y, is: expected, within: 10)
    }

    @Test(arguments: [
        // A whole turn from the right: a quarter at the bottom, a half at the left.
        (0.0, 2 * Double.pi, [64, 128, 191]),
        // A half turn: the missing half is divided between the last and the first colour.
        (0.0, Double.pi, [128, 255, 0]),
        // Counter-clockwise.
        (0.0, -2 * Double.pi, [191, 128, 64]),
        // Of two turns only the last is seen.
        (0.0, 4 * Double.pi, [64, 128, 191]),
    ])
    func angularBelowLeftAndAbove(start: Double, end: Double, greys: [Int]) throws {
        let picture = try fill(
            .angularGradient(stops: Self.stops, center: CGPoint(x: 20.5, y: 20.5), startAngle: start, endAngle: end))
        // One pixel beside the axis where the colour changes suddenly.
        for ((x, y), grey) in zip([(20, 38), (2, 19), (20, 2)], greys) {
            let y = greys == [128, 255, 0] && x == 2 ? 21 : y
            let expected = UInt32(grey) << 24 | UInt32(grey) << 16 | UInt32(grey) << 8 | 0xFF
            expect(picture, at: x, y, is: expected, within: 5)
        }
    }

    @Test func strokesAndTintedPicturesTakeGradients() throws {
        let paint = Paint.linearGradient(stops: Self.stops, start: .zero, end: CGPoint(x: 40, y: 0))
        var line = Path()
        line.addLines([CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20)])
        expect(try draw([.stroke(line, paint, StrokeStyle(lineWidth: 6))]), at: 20, 20, is: 0x8383_83FF)
        let white = Bitmap(width: 1, height: 1, pixels: Data([255, 255, 255, 255]))
        let picture = try draw([
            .image(white, in: CGRect(x: 0, y: 0, width: 40, height: 40), source: nil, tint: paint, .medium)
        ])
        expect(picture, at: 20, 20, is: 0x8383_83FF)
    }

    @Test(
        arguments: [
            (Paint.linearGradient(stops: [], start: .zero, end: CGPoint(x: 1, y: 1)), 0),
            (.linearGradient(stops: [.init(color: .pureRed, location: 3)], start: .zero, end: .zero), 0xFF00_00FF),
            (.linearGradient(stops: stops, start: .zero, end: .zero), 0xFFFF_FFFF),
            (.linearGradient(stops: stops, start: CGPoint(x: CGFloat.nan, y: 0), end: .zero), 0),
            (.radialGradient(stops: stops, center: .zero, startRadius: 5, endRadius: 5), 0xFFFF_FFFF),
            (
                .linearGradient(
                    stops: [.init(color: .pureRed, location: .nan), .init(color: .pureBlue, location: -.infinity)],
                    start: .zero,
                    end: CGPoint(x: 1, y: 1)), 0x0000_FFFF
            ),
        ] as [(Paint, UInt32)])
    func oddGradientsDoNotTrap(paint: Paint, expected: UInt32) throws {
        expect(try fill(paint), at: 20, 20, is: expected)
    }

    @Test func stopsOutsideTheUnitRangeKeepTheirPlace() throws {
        let picture = try fill(
            .linearGradient(
                stops: [.init(color: .black, location: -1), .init(color: .white, location: 1)], start: .zero,
                end: CGPoint(x: 40, y: 0)))
        expect(picture, at: 20, 0, is: 0xC1C1_C1FF, within: 2)
    }
}
