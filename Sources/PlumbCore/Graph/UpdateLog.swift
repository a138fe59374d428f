import Observation
import PlumbLayout
import Synchronization
@_spi(Reflection) import Swift

/// A property that can tell the record of updates what it keeps.
@MainActor
protocol LoggedProperty: DynamicProperty {
    /// - Parameter kept: what stands for the property from one evaluation to the next.
    func log(_ kept: AnyObject, named name: String, in owner: UpdateLog.Owner)
}

/// A change that waits for its update, with the calls that made it.
struct UpdateNote: Sendable {
    enum What: Sendable {
        case location(ObjectIdentifier)
        case object(String)
        case observable
        case other
    }

    let what: What
    let value: String?
    let calls = SourcePoint.callsHere()

    init(_ what: What, value: String? = nil) {
        self.what = what
        self.value = value
    }
}

/// Notes down what updates do (`TracedUpdate`). There is none unless that is asked for.
@MainActor
final class UpdateLog {
    /// Whether hosts that are made from now on keep a record.
    nonisolated static var isRecorded: Bool { recorded.load(ordering: .relaxed) }
    nonisolated static let recorded = Atomic(false)

    /// More updates than these are counted, not kept.
    static let mostUpdates = 2000
    /// More than these of one update are not kept.
    static let mostBodies = 5000

    typealias Field = (name: String, isClosure: Bool)

    private var done: [TracedUpdate] = []
    private var current: TracedUpdate?
    /// Changes of the update by the nodes that had read what they changed.
    private var causes: [NodeID: [Int]] = [:]
    private var states: [ObjectIdentifier: KnownState] = [:]
    private var held: [ObjectIdentifier: Held] = [:]
    private var bodies: [ObjectIdentifier: Any] = [:]
    /// Why the next body is evaluated, if it is not for what it has read.
    var reason: TracedUpdate.Body.Reason?
    private var hasOnlyClosures = false

    private struct KnownState {
        let property: TracedUpdate.Property
        weak var kept: AnyObject?
        weak var instance: NodeObject?
        var first: Any?
        var value: String?
        var given: Any?
        var isWritten = false
    }

    /// An object that a view holds, as it was in the last evaluation.
    private struct Held {
        weak var object: AnyObject?
        var key: ObjectIdentifier
        var candidate: TracedUpdate.Object?
        weak var last: AnyObject?
    }

    nonisolated init() {}

    // MARK: Updates

    func begin(_ transaction: Transaction, at time: Double) {
        finish()
        current = TracedUpdate(
            time: time, isAnimated: transaction.animation != nil, isFirst: done.isEmpty && current == nil)
    }

    /// Ends the update under way: what it left behind is known now.
    private func finish() {
        guard var update = current else { return }
        current = nil
        causes = [:]
        for (key, state) in states where state.kept == nil || state.instance == nil {
            states[key] = nil
            bodies[key] = nil
            update.states.append(TracedUpdate.State(property: state.property, fate: .lost, value: state.value))
        }
        for (key, known) in held {
            guard let candidate = known.candidate else { continue }
            held[key]?.candidate = nil
            // Somebody else may hold the last one: then it was passed on, and is another for a reason.
            if known.last == nil { update.objects.append(candidate) }
        }
        update.states.sort {
            ($0.property.node, $0.property.name, $0.fate.rawValue)
                < ($1.property.node, $1.property.name, $1.fate.rawValue)
        }
        let isEmpty = update.bodies.isEmpty && update.changes.isEmpty && update.states.isEmpty
        if !isEmpty, done.count < UpdateLog.mostUpdates { done.append(update) }
    }

    /// Everything up to now.
    func take() -> [TracedUpdate] {
        finish()
        return done
    }

    // MARK: Changes

    func changed(_ note: UpdateNote, _ readers: Set<NodeID>) {
        guard let index = add(note, readers: readers.count) else { return }
        for node in readers { causes[node, default: []].append(index) }
    }

    /// One change may be for many nodes.
    func changed(_ notes: [(note: UpdateNote, node: NodeID)]) {
        for (note, node) in notes {
            if case .other = note.what { continue }
            let same = causes[node]?.contains { current?.changes[$0].calls == note.calls } ?? false
            guard !same, let index = add(note, readers: 1) else { continue }
            causes[node, default: []].append(index)
        }
    }

    private func add(_ note: UpdateNote, readers: Int) -> Int? {
        guard let count = current?.changes.count, count < UpdateLog.mostBodies else { return nil }
        let what: TracedUpdate.Change.What =
            switch note.what {
            case .location(let key): states[key].map { .state($0.property) } ?? .other
            case .object(let type): .object(type)
            case .observable: .observable
            case .other: .other
            }
        if case .location(let key) = note.what {
            states[key]?.isWritten = true
            states[key]?.value = note.value
        }
        current?.changes.append(
            TracedUpdate.Change(what: what, value: note.value, calls: note.calls, readers: readers))
        return count
    }

    // MARK: Bodies

    /// The view around gives a view other values than before.
    func given(_ fields: [Field]) {
        reason = .given(fields.map(\.name))
        hasOnlyClosures = !fields.isEmpty && fields.allSatisfy(\.isClosure)
    }

    func skipped<V: View>(_ type: V.Type) {
        if current == nil { return }
        current?.skipped[UpdateLog.name(type), default: 0] += 1
    }

    /// Evaluates a body as `ComposedInstance` does, and notes it.
    func evaluate<V: View>(
        _ bound: inout V, _ instance: NodeObject, _ facts: DynamicPropertyFields.Facts, _ storage: PropertyStorage?,
        in builder: GraphBuilder
    ) {
        let (node, graph) = (builder.node, builder.graph)
        let given = reason
        var body = TracedUpdate.Body(
            view: UpdateLog.name(V.self), node: Int(node),
            reason: causes[node].map { .read($0) } ?? given ?? .around, point: graph.nearestPoint(to: node))
        if case .given? = given, causes[node] == nil { body.hasOnlyClosures = hasOnlyClosures }
        reason = nil
        let owner = Owner(log: self, view: body.view, node: Int(node), instance: instance)
        if let storage {
            withUnsafeMutableBytes(of: &bound) { bytes in
                guard let start = bytes.baseAddress else { return }
                for (index, field) in facts.fields.enumerated() {
                    field.log(start + field.offset, storage, index, owner)
                }
            }
        }
        let place = current?.bodies.count ?? 0
        let isKept = current != nil && place < UpdateLog.mostBodies
        if isKept { current?.bodies.append(body) }
        let key = ObjectIdentifier(instance)
        ReadTracker.tracking(node, in: graph) {
            builder.add(for: node) {
                let made = bound.body
                if isKept, body.reason != .appeared, let last = bodies[key] as? V.Body {
                    current?.bodies[place].isSame = UpdateLog.isSame(made, last)
                }
                bodies[key] = made
                return made
            }
        }
    }

    // MARK: Lists

    func list(at node: NodeID, count: Int, before: Int, kept: Int, in graph: ViewGraph) {
        guard current != nil else { return }
        current?.lists.append(
            TracedUpdate.List(
                count: count, before: before, kept: kept, node: Int(node), point: graph.nearestPoint(to: node)))
    }

    // MARK: Properties

    /// A view whose properties are looked at.
    @MainActor
    struct Owner {
        let log: UpdateLog
        let view: String
        let node: Int
        let instance: NodeObject

        private func property(_ kept: AnyObject, _ name: String) -> TracedUpdate.Property {
            TracedUpdate.Property(
                view: view, name: name, node: node, key: UInt(bitPattern: Unmanaged.passUnretained(kept).toOpaque()))
        }

        /// A property that keeps a value.
        ///
        /// - Parameter given: what came with the view; it counts in its first evaluation.
        func note<Value>(_ kept: AnyObject, _ name: String, value: Value, given: Value) {
            let property = property(kept, name)
            let text = UpdateLog.text(of: value)
            note(kept, property, text, first: given)
            log.noteGiven(ObjectIdentifier(kept), property, given, text)
            if type(of: value as Any) is AnyClass { log.noteObject(value as AnyObject, property, Value.self) }
        }

        /// A property that keeps an object.
        func note(_ kept: AnyObject, _ name: String) { note(kept, property(kept, name), nil, first: nil) }

        /// A property that is given an object with each value of its view.
        func note(_ kept: AnyObject, _ name: String, holding object: AnyObject) {
            log.hold(object, property(kept, name), ObjectIdentifier(kept))
        }

        private func note(_ kept: AnyObject, _ property: TracedUpdate.Property, _ text: String?, first: Any?) {
            let key = ObjectIdentifier(kept)
            if let known = log.states[key], known.kept === kept {
                log.current?.states.append(TracedUpdate.State(property: property, fate: .kept, value: text))
                return
            }
            log.states[key] = KnownState(
                property: property, kept: kept, instance: instance, first: first, value: text, given: first)
            log.current?.states.append(TracedUpdate.State(property: property, fate: .began, value: text))
        }
    }

    /// Compares what a view brings for a state with what it brought before.
    private func noteGiven<Value>(
        _ key: ObjectIdentifier, _ property: TracedUpdate.Property, _ given: Value, _ text: String?
    ) {
        guard let state = states[key], let first = state.first as? Value, given is any Equatable else { return }
        defer { states[key]?.given = given }
        guard !state.isWritten, !areEqual(given, first) else { return }
        if let last = state.given as? Value, areEqual(given, last) { return }
        current?.states.append(
            TracedUpdate.State(
                property: property, fate: .ignored, value: text, given: UpdateLog.text(of: given)))
    }

    /// A class in a state: does it tell anybody when it changes?
    private func noteObject(_ object: AnyObject, _ property: TracedUpdate.Property, _ type: Any.Type) {
        guard held[ObjectIdentifier(object)] == nil, !(object is any Observable) else { return }
        let name = String(reflecting: Swift.type(of: object))
        // Classes of the system's are nobody's mistake.
        guard name.hasPrefix("UserViews.") || !UpdateLog.systemModules.contains(where: { name.hasPrefix($0) })
        else { return }
        held[ObjectIdentifier(object)] = Held(object: object, key: ObjectIdentifier(object))
        current?.objects.append(
            TracedUpdate.Object(property: property, type: UpdateLog.name(Swift.type(of: object)), fate: .unobserved))
    }

    private static let systemModules = ["Plumb", "Swift.", "Foundation", "__C.", "Combine.", "OpenCombine", "Dispatch"]

    private func hold(_ object: AnyObject, _ property: TracedUpdate.Property, _ key: ObjectIdentifier) {
        guard var known = held[key] else {
            held[key] = Held(object: object, key: key)
            return
        }
        guard known.object !== object else { return }
        known.last = known.object
        known.object = object
        known.candidate = TracedUpdate.Object(
            property: property, type: UpdateLog.name(type(of: object)), fate: .replaced)
        held[key] = known
    }
}
