import Foundation
import PlumbGraphics
import Testing

/// Paths as text and back.
struct PathDescriptionTests {
    @Test func everyStepHasItsLetter() {
        var path = Path(CGRect(x: 0, y: 0.5, width: 10, height: 20))
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2))
        path.addCurve(
            to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: -3, y: 1e-9))
        #expect(path.description == "0 0.5 m 10 0.5 l 10 20.5 l 0 20.5 l h 1 2 3 4 q 1 2 -3 1e-09 5 6 c")
    }

    @Test(arguments: [
        Path(), Path(ellipseIn: CGRect(x: 1.0 / 3, y: 2, width: 7, height: 9)),
        Path(roundedRect: CGRect(x: 0, y: 0, width: 31, height: 17), cornerRadius: 5),
    ])
    func whatIsWrittenReadsBack(path: Path) {
        #expect(Path(path.description) == path)
    }

    @Test(arguments: ["1 2", "1 m", "1 2 l", "0 0 m 1 2 3 q", "0 0 m z", "h"])
    func whatDescribesNoPathIsNil(text: String) {
        #expect(Path(text) == nil)
    }
}
