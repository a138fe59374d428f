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
        #expect(host.frame("a") == [36, 47, 10, 20])
        #expect(host.frame("b") == [36, 91, 10, 20])
        #expect(host.dump.contains("rect(36 78.5 341 0.5)"))
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
        #expect(host.frame("head") == [40, 24, 10, 20])
        #expect(host.frame("a") == [40, 63, 10, 20])
        #expect(host.frame("foot") == [40, 102, 10, 20])
        #expect(host.frame("b") == [40, 169, 10, 20])
        #expect(host.frame("loose") == [40, 248, 10, 20])
    }

    @Test func rowsAreAsHighAsTheyNeed() {
        let host = hostOf(
            Form {
                Color.red.frame(height: 50).accessibilityIdentifier("high")
                Toggle("A", isOn: .constant(true)).accessibilityIdentifier("toggle")
            }, in: 393, 852)
        #expect(host.frame("high") == [36, 41, 321, 50])
        #expect(host.frame("toggle") == [36, 103.5, 321, 31])
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
        #expect(host.frame("a") == [347, 47, 10, 20])
        #expect(host.dump.contains("rect(16 78.5 341 0.5)"))
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
