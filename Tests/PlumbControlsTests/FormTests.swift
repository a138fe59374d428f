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

    /// Cards and the lines on them move as their rows do.
    @Test func cardsTravelWithTheirRows() {
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
        func cards(_ host: ViewHost) -> [String] {
            host.displayList().items.compactMap { item in
                guard case .fill(let path, _, _) = item else { return nil }
                let box = path.boundingRect
                guard box.width == 361 || box.width == 341, box.height > 0 else { return nil }
                return [box.minY, box.height].map { "\(Double($0))" }.joined(separator: " ")
            }
        }
        let host = hostOf(Rows(), in: 393, 852)
        #expect(cards(host) == ["35.0 44.0", "114.0 44.0"])
        host.tap(at: CGPoint(x: 60, y: 57))
        #expect(cards(host).filter { $0 == "35.0 44.0" || $0 == "114.0 44.0" }.count == 2)
        host.advance(by: 0.5)
        // Two rows of 44 points are half there.
        #expect(cards(host).contains("35.0 88.0") && cards(host).contains("158.0 44.0"))
        host.advance(by: 0.5)
        #expect(cards(host).contains("35.0 132.0") && cards(host).contains("202.0 44.0"))
        #expect(cards(host).contains("78.5 0.5") && cards(host).contains("122.5 0.5"))
        host.tap(at: CGPoint(x: 60, y: 57))
        host.advance(by: 0.5)
        #expect(cards(host).contains("35.0 88.0") && cards(host).contains("158.0 44.0"))
        host.advance(by: 1)
        #expect(cards(host) == ["35.0 44.0", "114.0 44.0"])
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
