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

    /// Half way across and half way down the same colour: the ellipse has the rectangle's proportions.
    @Test(arguments: [(20, 10, 0), (30, 10, 128), (20, 15, 128), (39, 10, 249), (10, 10, 128)])
    func elliptical(x: Int, y: Int, grey: Int) throws {
        let paint = Paint.ellipticalGradient(
            stops: Self.stops, center: CGPoint(x: 20, y: 10), size: CGSize(width: 40, height: 20), startRadius: 0,
            endRadius: 0.5)
        let expected = UInt32(grey) << 24 | UInt32(grey) << 16 | UInt32(grey) << 8 | 0xFF
        expect(try fill(paint), at: x, y, is: expected, within: 16)
        expect(try fill(paint, [.pushLayer(opacity: 1, .normal)]), at: x, y, is: expected, within: 16)
    }

    /// Red and blue as Apple mixes them: 170, 121, 168 in the middle, where the numbers' mean is 128, 96, 158.
    @Test(arguments: [(ColorMixing.perceptual, 0xAA79_A8FF as UInt32), (.device, 0x8060_9EFF)])
    func colorsAreMixedAsTheyAreSeen(mixing: ColorMixing, middle: UInt32) throws {
        let stops = [
            GradientStop(color: RGBA(hex: 0xFF383C), location: 0, mixing: mixing),
            GradientStop(color: RGBA(hex: 0x0088FF), location: 1, mixing: mixing),
        ]
        let picture = try fill(.linearGradient(stops: stops, start: .zero, end: CGPoint(x: 39, y: 0)))
        expect(picture, at: 19, 5, is: middle, within: 4)
        expect(picture, at: 0, 5, is: 0xFF38_3CFF, within: 6)
        expect(picture, at: 39, 5, is: 0x0088_FFFF, within: 6)
    }

    private func mesh(
        _ points: [CGPoint], isSmooth: Bool, background: RGBA = .clear
    ) throws -> ColorMesh {
        try #require(
            ColorMesh(
                columns: 2, rows: 2, points: points, colors: [.black, .white, .black, .white], background: background,
                isSmooth: isSmooth, mixing: .device))
    }

    private static let unitSquare = [
        CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1),
    ]

    /// Straight along a line, or by the step t²(3 − 2t).
    @Test(arguments: [
        (false, 10, 67), (false, 20, 131), (true, 10, 42), (true, 20, 132), (true, 30, 217), (false, 39, 252),
    ])
    func meshes(isSmooth: Bool, x: Int, grey: Int) throws {
        let paint = Paint.meshGradient(
            try mesh(Self.unitSquare, isSmooth: isSmooth), in: CGRect(x: 0, y: 0, width: 40, height: 40))
        let expected = UInt32(grey) << 24 | UInt32(grey) << 16 | UInt32(grey) << 8 | 0xFF
        for y in [0, 17, 39] { expect(try fill(paint), at: x, y, is: expected, within: 2) }
    }

    /// What is beside the net is its background; the net's edge is smooth.
    @Test func besideANet() throws {
        let half = [
            CGPoint(x: 0, y: 0), CGPoint(x: 0.5125, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 0.5125, y: 1),
        ]
        let paint = Paint.meshGradient(
            try mesh(half, isSmooth: false, background: .pureRed), in: CGRect(x: 0, y: 0, width: 40, height: 40))
        let picture = try fill(paint)
        expect(picture, at: 30, 20, is: 0xFF00_00FF)
        expect(picture, at: 10, 20, is: 0x8282_82FF, within: 3)
        // Half of the pixel is the net's last column, nearly white; half is the background.
        expect(picture, at: 20, 20, is: 0xFD7D_7DFF, within: 4)
        // A rectangle that ends within a pixel has no fringe: only the shape's own edge fades.
        let whole = Paint.meshGradient(
            try mesh(Self.unitSquare, isSmooth: false), in: CGRect(x: 0, y: 0, width: 30.25, height: 30.25))
        let cut = try draw([.fill(Path(CGRect(x: 0, y: 0, width: 30.25, height: 30.25)), whole, FillStyle())])
        #expect((48...80).contains(Pixel(cut, 15, 30).alpha))
    }

    @Test func hostileNets() throws {
        let endless = [CGPoint(x: -1e30, y: 0), CGPoint(x: 1e30, y: 0), CGPoint(x: 0, y: 1e30), CGPoint(x: 1, y: 1)]
        for rect in [CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 0, y: 0, width: 0, height: 4)] {
            _ = try fill(.meshGradient(try mesh(endless, isSmooth: true), in: rect))
        }
        let none = [CGPoint(x: CGFloat.nan, y: 0), .zero, .zero, .zero]
        expect(
            try fill(.meshGradient(try mesh(none, isSmooth: true), in: CGRect(x: 0, y: 0, width: 40, height: 40))),
            at: 20, 20, is: 0)
        // Ten thousand points in one another.
        let many = (0..<10_000).map { CGPoint(x: Double($0 % 7), y: Double($0 % 5)) }
        let tangle = try #require(
            ColorMesh(
                columns: 100, rows: 100, points: many, colors: Array(repeating: .black, count: 10_000),
                background: .clear, isSmooth: true, mixing: .perceptual))
        _ = try fill(.meshGradient(tangle, in: CGRect(x: 0, y: 0, width: 40, height: 40)))
        #expect(
            ColorMesh(
                columns: .max, rows: .max, points: [], colors: [], background: .clear, isSmooth: true, mixing: .device)
                == nil)
    }

    /// New paints are in files of shapes too.
    @Test func paintsInPDF() throws {
        let paints = [
            Paint.ellipticalGradient(
                stops: Self.stops, center: .zero, size: CGSize(width: 40, height: 20), startRadius: 0, endRadius: 1),
            .meshGradient(try mesh(Self.unitSquare, isSmooth: true), in: CGRect(x: 0, y: 0, width: 40, height: 40)),
            .linearGradient(
                stops: Self.stops.map { GradientStop(color: $0.color, location: $0.location, mixing: .perceptual) },
                start: .zero, end: CGPoint(x: 40, y: 0)),
        ]
        let empty = try PDFRenderer().render(DisplayList(size: CGSize(width: 40, height: 40))).count
        for paint in paints {
            let list = DisplayList(
                size: CGSize(width: 40, height: 40), items: [.fill(Self.whole, paint, FillStyle())])
            #expect(try PDFRenderer().render(list).count > empty + 100)
        }
    }

    @Test func aMillionStops() throws {
        let stops = (0..<1_000_000).map {
            GradientStop(color: $0 % 2 == 0 ? .black : .white, location: Double($0) / 1e6, mixing: .perceptual)
        }
        let list = DisplayList(
            size: CGSize(width: 40, height: 40),
            items: [
                .fill(Self.whole, .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 40, y: 0)), FillStyle())
            ])
        _ = try CairoRenderer().bitmap(list, scale: 1)
        _ = try PDFRenderer().render(list)
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
