import Foundation
import PlumbHosting
import PlumbRendering

/// What a service shows: all views of a program that can be shown, each with the schema of its input.
struct ServedViews {
    struct View {
        let item: Listing.Item
        /// Of a view that takes an input.
        let schema: String?
    }

    let views: [View]

    /// A view whose schema nobody can say is left out, and that is told.
    init(_ program: ViewSession.Built) throws {
        views = try program.items.compactMap { item in
            guard item.takesInput else { return View(item: item, schema: nil) }
            do {
                return View(item: item, schema: try program.only(item).schema())
            } catch let failure as Failure where program.items.count > 1 {
                standardError("note: \(item.name) is left out: \(failure.sentence)")
                return nil
            }
        }
    }

    var settings: [ServerSettings.View] { views.map { .init(name: $0.item.name, schema: $0.schema) } }

    func view(named name: String) -> View? { views.first { $0.item.name == name } }
}

extension ViewSession.Built {
    fileprivate func schema() throws -> String {
        var schema = ""
        try show(.schema) { _, data in schema = String(decoding: data, as: UTF8.self) }
        return schema
    }
}
