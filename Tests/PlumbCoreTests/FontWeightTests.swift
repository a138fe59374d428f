import Testing

@testable import PlumbCore

/// Which of several weights a text has.
@Suite @MainActor struct FontWeightTests {
    struct Line: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var font: Font
        /// What is set on the text itself.
        var isBold: Bool?
        var weight: Font.Weight?
        /// What is set on a view around.
        var isBoldAround = false
        var weightAround: Font.Weight?
        var expected: Font.Weight
    }

    nonisolated static let lines = [
        Line(testDescription: "a size", font: .system(size: 17), expected: .regular),
        Line(testDescription: "a size, bold", font: .system(size: 17), isBold: true, expected: .bold),
        Line(testDescription: "a size, bold around", font: .system(size: 17), isBoldAround: true, expected: .bold),
        Line(
            testDescription: "a lighter font, bold", font: .system(size: 17, weight: .light), isBold: true,
            expected: .bold),
        Line(
            testDescription: "a lighter font, bold around", font: .system(size: 17, weight: .regular),
            isBoldAround: true, expected: .bold),
        Line(
            testDescription: "a lighter font, not bold in bold views", font: .system(size: 17, weight: .light),
            isBold: false, isBoldAround: true, expected: .light),
        Line(
            testDescription: "a heavier font, bold", font: .system(size: 17, weight: .black), isBold: true,
            expected: .black),
        Line(testDescription: "a lighter style, bold", font: .body.weight(.light), isBold: true, expected: .semibold),
        Line(testDescription: "a bold font in a weight", font: .body.bold().weight(.light), expected: .light),
        Line(
            testDescription: "fontWeight and bold", font: .system(size: 17), isBold: true, weight: .light,
            expected: .light),
        Line(
            testDescription: "fontWeight around a font with a weight", font: .system(size: 17, weight: .light),
            weightAround: .heavy, expected: .light),
        Line(
            testDescription: "fontWeight around a bold text", font: .system(size: 17), isBold: true,
            weightAround: .light, expected: .light),
    ]

    @Test(arguments: lines) func has(_ line: Line) {
        var values = EnvironmentValues()
        values.fontTraits.isBold = line.isBoldAround
        values.fontWeight = line.weightAround
        var own = FontStyling()
        (own.isBold, own.weight) = (line.isBold, line.weight)
        #expect(line.font.descriptor(in: values, own).weight == line.expected.value)
    }
}
