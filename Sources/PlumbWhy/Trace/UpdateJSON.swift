import PlumbCore

/// The line of a trace that says what an update did.
@MainActor struct UpdateJSON {
    let places: SourceResolver

    func line(_ update: TracedUpdate) -> String {
        var members = [
            ("event", quoted("update")), ("time", LayoutJSON.number(update.time)), ("first", "\(update.isFirst)"),
            ("animated", "\(update.isAnimated)"),
            ("changes", list(update.changes.map(object))), ("bodies", list(update.bodies.map(object))),
            ("states", list(update.states.map(object))),
        ]
        if !update.objects.isEmpty { members.append(("objects", list(update.objects.map(object)))) }
        if !update.lists.isEmpty { members.append(("lists", list(update.lists.map(object)))) }
        let skipped = update.skipped.sorted { $0.key < $1.key }.map { ($0.key, "\($0.value)") }
        members.append(("skipped", TraceJSON.object(skipped)))
        return TraceJSON.object(members)
    }

    private func object(_ change: TracedUpdate.Change) -> String {
        var members: [(String, String)] = []
        switch change.what {
        case .state(let property):
            members = [("what", quoted("state")), ("view", quoted(property.view)), ("name", quoted(property.name))]
        case .object(let type): members = [("what", quoted("object")), ("name", quoted(type))]
        case .observable: members = [("what", quoted("observable"))]
        case .other: members = [("what", quoted("other"))]
        }
        add("value", change.value, to: &members)
        add("before", change.before, to: &members)
        add("at", places.writer(change.calls).map { "\($0)" }, to: &members)
        members.append(("readers", "\(change.readers)"))
        return TraceJSON.object(members)
    }

    private func object(_ body: TracedUpdate.Body) -> String {
        var members = [("view", quoted(body.view))]
        switch body.reason {
        case .appeared: members.append(("reason", quoted("appeared")))
        case .read(let changes): members += [("reason", quoted("read")), ("of", list(changes.map { "\($0)" }))]
        case .given(let names): members += [("reason", quoted("given")), ("of", list(names.map(quoted)))]
        case .around: members.append(("reason", quoted("around")))
        }
        if body.hasOnlyClosures { members.append(("closures", "true")) }
        if body.isSame { members.append(("same", "true")) }
        add("at", place(body.point), to: &members)
        return TraceJSON.object(members)
    }

    private func object(_ state: TracedUpdate.State) -> String {
        var members = self.members(state.property) + [("fate", quoted(state.fate.rawValue))]
        add("value", state.value, to: &members)
        add("given", state.given, to: &members)
        return TraceJSON.object(members)
    }

    private func object(_ object: TracedUpdate.Object) -> String {
        TraceJSON.object(
            members(object.property) + [("type", quoted(object.type)), ("fate", quoted(object.fate.rawValue))])
    }

    private func object(_ list: TracedUpdate.List) -> String {
        var members = [("count", "\(list.count)"), ("before", "\(list.before)"), ("kept", "\(list.kept)")]
        add("at", place(list.point), to: &members)
        return TraceJSON.object(members)
    }

    private func members(_ property: TracedUpdate.Property) -> [(String, String)] {
        var members = [("view", quoted(property.view)), ("name", quoted(property.name))]
        add("at", place(property.point), to: &members)
        return members
    }

    private func place(_ point: SourcePoint?) -> String? { point.flatMap { places.location(of: $0) }.map { "\($0)" } }

    private func add(_ name: String, _ value: String?, to members: inout [(String, String)]) {
        if let value { members.append((name, quoted(value))) }
    }

    private func quoted(_ text: String) -> String { LayoutJSON.quoted(text) }
    private func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }
}
