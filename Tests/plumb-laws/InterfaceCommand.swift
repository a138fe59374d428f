import Foundation
import PlumbLaws

/// What is written from SwiftUI's interface.
enum InterfaceCommand {
    /// States that differ from what the compiler says are written anew, and said. So is what has none.
    static func writeStates() throws {
        let table = try InterfaceTable()
        let findings = try findings(table)
        let stated = table.stated(by: findings)
        for (number, error) in findings.undecided {
            let row = table.rows[number]
            print("\(row.owner)\t\(row.signature): \(error); build it, or declare it in Sources/PlumbUnavailable")
        }
        for (old, new) in zip(table.rows, stated.rows) where old.state != new.state {
            print("\(new.owner)\t\(new.signature): \(old.state.text), now \(new.state.text)")
        }
        try stated.write()
    }

    static func writePages() throws {
        let table = try InterfaceTable()
        let files = InterfacePage(table, try findings(table)).files
        let folder = InterfaceTable.checkout.appendingPathComponent("Docs/API")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in files {
            let url = InterfaceTable.checkout.appendingPathComponent(file.path)
            try file.text.write(to: url, atomically: true, encoding: .utf8)
        }
    }

    private static func findings(_ table: InterfaceTable) throws -> InterfaceFindings {
        let folder = InterfaceTable.checkout.appendingPathComponent(".build")
        return try InterfaceFindings(
            table, by: folder.appendingPathComponent("release/plumb"),
            cache: folder.appendingPathComponent("plumb-tests-cache"))
    }
}
