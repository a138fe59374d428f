import PlumbCore

extension WhyReport.Update {
    init(
        _ update: TracedUpdate, position: (SourcePoint) -> SourcePosition?,
        writer: ([SourcePoint]) -> SourcePosition?
    ) {
        time = update.time
        isFirst = update.isFirst
        isAnimated = update.isAnimated
        skipped = update.skipped
        changes = update.changes.map { change in
            var own = Change(
                what: .other, value: change.value, before: change.before, at: writer(change.calls),
                readers: change.readers)
            switch change.what {
            case .state(let property): (own.what, own.view, own.name) = (.state, property.view, property.name)
            case .object(let type): (own.what, own.name) = (.object, type)
            case .observable: own.what = .observable
            case .other: break
            }
            return own
        }
        bodies = update.bodies.map { body in
            var own = Body(
                view: body.view, reason: .around, hasOnlyClosures: body.hasOnlyClosures, isSame: body.isSame,
                at: body.point.flatMap(position))
            switch body.reason {
            case .appeared: own.reason = .appeared
            case .read(let changes): (own.reason, own.changes) = (.read, changes)
            case .given(let names): (own.reason, own.properties) = (.given, names)
            case .around: break
            }
            return own
        }
        states = update.states.map { state in
            State(
                view: state.property.view, name: state.property.name, fate: state.fate, value: state.value,
                given: state.given, at: state.property.point.flatMap(position))
        }
    }

    /// What the update did, as sentences with a word before them that says of what they are.
    package var sentences: [(of: String, text: String)] {
        var lines = changes.compactMap { Self.sentence(of: $0) }.map { (of: "changed", text: $0) }
        if isFirst {
            lines.append(
                ("evaluated", "\(bodies.count == 1 ? "One body" : "\(bodies.count) bodies"): everything appears."))
        } else {
            lines += counted(bodies.map(sentence)).map { ("evaluated", $0) }
            lines += counted(bodies.compactMap(needless)).map { ("needless", $0) }
        }
        if !skipped.isEmpty {
            let views = skipped.sorted { $0.key < $1.key }.map { $1 == 1 ? $0 : "\($0) (\($1))" }
            lines.append(("skipped", "\(Words.list(views)): given the same values as before."))
        }
        lines += counted(states.compactMap(sentence)).map { ("state", $0) }
        return lines
    }

    static func sentence(of change: Change) -> String? {
        let at = change.at.map { ", written at \($0)" } ?? ", written by no line of yours, as by a control"
        switch change.what {
        case .state:
            let value = change.value.map { ": \(change.before.map { "\($0) → " } ?? "")\($0)" } ?? ""
            let readers = change.readers == 0 ? " No body has read it." : ""
            return "`\(change.name ?? "")` of \(change.view ?? "")\(value)\(at).\(readers)"
        case .object: return "A \(change.name ?? "") says that it changes\(at)."
        case .observable: return "An @Observable object\(at)."
        case .other: return nil
        }
    }

    private func sentence(_ body: Body) -> String {
        let at = body.at.map { " (\($0))" } ?? ""
        switch body.reason {
        case .read:
            let names = body.changes.compactMap { changes.indices.contains($0) ? changes[$0] : nil }.map { change in
                change.name.map { change.what == .object ? "a \($0)" : "`\($0)`" }
                    ?? (change.what == .observable ? "an @Observable object" : "something that has changed")
            }
            return "\(body.view)\(at) has read \(Words.list(names))."
        case .given:
            let names = body.properties.map { "`\($0)`" }
            return "\(body.view)\(at) is given "
                + (names.isEmpty
                    ? "another value." : "\(names.count == 1 ? "another" : "other values of") \(Words.list(names)).")
        case .appeared: return "\(body.view)\(at) appears."
        case .around: return "\(body.view)\(at): something around it has changed that it depends on."
        }
    }

    /// Bodies that need not have been evaluated.
    private func needless(_ body: Body) -> String? {
        if body.hasOnlyClosures {
            return
                "\(body.view) differs only in a closure, \(Words.list(body.properties.map { "`\($0)`" })): closures never equal each other, "
                + "so a view that has one is evaluated each time the view around is."
        }
        return body.isSame ? "\(body.view) made what it had made before." : nil
    }

    private func sentence(_ state: State) -> String? {
        let property = "`\(state.name)` of \(state.view)"
        switch state.fate {
        case .began: return isFirst ? nil : "\(property) begins\(state.value.map { " with \($0)" } ?? "")."
        case .lost: return "\(property) is lost\(state.value.map { "; it was \($0)" } ?? "")."
        case .ignored:
            return
                "\(property) keeps\(state.value.map { " \($0)" } ?? " its value"); that it is given\(state.given.map { " \($0)" } ?? " another") "
                + "now does not count."
        case .kept: return nil
        }
    }

    /// Each sentence once, with how often it is true.
    private func counted(_ sentences: [String]) -> [String] {
        var counts: [String: Int] = [:]
        for sentence in sentences { counts[sentence, default: 0] += 1 }
        return sentences.enumerated().compactMap { index, sentence in
            guard sentences.firstIndex(of: sentence) == index else { return nil }
            let count = counts[sentence] ?? 1
            return count == 1 ? sentence : "\(sentence.dropLast()) (\(count) times)."
        }
    }
}
