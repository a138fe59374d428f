import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// What a program can show, in the order of the files, each under a name of its own.
///
/// Names are given to types first (views, providers, apps), then to the titles of previews: where a name is taken, a
/// number stands after it, as in "Card 2". A view of a provider without a name of its own has the provider's, and its
/// number from the second on.
struct Listing {
    enum Kind: String { case view, preview, app }

    struct Item {
        let kind: Kind
        let name: String
        let symbol: String
        /// Which view of a provider, from 0; nil for what is one view, or has not been counted.
        var member: Int?
        /// The path of its file, as in the call.
        let file: String
        /// From 1.
        let line: Int
        /// It is a type whose views are previews, and they have not been counted.
        var isProvider: Bool
        /// It is a view that is made of an input.
        var takesInput = false

        var entry: ChildRequest.Entry { .init(name: name, symbol: symbol, member: member) }
    }

    private(set) var items: [Item]

    /// - Parameter members: the names of the views of the providers, by the provider's symbol; a provider that is not
    ///   there stands for its first view, and one without views is left out.
    init(_ contents: Program.Contents, members: [String: [String?]] = [:]) {
        var names = UniqueNames()
        var items: [Item] = []
        func isMacro(_ entry: Program.Entry) -> Bool { entry.symbol.hasPrefix(PreviewSymbol.prefix) }
        func add(
            _ kind: Kind, _ entry: Program.Entry, _ name: String, member: Int? = nil, isProvider: Bool = false,
            takesInput: Bool = false
        ) {
            items.append(
                Item(
                    kind: kind, name: names.add(name), symbol: entry.symbol, member: member,
                    file: entry.file,
                    line: entry.line, isProvider: isProvider, takesInput: takesInput))
        }
        let providers = contents.previews.filter { !isMacro($0) }
        for entry in contents.views { add(.view, entry, entry.name) }
        for entry in contents.inputs { add(.view, entry, entry.name, takesInput: true) }
        for entry in providers where members[entry.symbol] == nil { add(.preview, entry, entry.name, isProvider: true) }
        for entry in contents.apps { add(.app, entry, entry.name) }
        for entry in contents.previews {
            if let members = members[entry.symbol] {
                for (index, name) in members.enumerated() {
                    add(
                        .preview, entry, name ?? (index == 0 ? entry.name : "\(entry.name) \(index + 1)"), member: index
                    )
                }
            } else if isMacro(entry) {
                add(.preview, entry, entry.name)
            }
        }
        let order = Dictionary(contents.files.enumerated().map { ($1, $0) }) { first, _ in first }
        self.items = items.enumerated().sorted { first, second in
            (order[first.element.file] ?? 0, first.element.line, first.offset)
                < (order[second.element.file] ?? 0, second.element.line, second.offset)
        }
        .map(\.element)
    }
}

/// Names that differ: the second of a name has a 2 after it.
struct UniqueNames {
    private var taken: Set<String> = []
    private var numbers: [String: Int] = [:]

    /// The name that it gets.
    mutating func add(_ name: String) -> String {
        if taken.insert(name).inserted { return name }
        var number = numbers[name] ?? 2
        while !taken.insert("\(name) \(number)").inserted { number += 1 }
        numbers[name] = number + 1
        return "\(name) \(number)"
    }
}

extension Program {
    /// Everything that can be shown, with the views of providers one by one.
    ///
    /// Their number is known when they have been made: that is done in a process of its own. A provider that can't be
    /// asked stands for itself.
    func listing(of path: String, options: ShowOptions, timeout: Double) throws -> Listing {
        let known = Listing(contents)
        let providers = known.items.filter(\.isProvider)
        guard !providers.isEmpty else { return known }
        func members(of items: [Listing.Item]) throws -> [String: [String?]] {
            let request = ChildRequest(
                task: .members, program: object, entries: items.map(\.entry), options: options)
            var names: [[String?]] = []
            try ChildRun(installation: try Installation.find(), file: path, timeout: timeout).run(request) { message in
                if message.kind == .members {
                    names = (try? JSONDecoder().decode([[String?]].self, from: message.payload)) ?? []
                }
            }
            return Dictionary(zip(items.map(\.symbol), names)) { first, _ in first }
        }
        let all = (try? members(of: providers)) ?? [:]
        if all.count == providers.count { return Listing(contents, members: all) }
        // One of them traps or fails: the others are asked one by one.
        var some: [String: [String?]] = [:]
        for provider in providers { some.merge((try? members(of: [provider])) ?? [:]) { first, _ in first } }
        return Listing(contents, members: some)
    }
}
