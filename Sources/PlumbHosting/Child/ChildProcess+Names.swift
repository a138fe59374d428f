import Foundation
import PlumbCore
import PlumbRendering

/// What a program says of its views without showing any.
extension ChildProcess {
    static func sendTitles(
        of entries: [ChildRequest.Entry], in program: LoadedProgram, to parent: ParentConnection
    ) throws {
        let titles = try entries.map { try program.maker(named: $0.symbol).title }
        parent.send(ChildMessage(.titles, try JSONEncoder().encode(titles)))
    }

    static func sendMembers(
        of entries: [ChildRequest.Entry], in program: LoadedProgram, _ stages: Stages,
        to parent: ParentConnection
    ) throws {
        var names: [[String?]] = []
        for entry in entries {
            parent.send(ChildMessage(.view, Data(entry.name.utf8)))
            let maker = try program.maker(named: entry.symbol)
            let choice = PreviewChoice(index: maker.isPlural ? nil : 0)
            let name = try stages.host(for: maker, choice).0.previewRequest.name
            // What is said of the whole list is said of each.
            names.append(maker.isPlural ? choice.names.map { name ?? $0 } : [name])
        }
        parent.send(ChildMessage(.members, try JSONEncoder().encode(names)))
    }

    /// The JSON Schemas of what views are made of.
    static func sendSchemas(
        of entries: [ChildRequest.Entry], in program: LoadedProgram, to parent: ParentConnection
    ) throws {
        for entry in entries {
            parent.send(ChildMessage(.view, Data(entry.name.utf8)))
            guard let input = try program.maker(named: entry.symbol).input else { continue }
            parent.send(ChildMessage(.layout, Data(try input.shape.schema(titled: entry.name).utf8)))
        }
    }
}

extension ChildRequest.Entry {
    /// Says that a provider has more views than the one that is shown, where nobody has counted them before.
    @MainActor func tellOthers(_ choice: PreviewChoice, to parent: ParentConnection) {
        guard member == nil, choice.count > 1 else { return }
        let sentence =
            "\(name) has \(choice.count) previews, and the first is shown; --view takes the name of another "
            + "(plumb list says them), and --all shows all"
        parent.send(ChildMessage(.note, Data(sentence.utf8)))
    }
}
