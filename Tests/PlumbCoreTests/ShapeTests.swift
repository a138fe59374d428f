import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, correction 2 and disagreement 6.
@Suite @MainActor
struct ShapeTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("a circle is a square", in: 100, 60, size: [60, 60]) { Circle() },
        LayoutCase("a circle, width only", in: 100, nil, size: [100, 100]) { Circle() },
        LayoutCase("a circle, height only", in: nil, 30, size: [30, 30]) { Circle() },
        LayoutCase("a circle, nothing proposed", in: nil, nil, size: [10, 10]) { Circle() },
        LayoutCase("filled", in: 100, 60, size: [60, 60]) { Circle().fill(Color.red) },
        LayoutCase("stroked", in: 100, 60, size: [60, 60]) { Circle().stroke(Color.red, lineWidth: 4) },
        LayoutCase("trimmed", in: 100, 60, size: [60, 60]) { Circle().trim(from: 0, to: 0.5) },
        LayoutCase("a stroke inside takes all", in: 100, 60, size: [100, 60]) {
            Circle().strokeBorder(Color.red, lineWidth: 4)
        },
        LayoutCase("an inset circle takes all", in: 100, 60, size: [100, 60]) { Circle().inset(by: 3) },
        LayoutCase("moved, a circle takes all", in: 100, 60, size: [100, 60]) { Circle().offset(x: 5) },
        LayoutCase("scaled", in: 100, 60, size: [100, 60]) { Circle().scale(0.5) },
        LayoutCase("turned", in: 100, 60, size: [100, 60]) { Circle().rotation(.degrees(45)) },
        LayoutCase("transformed", in: 100, 60, size: [100, 60]) { Circle().transform(.identity) },
        LayoutCase("in a size of its own", in: 100, 60, size: [100, 60]) { Circle().size(width: 20, height: 20) },
        LayoutCase("in a size of its own, nothing proposed", in: nil, nil, size: [10, 10]) {
            Circle().size(width: 20, height: 20)
        },
        LayoutCase("combined", in: 100, 60, size: [100, 60]) { Circle().union(Rectangle()) },
        LayoutCase("AnyShape keeps the shape's own answer", in: 100, 60, size: [60, 60]) { AnyShape(Circle()) },
        LayoutCase("stroked as a shape, then filled", in: 100, 60, size: [60, 60]) {
            Circle().stroke(lineWidth: 4).fill(Color.red)
        },
        LayoutCase("filled and stroked", in: 100, 60, size: [60, 60]) {
            Circle().fill(Color.red).stroke(Color.blue, lineWidth: 4).strokeBorder(.green, lineWidth: 2)
        },
        LayoutCase("uneven corners", in: 100, 60, size: [100, 60]) { UnevenRoundedRectangle(topLeadingRadius: 9) },
        LayoutCase("Rectangle", in: 100, 60, size: [100, 60]) { Rectangle() },
        LayoutCase("RoundedRectangle", in: 100, 60, size: [100, 60]) { RoundedRectangle(cornerRadius: 5) },
        LayoutCase("Ellipse", in: 100, 60, size: [100, 60]) { Ellipse() },
        LayoutCase("Capsule", in: 100, 60, size: [100, 60]) { Capsule() },
        LayoutCase("Capsule, nothing proposed", in: nil, nil, size: [10, 10]) { Capsule() },
        LayoutCase("Path", in: 100, 60, size: [100, 60]) { Path(CGRect(x: 0, y: 0, width: 5, height: 5)) },
        LayoutCase("a shape of one's own", in: 100, 60, size: [100, 60]) { Corner() },
        LayoutCase("a shape with its own size", in: 100, 60, size: [25, 5]) { Flat() },
        LayoutCase("in a stack: the circles share", in: 108, 100, size: [108, 50], ["a": [0, 0, 50, 50]]) {
            HStack {
                Circle().named("a")
                Circle()
            }
        },
    ]

    /// A limit without an end is one that no corner reaches; without miters there is none.
    @Test func aMiterLimitMayBeInfinite() {
        for join in [CGLineJoin.miter, .round, .bevel] {
            let style = StrokeStyle(lineWidth: 2, lineJoin: join, miterLimit: .infinity)
            let host = hostOf(Rectangle().stroke(.red, style: style), in: 100, 100)
            #expect(host.dump.contains("stroke rect(0 0 100 100)"))
            #expect(host.diagnostics.isEmpty)
        }
    }

    @Test(arguments: cases)
    func sizes(_ example: LayoutCase) { example.check() }

    @Test func circlesAreDrawnInTheMiddle() {
        let path = Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(path.boundingRect == CGRect(x: 20, y: 0, width: 60, height: 60))
    }

    @Test func insetsMoveTheOutlineInwards() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        #expect(Rectangle().inset(by: 5).path(in: rect).boundingRect == CGRect(x: 5, y: 5, width: 90, height: 50))
        #expect(
            Rectangle().inset(by: 5).inset(by: 5).path(in: rect).boundingRect
                == CGRect(x: 10, y: 10, width: 80, height: 40))
        #expect(Circle().inset(by: 10).path(in: rect).boundingRect == CGRect(x: 30, y: 10, width: 40, height: 40))
        #expect(Rectangle().inset(by: 80).path(in: rect).boundingRect.width == 0)
    }

    /// x, y, width and height of the outline in 100 × 60.
    nonisolated static let outlines: [(String, any Shape, CGRect)] = [
        ("offset", Rectangle().offset(x: 5, y: -3), CGRect(x: 5, y: -3, width: 100, height: 60)),
        ("offset by a point", Rectangle().offset(CGPoint(x: 1, y: 2)), CGRect(x: 1, y: 2, width: 100, height: 60)),
        ("offset, then inset", Rectangle().offset(x: 5).inset(by: 10), CGRect(x: 15, y: 10, width: 80, height: 40)),
        ("scale", Rectangle().scale(0.5), CGRect(x: 25, y: 15, width: 50, height: 30)),
        (
            "scale about a corner", Rectangle().scale(x: 2, anchor: .topLeading),
            CGRect(x: 0, y: 0, width: 200, height: 60)
        ),
        ("rotation", Rectangle().rotation(.degrees(90)), CGRect(x: 20, y: -20, width: 60, height: 100)),
        (
            "rotation about a corner", Rectangle().rotation(.degrees(90), anchor: .topLeading),
            CGRect(x: -60, y: 0, width: 60, height: 100)
        ),
        (
            "transform", Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1)),
            CGRect(x: 0, y: 0, width: 200, height: 60)
        ),
        ("size", Rectangle().size(width: 20, height: 10), CGRect(x: 0, y: 0, width: 20, height: 10)),
        (
            "size at an anchor", Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing),
            CGRect(x: 80, y: 50, width: 20, height: 10)
        ),
        ("trim", Rectangle().trim(from: 0, to: 0.25), CGRect(x: 0, y: 0, width: 80, height: 0)),
        ("a line's own outline", Rectangle().stroke(lineWidth: 10), CGRect(x: -5, y: -5, width: 110, height: 70)),
        ("AnyShape", AnyShape(Circle()), CGRect(x: 20, y: 0, width: 60, height: 60)),
        ("union", Rectangle().union(Rectangle().offset(x: 10)), CGRect(x: 0, y: 0, width: 110, height: 60)),
        (
            "intersection", Rectangle().intersection(Rectangle().offset(x: 10)),
            CGRect(x: 10, y: 0, width: 90, height: 60)
        ),
        ("subtracting", Rectangle().subtracting(Rectangle().offset(x: 10)), CGRect(x: 0, y: 0, width: 10, height: 60)),
        (
            "uneven corners, inset", UnevenRoundedRectangle(topLeadingRadius: 9).inset(by: 5),
            CGRect(x: 5, y: 5, width: 90, height: 50)
        ),
    ]

    @Test func outlinesInARectangle() {
        for (name, shape, expected) in Self.outlines {
            let bounds = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 60)).boundingRect
            let (got, wanted) = (
                [bounds.minX, bounds.minY, bounds.width, bounds.height],
                [expected.minX, expected.minY, expected.width, expected.height]
            )
            #expect(got.map(Double.init).isClose(to: wanted.map(Double.init)), "\(name): \(bounds)")
        }
    }

    /// A ring is a ring in another shape too.
    @Test func theOutlineOfALineHasAHole() {
        let ring = Circle().stroke(lineWidth: 10).rotation(.degrees(1))
            .path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(!ring.contains(CGPoint(x: 50, y: 50)))
        #expect(ring.contains(CGPoint(x: 1, y: 50)) && ring.contains(CGPoint(x: 104, y: 50)))
    }

    /// A shape is mirrored from right to left unless it says otherwise.
    @Test func mirroredFromRightToLeft() {
        func text<S: Shape>(_ shape: S, _ direction: LayoutDirection) -> String {
            hostOf(shape.fill(.black).environment(\.layoutDirection, direction), in: 10, 10).displayList().text
        }
        #expect(text(Corner(), .rightToLeft) == "fill (10 0 m 0 0 l 10 10 l) #000000")
        #expect(text(Corner(), .leftToRight) == "fill (0 0 m 10 0 l 0 10 l) #000000")
        #expect(text(Rectangle().offset(x: 2), .rightToLeft) == "fill [2 0 10 10] #000000")
        let (left, right) = (UnevenRoundedRectangle(topLeadingRadius: 3), UnevenRoundedRectangle(topTrailingRadius: 3))
        #expect(text(left, .rightToLeft) != text(left, .leftToRight))
        #expect(text(right, .rightToLeft) != text(right, .leftToRight))
    }

    @Test func formsOfLinesAndFills() {
        func text<V: View>(_ view: V) -> String { hostOf(view, in: 20, 20).displayList().text }
        let square = "[0 0 20 20]"
        let inner = "[1 1 18 18]"
        #expect(text(Rectangle().fill()) == "fill \(square) #000000")
        #expect(text(Rectangle().strokeBorder(lineWidth: 2)) == "stroke \(inner) #000000 2 wide")
        #expect(text(Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 2))) == "stroke \(inner) #000000 2 wide")
        #expect(
            text(Rectangle().fill(.black).stroke(.white, lineWidth: 3).strokeBorder(.red, lineWidth: 2))
                == "fill \(square) #000000\nstroke \(square) #ffffff 3 wide\nstroke \(inner) #ff3b30 2 wide")
        // Without smooth edges a line is an area.
        #expect(text(Rectangle().stroke(.black, lineWidth: 2, antialiased: false)).hasPrefix("fill ("))
    }

    @Test func anotherSizeOfAShapeIsLaidOut() {
        struct Square: Shape {
            let side: CGFloat
            nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
            nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: side, height: side) }
        }
        let host = hostOf(Square(side: 5))
        #expect(host.layout().size == CGSize(width: 5, height: 5))
        host.setRoot(Square(side: 8))
        #expect(host.layout().size == CGSize(width: 8, height: 8))
    }
}

private struct Corner: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        }
    }
}

private struct Flat: Shape {
    nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: (proposal.width ?? 0) / 4, height: 5)
    }
}
