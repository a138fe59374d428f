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
