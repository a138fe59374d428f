import Foundation
import PlumbCore
import PlumbLaws
import Testing

@testable import PlumbControls

/// Forms: where rows, headers, footers and cards stand.
@MainActor
@Suite struct FormTests {
    private func named(_ name: String) -> some View { Text("A").accessibilityIdentifier(name) }

    @Test func looseRowsAreACard() {
        let host = hostOf(
            Form {
                named("a")
                named("b")
            }, in: 393, 852)
        #expect(host.frame("a") == [40, 47, 10, 20])
        #expect(host.frame("b") == [40, 91, 10, 20])
        #expect(host.dump.contains("rect(40 78.5 333 0.5)"))
    }

    @Test func sectionsHaveHeadersAndFooters() {
        let host = hostOf(
            Form {
                Section {
                    named("a")
                } header: {
                    named("head")
                } footer: {
                    named("foot")
                }
                Section { named("b") }
                named("loose")
            }, in: 414, 852)
        // A header: 17 above, 6 below; a footer: 6 above, 12 below; 17.67 to the next card, and 35.33 between two.
        #expect(host.frame("head") == [40, 17, 10, 20])
        #expect(host.frame("a") == [40, 55, 10, 20])
        #expect(host.frame("foot") == [40, 93, 10, 20])
        #expect(host.frame("b").map { abs($0[1] - 154.67) < 1e-9 } == true)
        #expect(host.frame("loose").map { abs($0[1] - 234) < 1e-9 } == true)
    }

    @Test func rowsAreAsHighAsTheyNeed() {
        let host = hostOf(
            Form {
                Color.red.frame(height: 50).accessibilityIdentifier("high")
                Toggle("A", isOn: .constant(true)).accessibilityIdentifier("toggle")
            }, in: 393, 852)
        #expect(host.frame("high") == [40, 46, 313, 50])
        #expect(host.frame("toggle") == [40, 113.5, 313, 31])
    }

    struct Stacked: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var letters = 30
        var size = DynamicTypeSize.large
        let label: [Double]
        let value: [Double]
        let isPicker: Bool
    }

    /// What a row calls itself and what it has stand beside each other, or one above the other. A row has 313; behind
    /// the value of a menu, its chevrons take 16.67, and 8 are between it and a label above it.
    nonisolated static let stacked = [
        Stacked(
            testDescription: "one line", letters: 26, label: [40, 47, 40, 20], value: [93, 47, 260, 20],
            isPicker: false),
        Stacked(
            testDescription: "more than a line", letters: 27, label: [40, 46, 40, 20], value: [40, 66, 270, 20],
            isPicker: false),
        Stacked(
            testDescription: "the text sizes of accessibility", letters: 3, size: .accessibility1,
            label: [40, 46, 40, 20], value: [40, 66, 30, 20], isPicker: false),
        Stacked(
            testDescription: "a menu", letters: 3, label: [40, 47, 40, 20], value: [306.33, 47, 30, 20], isPicker: true),
        Stacked(
            testDescription: "a menu of more than a line", letters: 29, label: [40, 46, 40, 20],
            value: [40, 74, 290, 20], isPicker: true),
    ]

    @Test(arguments: stacked) func whatDoesNotFitStandsBelowItsLabel(_ line: Stacked) {
        let words = Text(verbatim: String(repeating: "v", count: line.letters)).accessibilityIdentifier("value")
        let label = Text(verbatim: "Name").accessibilityIdentifier("label")
        let host = hostOf(
            Form {
                if line.isPicker {
                    Picker(selection: .constant(0)) {
                        words.tag(0)
                    } label: {
                        label
                    }
                } else {
                    LabeledContent {
                        words
                    } label: {
                        label
                    }
                }
            }
            .environment(\.dynamicTypeSize, line.size), in: 393, 852)
        #expect(host.frame("label") == line.label)
        #expect(host.frame("value") == line.value)
    }

    /// A state within the content is kept when it goes below its label.
    @Test func contentKeepsItsStateBelowItsLabel() {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                Button("Taps: \(count)") { count += 1 }.accessibilityIdentifier("counter")
            }
        }
        struct Rows: View {
            @State private var size = DynamicTypeSize.large
            var body: some View {
                Form {
                    LabeledContent("Name") { Counter() }
                    Button("Larger") { size = .accessibility1 }.accessibilityIdentifier("larger")
                }
                .environment(\.dynamicTypeSize, size)
            }
        }
        let host = hostOf(Rows(), in: 393, 852)
        host.tap("counter")
        host.tap("larger")
        #expect(host.frame("counter")?[0] == 40)
        #expect(host.dump.contains("Taps: 1"))
    }

    /// Rows that come and go take their cards with them: as in a form made anew.
    @Test func aChangeIsAsAFormMadeAnew() {
        struct Rows: View {
            @State private var isLong = false
            let starts: Bool
            var body: some View {
                Form {
                    Button("Change") { isLong.toggle() }
                    if isLong || starts { Section("More") { ForEach(0..<3, id: \.self) { Text("\($0)") } } }
                }
            }
        }
        let host = hostOf(Rows(starts: false), in: 393, 852)
        host.tap(at: CGPoint(x: 60, y: 57))
        host.advance(by: 1)
        #expect(host.dump == hostOf(Rows(starts: true), in: 393, 852).dump)
    }

    /// Rows that move take their grounds, corners and lines along.
    @Test func groundsTravelWithTheirRows() {
        struct Rows: View {
            @State private var isLong = false
            var body: some View {
                Form {
                    Button("Change") { withAnimation(.linear(duration: 1)) { isLong.toggle() } }
                    if isLong { ForEach(0..<2, id: \.self) { Text("\($0)") } }
                    Section { Text("Last") }
                }
            }
        }
        func tops(_ host: ViewHost) -> [Double] {
            host.displayList().items.compactMap { item in
                guard case .fill(let path, _, _) = item else { return nil }
                let box = path.boundingRect
                return box.width == 353 && box.height == 44 ? Double(box.minY) : nil
            }
        }
        let host = hostOf(Rows(), in: 393, 852)
        // To whole pixels.
        #expect(tops(host) == [35, 114.5])
        host.tap(at: CGPoint(x: 60, y: 57))
        host.advance(by: 0.5)
        #expect(tops(host).contains { abs($0 - (114.5 + 44)) < 1e-6 })
        host.advance(by: 0.5)
        #expect(tops(host) == [35, 79, 123, 202.5])
        #expect(host.dump.contains("rect(40 78.5 333 0.5)") && host.dump.contains("rect(40 122.5 333 0.5)"))
    }

    @Test func headersAreCapitalsUnlessProminent() {
        func words(_ prominence: Prominence) -> String {
            hostOf(Form { Section("Abc") { Text("d") } }.headerProminence(prominence), in: 393, 852).dump
        }
        #expect(words(.standard).contains("\"ABC\""))
        #expect(words(.increased).contains("\"Abc\""))
    }

    @Test func aFormFromRightToLeftIsMirrored() {
        let host = hostOf(
            Form {
                named("a")
                named("b")
            }, in: 393, 852, direction: .rightToLeft)
        #expect(host.frame("a") == [343, 47, 10, 20])
        #expect(host.dump.contains("rect(20 78.5 333 0.5)"))
    }

    /// Views within a row are not rows.
    @Test func stacksInRowsStayStacks() {
        let host = hostOf(
            Form {
                VStack(spacing: 0) {
                    Section("A") { named("a") }
                    named("b")
                }
            }, in: 393, 852)
        #expect(host.frame("b").map { $0[1] - (host.frame("a")?[1] ?? 0) } == 20)
    }
}
