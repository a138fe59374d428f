import Foundation
import Testing

/// Docs/Signatures.md and the uses beside this file say the same.
@Suite @MainActor
struct SignatureTests {
    private static let sources: [any ProbeSource.Type] = [
        TypeProbes.self, AlignmentProbes.self, EdgeProbes.self, MeasureProbes.self, CoordinateProbes.self,
        LayoutProbes.self, LayoutTypeProbes.self, ContainerProbes.self, ModifierProbes.self, LayerModifierProbes.self,
        DeprecatedProbes.self, BindingProbes.self, StorageProbes.self, ObjectProbes.self, ControlGroupProbes.self,
        FocusProbes.self, KeyProbes.self, TextFieldProbes.self, TextInputProbes.self, GestureProbes.self,
        GestureValueProbes.self,
        MotionTypeProbes.self, MotionProbes.self, CurveProbes.self, TimelineProbes.self, ScrollTransitionProbes.self,
        ProjectionProbes.self,
        SymbolProbes.self, SymbolEffectProbes.self,
    ]

    @Test func everyRowThatWorksIsUsed() throws {
        var probes = SignatureProbes(SignatureContext())
        for source in Self.sources { source.add(to: &probes) }
        let used = Set(probes.rows)
        #expect(used.count == probes.rows.count, "a declaration is used twice")
        let table = try SignatureTable()
        let working = table.rows.filter { $0.state == "works" }
        #expect(Set(working.map(\.row)) == used)
        #expect(working.count == used.count, "a row stands twice in the table")
        #expect(table.rows.count > 450)
    }

    @Test func everyOtherRowSaysWhatToUseInstead() throws {
        for (row, state) in try SignatureTable().rows where state != "works" {
            #expect(state.hasPrefix("unavailable: Plumb"), "\(row.owner) \(row.signature): \(state)")
            #expect(state.contains("; "), "\(row.signature) has no remedy")
        }
    }
}

/// The rows of Docs/Signatures.md: `| signature | state |` under the heading of their owner.
struct SignatureTable {
    let rows: [(row: SignatureProbes.Row, state: String)]

    init() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Docs/Signatures.md")
        var owner = ""
        var rows: [(row: SignatureProbes.Row, state: String)] = []
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            if line.hasPrefix("## ") { owner = String(line.dropFirst(3)) }
            guard line.hasPrefix("| `"), let end = line.range(of: "` | ") else { continue }
            let signature = line[line.index(line.startIndex, offsetBy: 3)..<end.lowerBound]
            rows.append(
                (
                    SignatureProbes.Row(owner: owner, signature: String(signature)),
                    String(line[end.upperBound...].dropLast(2))
                ))
        }
        self.rows = rows
    }
}
