import Foundation
import Testing

@testable import PlumbCore

/// The modifier of CONTRIBUTING's walk: what it draws lower, and what stays.
@Suite @MainActor
struct ShiftedTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase(
            "what is inside is lower, what is outside stays", in: 100, 100, size: [10, 10],
            ["in": [0, 7, 10, 10], "out": [0, 0, 10, 10]]
        ) { block("in", 10, 10).shifted(by: 7).named("out") },
        LayoutCase("neighbours stay", in: 100, 100, size: [10, 28], ["a": [0, 7, 10, 10], "b": [0, 18, 10, 10]]) {
            VStack {
                block("a", 10, 10).shifted(by: 7)
                block("b", 10, 10)
            }
        },
    ]

    @Test(arguments: cases)
    func shifts(_ example: LayoutCase) { example.check() }
}

/// The walk's text is the file that these tests build.
@Suite
struct WalkthroughTests {
    @Test func contributingShowsTheModifier() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "ShiftedModifier.swift")
        let page = Repository.root.appendingPathComponent("CONTRIBUTING.md")
        // In its place among the sources the file need not import the module that it is in.
        let code = try String(contentsOf: file, encoding: .utf8)
            .replacingOccurrences(of: "\n@testable import PlumbCore\n", with: "")
        #expect(code.contains("struct ShiftedModifier"))
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(text.contains("```swift\n\(code)```\n"), "CONTRIBUTING.md shows another ShiftedModifier.swift")
    }
}
