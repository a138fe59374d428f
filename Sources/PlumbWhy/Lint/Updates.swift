import Foundation
import PlumbCore

/// What updates show: state that begins anew, objects that nobody hears, ids that are others each time.
package struct UpdateRules {
    private let updates: [TracedUpdate]
    /// An update in which nothing had changed.
    private let again: TracedUpdate?
    /// An update in which nothing had changed, of the bodies that may be evaluated again.
    private let restless: TracedUpdate?
    private let view: (_ node: Int) -> Int
    private var findings: [Finding] = []

    /// The ids of what is found.
    package static let rules: Set<LintRule.ID> = [
        .stateInitialValueIgnored, .unstableID, .branchLosesState, .objectRecreated, .objectNotObserved, .duplicateID,
    ]

    /// - Parameters:
    ///   - again: What came of evaluating every body once more though nothing had changed.
    ///   - restless: What came of evaluating those that may be evaluated again.
    ///   - view: The number of the first view of a node.
    package static func findings(
        _ updates: [TracedUpdate], again: TracedUpdate?, restless: TracedUpdate?,
        view: @escaping (_ node: Int) -> Int
    ) -> [Finding] {
        var rules = UpdateRules(updates: updates, again: again, restless: restless, view: view)
        rules.initialValues()
        rules.ids()
        rules.branches()
        rules.objects()
        return rules.findings
    }

    private init(
        updates: [TracedUpdate], again: TracedUpdate?, restless: TracedUpdate?, view: @escaping (Int) -> Int
    ) {
        self.updates = updates
        self.again = again
        self.restless = restless
        self.view = view
    }

    private mutating func say(_ rule: LintRule, _ node: Int, _ point: SourcePoint?, _ message: String) {
        var finding = Finding(rule, view(node), message)
        finding.point = point
        findings.append(finding)
    }

    /// 1. A value that is another each time the view is made, as `UUID()`, is a seed and nothing that somebody passes.
    private mutating func initialValues() {
        let seeds = Set((again?.states ?? []).filter { $0.fate == .ignored }.map(\.property.key))
        var known: Set<UInt> = []
        for update in updates {
            for state in update.states where state.fate == .ignored && !seeds.contains(state.property.key) {
                let property = state.property
                guard known.insert(property.key).inserted else { continue }
                let has = state.value.map { " \($0)" } ?? " the value that it began with"
                let given = state.given.map { "\($0)" } ?? "another value"
                say(
                    .stateInitialValueIgnored, property.node, property.point,
                    "`\(property.name)` of \(property.view) is a State: it keeps\(has), and that \(property.view) is now "
                        + "made with \(given) does not count. `let \(property.name)` follows what is passed, and so does a `@Binding`."
                )
            }
        }
    }

    private mutating func ids() {
        func replaced(_ update: TracedUpdate?) -> [TracedUpdate.List] {
            (update?.lists ?? []).filter { $0.kept == 0 && $0.before > 0 && $0.count == $0.before }
        }
        // A body that nothing changes for is evaluated once: what it makes anew is made once.
        for list in replaced(restless) where !list.isComputed {
            let elements = list.count == 1 ? "The only element is" : "All \(list.count) elements are"
            say(
                .elementsMadeAnew, list.node, list.point,
                "\(elements) made anew, with other ids, when the body that makes them is evaluated again, though nothing else has "
                    + "changed: the views are replaced, and their state is lost. Make the elements once, as in a `let` of the "
                    + "type or a State.")
        }
        for list in replaced(again) where list.isComputed {
            let all =
                list.count == 1
                ? "The id of the only element changes" : "The ids of all \(list.count) elements change"
            say(
                .unstableID, list.node, list.point,
                "\(all) each time the ForEach is evaluated, though nothing else has changed: its views are replaced, and "
                    + "their state is lost. Store the id, as in `let id = UUID()`.")
        }
    }

    /// Branches that show one type of view, where that has state.
    private mutating func branches() {
        var known: Set<Int> = []
        for choice in updates.flatMap(\.choices) where known.insert(choice.node).inserted {
            let states = Set(updates.flatMap(\.states).map(\.property).filter { $0.view == choice.view }.map(\.name))
            guard let name = states.min() else { continue }
            let lost = updates.lazy.flatMap(\.states)
                .first { $0.fate == .lost && $0.property.view == choice.view && $0.property.name == name }
            let was = lost?.value.map { "; its `\(name)` was \($0), and is lost" } ?? ""
            say(
                .branchLosesState, choice.node, choice.point,
                "Both branches show a \(choice.view), and each has its own state: its `\(name)` is reset when the "
                    + "branch changes\(was). One \(choice.view) whose modifiers get other values keeps it.")
        }
    }

    private mutating func objects() {
        var known: Set<UInt> = []
        for object in again?.objects ?? [] where object.fate == .replaced && known.insert(object.property.key).inserted
        {
            say(
                .objectRecreated, object.property.node, object.property.point,
                "`\(object.property.name)` of \(object.property.view) is a new \(object.type) whenever the view around is evaluated, "
                    + "and what the previous one held is lost. `@StateObject` keeps the first one.")
        }
        var types: Set<String> = []
        for object in updates.flatMap(\.objects) where object.fate == .unobserved {
            guard types.insert("\(object.property.view).\(object.property.name)").inserted else { continue }
            say(
                .objectNotObserved, object.property.node, object.property.point,
                "\(object.type) is a class, and `\(object.property.name)` of \(object.property.view) is a State, which only notices "
                    + "another object, not changes inside the object. "
                    + (object.isObservableObject
                        ? "`@StateObject` follows an ObservableObject."
                        : "Mark the class `@Observable`, or make it a struct."))
        }
    }
}
