import Foundation
import PlumbLaws
import Testing

/// What is said under an error about a name goes by a list of SwiftUI's names (`SwiftUINameData`), which says what the interface says.
struct SwiftUINameTests {
    private struct Entry: Hashable {
        var name: String
        var isType: Bool
    }

    /// The list: each name with the iOS that brought it, "?" for one after iOS 17.
    private static func list() throws -> [Entry: Set<String>] {
        let file = PlumbRun.package.appendingPathComponent("Sources/plumb/Remedies/SwiftUINameData.swift")
        var list: [Entry: Set<String>] = [:]
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count > 2, ["types:", "view:", "members:"].contains(words[1]) else { continue }
            for word in words.dropFirst(2) {
                let name = String(word.prefix { $0 != "@" })
                list[Entry(name: name, isType: words[1] == "types:"), default: []].insert(String(words[0]))
            }
        }
        return list
    }

    /// The interface: each name with the versions of its rows.
    private static func interface() throws -> [Entry: Set<String>] {
        var names: [Entry: Set<String>] = [:]
        for row in try InterfaceTable().rows {
            // Types within types are told as members of nothing.
            let isNested =
                !row.owner.isEmpty
                && row.signature.contains(#/\b(struct|enum|class|protocol|macro|associatedtype) /#)
            guard !isNested, let path = InterfaceRow.path(row.owner, row.signature) else { continue }
            let parts = path.split(separator: ".")
            if row.owner.isEmpty && parts.count > 1 { continue }
            let name = String(parts[parts.count - 1])
            names[Entry(name: name, isType: parts.count == 1), default: []].insert(row.version > 17 ? "?" : row.since)
        }
        return names
    }

    @Test func theListSaysWhatTheInterfaceSays() throws {
        let (list, interface) = (try Self.list(), try Self.interface())
        #expect(list.count > 2_300 && interface.count > 2_300)
        for (entry, versions) in interface.sorted(by: { $0.key.name < $1.key.name }) {
            // Nobody mistypes a name of one or two letters, calls a builder's functions, or writes an operator.
            guard entry.name.count > 2, !entry.name.hasPrefix("build"), entry.name.allSatisfy(\.isLetter),
                !["init", "subscript"].contains(entry.name)
            else { continue }
            let said = try #require(list[entry], "\(entry.name) is missing; it came with \(versions.sorted())")
            #expect(
                said.isSubset(of: versions), "\(entry.name) came with \(versions.sorted()), and not \(said.sorted())")
        }
    }

    @Test func theListHasNothingElse() throws {
        let interface = try Self.interface()
        let rows = try InterfaceTable().rows
        // Names of associated types and the like stand in no row of their own.
        let words = Set(
            rows.flatMap { $0.signature.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) })
        for entry in try Self.list().keys where interface[entry] == nil {
            #expect(words.contains(entry.name), "the interface has no \(entry.name)")
        }
    }
}
