import PlumbLayout
import Synchronization

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

    init(_ cause: UpdateCause) {
        switch cause {
        case .location(let key, let value): (what, self.value) = (.location(key), UpdateLog.text(of: value))
        case .object(let type): (what, value) = (.object("\(type)"), nil)
        case .observable: (what, value) = (.observable, nil)
        case .other: (what, value) = (.other, nil)
        }
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
    /// What drags have done.
    var drags: [TracedDrag] = []
    var current: TracedUpdate?
    /// Changes of the update by the nodes that had read what they changed.
    private var causes: [NodeID: [Int]] = [:]
    var states: [ObjectIdentifier: KnownState] = [:]
    var held: [ObjectIdentifier: Held] = [:]
    /// Objects that were looked at already.
    var heard: Set<ObjectIdentifier> = []
    private var bodies: [ObjectIdentifier: Any] = [:]
    private var names: [ObjectIdentifier: String?] = [:]
    /// Why the next body is evaluated, if it is not for what it has read.
    var reason: TracedUpdate.Body.Reason?
    private var hasOnlyClosures = false
    /// The body being evaluated, where it is to be compared with what it made before.
    private var evaluated: Int?

    struct KnownState {
        let property: TracedUpdate.Property
        weak var kept: AnyObject?
        weak var instance: NodeObject?
        var first: Any?
        var value: String?
        var given: Any?
        var isWritten = false
    }

    /// An object that a view holds, as it was in the last evaluation.
    struct Held {
        weak var object: AnyObject?
        weak var owner: AnyObject?
        var candidate: TracedUpdate.Object?
        weak var last: AnyObject?
        var isAlive: Bool { owner != nil }
    }

    /// Stacks of one view, which have no box: how they align it, by the node of the view.
    private(set) var loneStacks: [NodeID: LoneStack] = [:]
    /// Texts that were given an alignment of their own, by the node of what gives it.
    private(set) var alignedTexts: Set<NodeID> = []

    nonisolated init() {}

    func noteLoneStack(_ axis: Axis?, _ horizontal: AlignmentKey, _ vertical: AlignmentKey, around node: NodeID) {
        if node >= 0 {
            loneStacks[node] = LoneStack(
                axis: axis, horizontal: TracedGuide(horizontal), vertical: TracedGuide(vertical))
        }
    }

    func noteAlignment(of content: Any.Type, at node: NodeID) {
        if node >= 0, UpdateLog.innermost(content) == "Text" { alignedTexts.insert(node) }
    }

    func forget(_ node: NodeID) {
        loneStacks[node] = nil
        alignedTexts.remove(node)
    }

    /// The nodes of which something is written down.
    var nodes: Set<NodeID> { alignedTexts.union(loneStacks.keys) }

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

    func lose(_ state: KnownState) {
        current?.states.append(TracedUpdate.State(property: state.property, fate: .lost, value: state.value))
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
        var before: String?
        if case .location(let key) = note.what {
            before = states[key]?.value
            states[key]?.isWritten = true
            states[key]?.value = note.value
        }
        current?.changes.append(
            TracedUpdate.Change(
                what: what, value: note.value, before: before, calls: note.calls, readers: readers))
        return count
    }

    // MARK: Bodies

    /// The view around gives a view other values than before.
    func given(_ fields: [Field]) {
        reason = .given(fields.map(\.name))
        hasOnlyClosures = !fields.isEmpty && fields.allSatisfy(\.isClosure)
    }

    func skipped(_ type: Any.Type) {
        if current == nil { return }
        if let name = name(of: type) { current?.skipped[name, default: 0] += 1 }
    }

    private func name(of type: Any.Type) -> String? {
        if let name = names[ObjectIdentifier(type)] { return name }
        let name = UserTypes.name(of: type)
        names[ObjectIdentifier(type)] = .some(name)
        return name
    }

    /// A body is about to be evaluated.
    func evaluate<V>(_ bound: inout V, _ instance: NodeObject, in builder: GraphBuilder) {
        let (node, graph) = (builder.node, builder.graph)
        let given = reason
        reason = nil
        // What Plumb's own views do is nobody's affair.
        let name = name(of: V.self)
        var body = TracedUpdate.Body(
            view: name ?? "", node: Int(node),
            reason: causes[node].map { .read($0) } ?? given ?? .around, point: graph.nearestPoint(to: node))
        if case .given? = given, causes[node] == nil { body.hasOnlyClosures = hasOnlyClosures }
        let owner = Owner(log: self, view: body.view, node: Int(node), point: body.point, instance: instance)
        if let storage = (instance as? any BodyNode)?.storage, name != nil {
            withUnsafeMutableBytes(of: &bound) { bytes in
                guard let start = bytes.baseAddress else { return }
                owner.note(DynamicPropertyFields.of(V.self), at: start, keptIn: storage)
            }
        }
        let place = current?.bodies.count ?? 0
        evaluated = nil
        guard current != nil, name != nil, place < UpdateLog.mostBodies else { return }
        current?.bodies.append(body)
        evaluated = body.reason == .appeared ? nil : place
    }

    /// It was evaluated.
    func keep<Body>(_ body: Body, of instance: NodeObject) {
        let key = ObjectIdentifier(instance)
        if let evaluated, let last = bodies[key] as? Body {
            current?.bodies[evaluated].isSame = haveSameBytes(body, last)
        }
        evaluated = nil
        bodies[key] = body
    }

    // MARK: Choices and lists

    /// Branches of a choice are views of their own, even where they are the same.
    func choice(_ first: Any.Type, _ second: Any.Type, at node: NodeID, in graph: ViewGraph) {
        guard let view = UpdateLog.innermost(first), view == UpdateLog.innermost(second), current != nil else { return }
        current?.choices.append(
            TracedUpdate.Choice(view: view, node: Int(node), point: graph.nearestPoint(to: node)))
    }

    func list(at node: NodeID, count: Int, before: Int, kept: Int, isComputed: Bool, in graph: ViewGraph) {
        guard current != nil else { return }
        current?.lists.append(
            TracedUpdate.List(
                count: count, before: before, kept: kept, isComputed: isComputed, node: Int(node),
                point: graph.nearestPoint(to: node)))
    }
}
