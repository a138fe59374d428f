import Foundation
import Testing

@testable import PlumbGraphics

struct CGRectPartTests {
    private static let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test(arguments: [
        (square, CGRect(x: 5, y: -5, width: 10, height: 10), CGRect(x: 5, y: 0, width: 5, height: 5)),
        (square, CGRect(x: 10, y: 0, width: 5, height: 5), CGRect(x: 10, y: 0, width: 0, height: 5)),
        (square, CGRect(x: 11, y: 0, width: 5, height: 5), .null),
        (square, CGRect(x: 8, y: 8, width: -6, height: -6), CGRect(x: 2, y: 2, width: 6, height: 6)),
        (square, CGRect(x: 4, y: 0, width: CGFloat.infinity, height: 1), CGRect(x: 4, y: 0, width: 6, height: 1)),
        (square, CGRect(x: 11, y: 0, width: CGFloat.infinity, height: 1), .null),
        (square, CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 1), square),
        (square, CGRect(x: CGFloat.infinity, y: 0, width: 5, height: 1), .null),
        (square, .infinite, square),
        (CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), square, .null),
        (CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 1), square, .null),
        (.null, square, .null),
        (square, .null, .null),
    ])
    func whatTwoRectanglesHaveInCommon(_ one: CGRect, _ other: CGRect, _ part: CGRect) {
        #expect(one.part(in: other) == part)
        #expect(one.meets(other) == !part.isNull)
    }
}
