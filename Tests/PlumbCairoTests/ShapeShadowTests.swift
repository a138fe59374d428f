import Foundation
import Testing

@testable import PlumbCairo

/// The shadow of one shape is drawn out of few pixels; it has those that the blur of the whole shape has.
@Suite struct ShapeShadowTests {
    struct Shape: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let path: Path
        var style = FillStyle()
    }

    private static func rounded(_ box: CGRect, _ radius: CGFloat, continuous: Bool = false) -> Path {
        Path(
            roundedRect: box, cornerSize: CGSize(width: radius, height: radius),
            style: continuous ? .continuous : .circular)
    }

    nonisolated static let shapes: [Shape] = {
        var ring = Path(CGRect(x: 30, y: 30, width: 120, height: 90))
        ring.addRect(CGRect(x: 45.25, y: 50, width: 60, height: 40))
        var open = Path()
        open.move(to: CGPoint(x: 20, y: 20))
        open.addLine(to: CGPoint(x: 150, y: 20))
        open.addLine(to: CGPoint(x: 150, y: 100))
        open.addLine(to: CGPoint(x: 20, y: 130))
        return [
            Shape(testDescription: "rectangle", path: Path(CGRect(x: 30, y: 20, width: 131, height: 97))),
            Shape(
                testDescription: "rectangle between pixels",
                path: Path(CGRect(x: 30.3, y: 20.7, width: 130.1, height: 99.45))),
            Shape(
                testDescription: "rounded", path: rounded(CGRect(x: 25, y: 30, width: 140, height: 120), 18)),
            Shape(
                testDescription: "continuous",
                path: rounded(CGRect(x: 25.5, y: 30.25, width: 140, height: 120), 18, continuous: true)),
            Shape(testDescription: "capsule", path: rounded(CGRect(x: 15, y: 60, width: 160, height: 50), 25)),
            Shape(testDescription: "circle", path: Path(ellipseIn: CGRect(x: 40, y: 40, width: 90, height: 90))),
            Shape(testDescription: "small", path: rounded(CGRect(x: 90, y: 90, width: 7, height: 5), 2)),
            Shape(testDescription: "ring", path: ring, style: FillStyle(eoFill: true)),
            Shape(testDescription: "open", path: open),
            Shape(testDescription: "hard", path: open, style: FillStyle(antialiased: false)),
            Shape(
                testDescription: "beyond the edge", path: rounded(CGRect(x: -200, y: 90, width: 300, height: 400), 30)),
        ]
    }()

    private func picture(_ items: [DisplayItem]) throws -> Bitmap {
        let ground = [
            DisplayItem.fill(
                Path(CGRect(x: 0, y: 0, width: 190, height: 190)), .color(RGBA(red: 0.9, green: 0.8, blue: 1)),
                FillStyle()),
            box(60, 0, 40, 190, .pureBlue),
        ]
        return try CairoRenderer().bitmap(
            DisplayList(size: CGSize(width: 190, height: 190), items: ground + items), scale: 1)
    }

    /// A mark that is not seen beside the shape makes the blur take all of it.
    private func expectSame(
        _ marks: [DisplayItem], radius: Double, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let push = DisplayItem.pushShadow(
            .color(RGBA(red: 0, green: 0, blue: 0.2, alpha: 0.7)), radius: radius, offset: CGSize(width: 3, height: 5.5)
        )
        let nothing = DisplayItem.fill(
            Path(CGRect(x: 90, y: 90, width: 1, height: 1)), .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0)),
            FillStyle())
        let (few, all) = (
            try picture([push] + marks + [.pop]), try picture([push] + marks + [nothing, .pop])
        )
        var worst = 0
        for (a, b) in zip(few.pixels, all.pixels) { worst = max(worst, abs(Int(a) - Int(b))) }
        #expect(worst <= 1, "\(name), \(radius): \(worst)", sourceLocation: sourceLocation)
    }

    @Test(arguments: shapes, [0, 0.7, 1.6, 3, 8.5])
    func hasThePixelsOfTheWhole(_ shape: Shape, radius: Double) throws {
        let paints: [Paint] = [
            .color(.pureRed), .color(RGBA(red: 0, green: 1, blue: 0, alpha: 0.4)),
            .linearGradient(
                stops: [GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1)],
                start: .zero, end: CGPoint(x: 190, y: 100)),
        ]
        for paint in paints {
            try expectSame([.fill(shape.path, paint, shape.style)], radius: radius, shape.testDescription)
        }
    }

    /// What shows what lies behind it does not show its own shadow, and throws all of it at the page's edge too.
    @Test(arguments: [1, 0.5])
    func glassIsOverItsShadow(opacity: Double) throws {
        var glass = BackdropTests.glass
        glass.opacity = opacity
        for shape in Self.shapes where shape.testDescription != "beyond the edge" {
            try expectSame([.fill(shape.path, .backdrop(glass), shape.style)], radius: 3, shape.testDescription)
        }
        guard opacity == 1, let shape = Self.shapes.last else { return }
        let shadow = DisplayItem.pushShadow(.color(.pureRed), radius: 0, offset: CGSize(width: 3, height: 0))
        func strip(_ paint: Paint) throws -> [UInt8] {
            let bitmap = try picture([shadow, .fill(shape.path, paint, shape.style), .pop])
            return (0..<190).flatMap { bitmap.pixels[($0 * bitmap.width + 101) * 4..<($0 * bitmap.width + 103) * 4] }
        }
        #expect(try strip(.backdrop(glass)) == strip(.color(.pureBlue)))
    }

    /// Under transforms that enlarge, turn and move; the second time the shape is known.
    @Test(arguments: [
        CGAffineTransform(scaleX: 0.5, y: 0.75), CGAffineTransform(rotationAngle: 0.2),
        CGAffineTransform(translationX: 11, y: -7), CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 190, ty: 0),
    ])
    func followsTransforms(_ transform: CGAffineTransform) throws {
        for _ in 0..<2 {
            for shape in Self.shapes {
                try expectSame(
                    [.pushTransform(transform), .fill(shape.path, .color(.pureRed), shape.style), .pop], radius: 4,
                    shape.testDescription)
            }
        }
    }

    /// One blurred shape does for shapes of several lengths, at several places.
    @Test func longAndShortShapesShareOne() throws {
        for length in [60.0, 90, 141] {
            for x in [5.0, 17, 28] {
                let path = Self.rounded(CGRect(x: x, y: 40, width: length, height: 210 - length), 12)
                try expectSame([.fill(path, .color(.pureBlue), FillStyle())], radius: 5, "\(length) at \(x)")
            }
        }
    }

    /// What is not one shape is blurred as a whole: two shapes, a clip, what is see-through in parts.
    @Test func otherContentIsBlurredAsAWhole() throws {
        let path = Self.rounded(CGRect(x: 30, y: 30, width: 100, height: 100), 12)
        let fading = Paint.linearGradient(
            stops: [
                GradientStop(color: .pureRed, location: 0),
                GradientStop(color: RGBA(red: 1, green: 0, blue: 0, alpha: 0), location: 1),
            ], start: CGPoint(x: 30, y: 0), end: CGPoint(x: 130, y: 0))
        for paint in [fading, .color(.pureRed)] {
            let items = [DisplayItem.fill(path, paint, FillStyle())]
            let isOne = ShapeShadow(of: items[...], .identity, sigma: 3) != nil
            #expect(isOne == (paint == .color(.pureRed)))
        }
        let two = [DisplayItem.fill(path, .color(.pureRed), FillStyle()), box(0, 0, 5, 5, .pureBlue)]
        #expect(ShapeShadow(of: two[...], .identity, sigma: 3) == nil)
        let clipped = [DisplayItem.pushClip(path, FillStyle()), two[0], .pop]
        #expect(ShapeShadow(of: clipped[...], .identity, sigma: 3) == nil)
    }
}
