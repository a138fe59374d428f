import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// Which views a call means.
///
/// 1. All: everything that can be shown, previews and views. None is no mistake: there is nothing to draw, and the
///    reason is said.
/// 2. A name: of a view, a preview or an app, as `plumb list` has it; also the last part of a nested view's name.
/// 3. Neither: of files the first preview, else the app; of a folder the app, else the first preview; else
///    `ContentView`, else the last view of the first file that has any. Where there are several of the kind, that is
///    said.
/// 4. Where an input is given, only views that are made of one count; else only those that are not.
struct ViewChoice {
    private(set) var items: [Listing.Item] = []
    /// What is worth knowing about the choice; nil for nothing.
    private(set) var note: String?

    /// - Parameters:
    ///   - prepared: what the call names.
    ///   - takesInput: whether a view is meant that is made of an input.
    ///   - listing: everything with the views of providers counted, which costs a process.
    init(
        of program: Program, in prepared: PreparedSources, view: String?, all: Bool, takesInput: Bool,
        listing: () throws -> Listing
    ) throws {
        let file = prepared.path
        // 1
        if all {
            items = try listing().items.filter { !$0.takesInput }
            if items.isEmpty { note = Self.nothing(in: file, program.contents) }
            return
        }
        let known = Listing(program.contents)
        // 2
        if let view {
            // A provider's own name means its first view.
            if let item = Self.item(named: view, in: known) {
                // 4
                if item.takesInput != takesInput { throw Self.otherInput(item, in: file) }
                items = [item]
                return
            }
            if let left = program.contents.leftOut.first(where: { $0.name == view || $0.name.hasSuffix(".\(view)") }) {
                throw Failure(.call, "\(left.name) in \(file) \(left.reason)")
            }
            if let refused = program.contents.refused.first(where: { $0.title == view }) { throw refused.failure }
            guard !known.items.isEmpty else { throw Failure(.file, Self.nothing(in: file, program.contents)) }
            let counted = known.items.contains(where: \.isProvider) ? try listing() : known
            if let item = Self.item(named: view, in: counted) {
                items = [item]
                return
            }
            let names = counted.items.map(\.name)
            let nearest = Self.nearest(to: view, among: names).map { "; did you mean \($0)?" } ?? ""
            throw Failure(.call, "\(file) has no view \(view); it has \(names.joined(separator: ", "))\(nearest)")
        }
        // 3
        func choose(_ kind: Listing.Kind, _ place: String, _ pick: ([Listing.Item]) -> Listing.Item?) -> Bool {
            let those = known.items.filter { $0.kind == kind && $0.takesInput == takesInput }
            guard let item = pick(those) else { return false }
            items = [item]
            if those.count > 1 {
                note =
                    "\(item.name) is shown, the \(place) of \(those.count) \(kind.rawValue)s in \(file); --view takes the name of another "
                    + "(plumb list says them), and --all shows all"
            }
            return true
        }
        let isFolder = prepared.isFolder
        if isFolder && choose(.app, "first", \.first) || choose(.preview, "first", \.first)
            || choose(.app, "first", \.first)
        {
            return
        }
        let views = known.items.filter { $0.kind == .view && $0.takesInput == takesInput }
        if isFolder, let item = views.first(where: { $0.name == "ContentView" }) {
            items = [item]
            return
        }
        let first = views.first?.file
        if choose(.view, "last", { $0.last { $0.file == first } }) { return }
        // 4
        if let other = known.items.last { throw Self.otherInput(other, in: file) }
        throw Failure(.file, Self.nothing(in: file, program.contents))
    }

    private static func otherInput(_ item: Listing.Item, in file: String) -> Failure {
        item.takesInput
            ? Failure(
                .call, "\(item.name) in \(file) is made of an input; give one with --input FILE, or --set NAME=VALUE")
            : Failure(
                .call,
                "\(item.name) in \(file) takes no input; leave --input and --set out, or give it an initialiser of one value, "
                    + "as init(_ ticket: Ticket), whose type is Decodable")
    }

    private static func item(named name: String, in listing: Listing) -> Listing.Item? {
        listing.items.first { $0.name == name } ?? listing.items.first { $0.name.hasSuffix(".\(name)") }
    }

    private static func nearest(to name: String, among names: [String]) -> String? {
        let near = names.map { ($0, EditDistance.between($0.lowercased(), name.lowercased())) }
        guard let best = near.min(by: { $0.1 < $1.1 }), best.1 < name.count, best.1 <= max(1, name.count / 3) else {
            return nil
        }
        return best.0
    }

    /// Why a file shows nothing.
    static func nothing(in file: String, _ contents: Program.Contents) -> String {
        guard let left = contents.leftOut.last else {
            return "\(file) has no views; write a struct that conforms to View (and import SwiftUI)"
        }
        return "\(file) has no view that can be shown: \(left.name) \(left.reason)"
    }
}
