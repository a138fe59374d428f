import Foundation
import PlumbGraphics
import Testing

/// What Core Graphics says of points, sizes and rectangles, and Linux's Foundation does not.
@Suite struct CoreGraphicsNamesTests {
    @Test func equality() {
        #expect(CGSizeMake(1, 2).equalTo(CGSize(width: 1, height: 2)))
        #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(!CGPoint(x: 1, y: 2).equalTo(.zero))
        #expect(CGRect(x: 0, y: 0, width: 1, height: 1).equalTo(CGRect(x: 0, y: 0, width: 1, height: 1)))
    }

    @Test func geometriesPrintAsOnApplesSystems() {
        #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4.5))" == "(1.0, 2.0, 3.0, 4.5)")
        #expect("\(CGPoint(x: 1, y: 2)) \(CGSize(width: 3, height: 4))" == "(1.0, 2.0) (3.0, 4.0)")
    }
}
