import Foundation
import PlumbLaws
import Testing

/// What the register (Tests/PlumbLaws/Register) calls unavailable, of what Plumb has otherwise, does not compile, and the compiler's error says what to use instead.
/// Everything else that is unavailable: `InterfaceTests`.
struct UnavailableTests {
    @Test func everyUseIsAnErrorWithItsRemedy() async throws {
        let rows = await Register.rows().compactMap { row -> (signature: String, remedy: String, use: String)? in
            guard case .unavailable(let remedy, let use) = row.state else { return nil }
            return (row.signature, remedy, use)
        }
        #expect(rows.count >= 20)
        // Uses stand in lines 2 and on.
        let functions = rows.enumerated().map { "func use\($0.offset)\($0.element.use)" }
        let run = try ScratchFolder().plumb("layout", functions.joined(separator: "\n"), ["--json"])
        #expect(run.status == 1)
        for (index, row) in rows.enumerated() {
            let errors = run.errorLines.filter { $0.hasPrefix("Views.swift:\(index + 2):") && $0.contains(": error: ") }
            #expect(
                errors.contains { $0.hasSuffix("is unavailable: \(row.remedy)") }, "\(functions[index]): \(errors)")
        }
    }
}
