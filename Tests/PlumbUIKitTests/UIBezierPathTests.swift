import Foundation
import PlumbTesting
import Testing

@testable import PlumbUIKit

@Suite struct UIBezierPathTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

    @Test func someCornersAreRound() {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 5))
        let own = Path(
            roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 20, bottomTrailing: 20), style: .continuous
        )
        #expect(Path(path.cgPath) == own)
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 99, y: 1)))
    }

    @Test func reversingDrawsTheOutlineFromItsEnd() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 15, y: 0), controlPoint2: CGPoint(x: 20, y: 5))
        path.move(to: CGPoint(x: 30, y: 30))
        path.addLine(to: CGPoint(x: 40, y: 30))
        path.addQuadCurve(to: CGPoint(x: 40, y: 40), controlPoint: CGPoint(x: 45, y: 36))
        path.close()
        let own = Path { p in
            p.move(to: CGPoint(x: 30, y: 30))
            p.addLine(to: CGPoint(x: 40, y: 40))
            p.addQuadCurve(to: CGPoint(x: 40, y: 30), control: CGPoint(x: 45, y: 36))
            p.addLine(to: CGPoint(x: 30, y: 30))
            p.closeSubpath()
            p.move(to: CGPoint(x: 20, y: 10))
            p.addCurve(
                to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 20, y: 5), control2: CGPoint(x: 15, y: 0))
            p.addLine(to: CGPoint(x: 0, y: 0))
        }
        let reversed = Path(path.reversing().cgPath).description
        #expect(reversed == own.description)
        #expect(UIBezierPath().reversing().isEmpty)
    }

    /// No more than half the shorter side.
    @Test func radiiThatAreTooLargeAreHalves() {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: CGFloat.infinity, height: 0))
        let own = Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 30), style: .continuous)
        #expect(Path(path.cgPath) == own)
    }

    @Test func anArcGoesAsTheClockDoes() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        // From the right to the bottom.
        let bounds = path.bounds
        #expect(
            abs(bounds.minX) < 1e-6 && abs(bounds.maxX - 10) < 1e-6 && abs(bounds.minY) < 1e-6
                && abs(bounds.maxY - 10) < 1e-6)
        #expect(abs(path.currentPoint.y - 10) < 1e-6)
    }

    @Test func pathsOfCoreGraphicsAreTheSame() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 0, y: 10), control: CGPoint(x: 10, y: 10))
        path.closeSubpath()
        #expect(Path(path).description == "0 0 m 10 0 l 10 10 0 10 q h")
        #expect(Path(path).cgPath == path.copy())
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 9, y: 9)))
        var steps: [CGPathElementType] = []
        path.applyWithBlock { steps.append($0.pointee.type) }
        #expect(steps == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath])
        #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().isEmpty)
    }

    @Test func insetsShrinkRectangles() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 56))
        #expect(EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).trailing == 4)
    }
}
