import Foundation
import PlumbWhy

/// A trace as `plumb layout --trace` prints it, read back.
struct SavedTrace {
    struct View {
        var id: Int
        var parent: Int?
        var name: String
        var identifier: String?
        var at: String?
        var isInside: Bool
        /// By their names, as JSON.
        var parameters: [String: String]
        var text: String?
        var children: [Int] = []
        /// From the page's top left corner; nil where it was not placed.
        var frame: CGRect?
        /// From the corner of the view around it.
        var origin = CGPoint.zero

        /// What tells a view from its neighbours.
        var mark: String { "\(name)|\(identifier ?? "")|\(text ?? "")" }
    }

    /// A proposal and what was answered.
    struct Answer {
        var view: Int
        var proposal: String
        var answer: String
        var depth: Int
    }

    var name: String
    private(set) var views: [Int: View] = [:]
    /// In the order of the lines.
    private(set) var order: [Int] = []
    private(set) var answers: [Answer] = []

    /// All traces of a file.
    ///
    /// - Throws: A sentence about the line that is none.
    static func read(_ text: String, path: String) throws -> [SavedTrace] {
        var traces: [SavedTrace] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty {
            guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
                let event = object["event"] as? String
            else {
                throw Failure(
                    .call,
                    "\(path):\(index + 1): this is no line of a trace; plumb layout --trace prints one")
            }
            if event == "show" {
                traces.append(SavedTrace(name: object["name"] as? String ?? ""))
            } else if traces.isEmpty {
                throw Failure(.call, "\(path):\(index + 1): a trace begins with a line about what is shown")
            } else {
                traces[traces.count - 1].add(event, object)
            }
        }
        guard !traces.isEmpty else {
            throw Failure(.call, "\(path) is empty; plumb layout --trace prints a trace")
        }
        for index in traces.indices { traces[index].place() }
        return traces
    }

    private mutating func add(_ event: String, _ object: [String: Any]) {
        guard let id = object["view"] as? Int else { return }
        switch event {
        case "view":
            let parameters = object["parameters"] as? [String: Any] ?? [:]
            let parent = (object["parent"] as? Int).flatMap { views[$0] == nil ? nil : $0 }
            guard views[id] == nil else { return }
            views[id] = View(
                id: id, parent: parent, name: object["name"] as? String ?? "",
                identifier: object["identifier"] as? String, at: object["at"] as? String,
                isInside: object["inside"] as? Bool ?? false, parameters: parameters.mapValues(SavedTrace.text),
                text: parameters["text"] as? String)
            if let parent { views[parent]?.children.append(id) }
            order.append(id)
        case "length", "size":
            guard object["remembered"] == nil, views[id] != nil else { return }
            let axis = (object["axis"] as? String).map { "\($0) " } ?? ""
            answers.append(
                Answer(
                    view: id, proposal: axis + SavedTrace.text(object["proposal"] ?? NSNull()),
                    answer: SavedTrace.text(object["answer"] ?? NSNull()), depth: object["depth"] as? Int ?? 0))
        case "place":
            guard let origin = object["origin"] as? [Double], origin.count == 2, let size = object["size"] as? [Double],
                size.count == 2
            else { return }
            views[id]?.origin = CGPoint(x: origin[0], y: origin[1])
            views[id]?.frame = CGRect(x: 0, y: 0, width: size[0], height: size[1])
        default: break
        }
    }

    /// Parents come before children: adds up the origins.
    private mutating func place() {
        for id in order {
            guard let view = views[id], let frame = view.frame else { continue }
            let around = view.parent.flatMap { views[$0]?.frame?.origin } ?? .zero
            views[id]?.frame = CGRect(
                x: around.x + view.origin.x, y: around.y + view.origin.y, width: frame.width, height: frame.height)
        }
    }

    /// A value of JSON in a sentence.
    static func text(_ value: Any) -> String {
        switch value {
        case let text as String: return text == "infinity" ? "∞" : text == "-infinity" ? "−∞" : "“\(text)”"
        case let list as [Any]: return list.map(text).joined(separator: " × ")
        case is NSNull: return "nothing"
        case let isTrue as Bool: return "\(isTrue)"
        case let number as Double: return Words.number(CGFloat(number))
        case let number as Int: return "\(number)"
        default: return "\(value)"
        }
    }
}
