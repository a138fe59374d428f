import Foundation
import PlumbCore

/// What screen readers are told when something has changed.
struct AccessibleEvent: Equatable, Sendable {
    let source: AccessibleID
    /// "Object" or "Window".
    let category: String
    let member: String
    var detail = ""
    var first: Int32 = 0
    var second: Int32 = 0
    var value: BusValue = .int32(0)

    static func object(
        _ source: AccessibleID, _ member: String, _ detail: String = "", _ first: Int = 0, _ second: Int = 0,
        _ value: BusValue = .int32(0)
    ) -> AccessibleEvent {
        AccessibleEvent(
            source: source, category: "Object", member: member, detail: detail, first: Int32(clamping: first),
            second: Int32(clamping: second), value: value)
    }

    static func window(_ member: String, _ title: String) -> AccessibleEvent {
        AccessibleEvent(source: .window, category: "Window", member: member, value: .string(title))
    }

    var interface: String { AccessibleObject.prefix + "Event.\(category)" }

    /// What clients remember of objects hangs on these, whether they have asked for them or not.
    var isForMemories: Bool { ["StateChanged", "ChildrenChanged", "PropertyChange"].contains(member) }

    /// Whether somebody waits for it who has named `object:state-changed:focused`, or only the beginning of that.
    func matches(_ wish: String) -> Bool {
        func plain(_ word: some StringProtocol) -> String { word.lowercased().filter { $0 != "-" } }
        let wanted = wish.split(separator: ":").map { plain($0) }
        let own = [category, member, detail].map { plain($0) }
        return zip(wanted, own).allSatisfy { $0 == $1 } && wanted.count <= own.count
    }
}

/// What has changed between two trees.
///
/// 1. What has gone and what is new, the outermost of it. 2. What elements say of themselves. 3. What holds of them. 4.
/// Where the focus is, at the end: whoever reads it then knows all the rest.
struct AccessibleChanges {
    let old: AccessibleTree
    let new: AccessibleTree
    let context: AccessibleContext

    /// What is told when a window comes.
    static func beginning(_ tree: AccessibleTree) -> [AccessibleEvent] {
        var events = [AccessibleEvent.window("Create", tree.window.title)]
        if tree.window.isActive { events += activation(tree) }
        return events
    }

    private static func activation(_ tree: AccessibleTree) -> [AccessibleEvent] {
        let focused = tree.order.filter { tree.elements[$0]?.states.contains(.focused) == true }
        return [.window("Activate", tree.window.title), state(.window, .active, true)]
            + focused.map { state(.element($0), .focused, true) }
    }

    private static func state(_ id: AccessibleID, _ state: AccessibleStates.State, _ isSet: Bool) -> AccessibleEvent {
        .object(id, "StateChanged", state.name, isSet ? 1 : 0)
    }

    func events() -> [AccessibleEvent] {
        var events = windowEvents()
        // 1
        for id in [AccessibleID.window] + old.order.map(AccessibleID.element) where isKept(id) {
            events += childEvents(of: id)
        }
        // 2, 3
        var last: [AccessibleEvent] = []
        for key in new.order {
            guard isKept(.element(key)), let before = old.elements[key], let now = new.elements[key] else { continue }
            if before == now { continue }
            events += properties(key, before, now)
            for state in now.states.differences(from: before.states) {
                let event = Self.state(.element(key), state, now.states.contains(state))
                if state == .focused { last.append(event) } else { events.append(event) }
            }
        }
        // What is new has the focus from the start.
        for key in new.order where !isKept(.element(key)) {
            if new.elements[key]?.states.contains(.focused) == true {
                last.append(Self.state(.element(key), .focused, true))
            }
        }
        // 4: first who has lost it, then who has it.
        events += last.filter { $0.first == 0 } + last.filter { $0.first == 1 }
        if new.window.isActive, !old.window.isActive { events += Self.activation(new) }
        return events
    }

    private func windowEvents() -> [AccessibleEvent] {
        var events: [AccessibleEvent] = []
        if old.window.isActive, !new.window.isActive {
            events += [.window("Deactivate", new.window.title), Self.state(.window, .active, false)]
        }
        if old.window.title != new.window.title {
            events.append(.object(.window, "PropertyChange", "accessible-name", 0, 0, .string(new.window.title)))
        }
        if old.window.isHidden != new.window.isHidden {
            for state in [.visible, .showing] as [AccessibleStates.State] {
                events.append(Self.state(.window, state, !new.window.isHidden))
            }
            events.append(Self.state(.window, .iconified, new.window.isHidden))
        }
        return events
    }

    /// Whether it is the same object in both. A number that has come to mean another thing is another object.
    private func isKept(_ id: AccessibleID) -> Bool {
        guard case .element(let key) = id else { return true }
        guard let before = old.elements[key], let now = new.elements[key] else { return false }
        return before.role == now.role && before.parent == now.parent
    }

    private func childEvents(of id: AccessibleID) -> [AccessibleEvent] {
        let (before, now) = (old.children(of: id), new.children(of: id))
        if before == now, before.allSatisfy(isKept) { return [] }
        var (kept, stays) = (before.filter(isKept), now.filter(isKept))
        // What stands in another order goes and comes again.
        if kept != stays { (kept, stays) = ([], []) }
        let (all, rest) = (Set(kept), Set(stays))
        func event(_ detail: String, _ index: Int, _ child: AccessibleID) -> AccessibleEvent {
            .object(id, "ChildrenChanged", detail, index, 0, context.reference(child))
        }
        let gone = before.enumerated().filter { !all.contains($0.element) }.reversed()
        let come = now.enumerated().filter { !rest.contains($0.element) }
        return gone.map { event("remove", $0.offset, $0.element) } + come.map { event("add", $0.offset, $0.element) }
    }

    private func properties(
        _ key: UInt64, _ before: AccessibleElement, _ now: AccessibleElement
    ) -> [AccessibleEvent] {
        let id = AccessibleID.element(key)
        var events: [AccessibleEvent] = []
        if before.name != now.name {
            events.append(.object(id, "PropertyChange", "accessible-name", 0, 0, .string(now.name)))
        }
        if before.description != now.description {
            events.append(.object(id, "PropertyChange", "accessible-description", 0, 0, .string(now.description)))
        }
        if before.node.number != now.node.number, let number = now.node.number {
            events.append(.object(id, "PropertyChange", "accessible-value", 0, 0, .double(number)))
        }
        if let old = before.text, let new = now.text, old != new { events += textEvents(id, old, new) }
        if let selection = now.node.details.field?.selection, selection != before.node.details.field?.selection {
            let words = AccessibleWords(now.text ?? "", selected: selection)
            events.append(.object(id, "TextCaretMoved", "", words.selection.upperBound))
            let wasSelected = before.node.details.field?.selection.isEmpty == false
            if !selection.isEmpty || wasSelected { events.append(.object(id, "TextSelectionChanged")) }
        }
        if before.node.frame != now.node.frame {
            let object = AccessibleObject(id, in: new, context)
            let extents = object?.extents(of: now.node.frame, from: nil) ?? []
            events.append(.object(id, "BoundsChanged", "", 0, 0, .tuple(extents)))
        }
        return events
    }

    /// What was taken out, then what was put in its place.
    private func textEvents(_ id: AccessibleID, _ old: String, _ new: String) -> [AccessibleEvent] {
        let (before, now) = (AccessibleWords(old, selected: nil), AccessibleWords(new, selected: nil))
        let start = zip(before.scalars, now.scalars).prefix { $0 == $1 }.count
        let most = min(before.scalars.count, now.scalars.count) - start
        let end = zip(before.scalars.reversed(), now.scalars.reversed()).prefix(most).prefix { $0 == $1 }.count
        func event(_ detail: String, _ words: AccessibleWords) -> AccessibleEvent? {
            let range = start..<(words.scalars.count - end)
            guard !range.isEmpty else { return nil }
            return .object(
                id, "TextChanged", detail, start, range.count,
                .string(words.part(range.lowerBound, range.upperBound)))
        }
        return [event("delete", before), event("insert", now)].compactMap { $0 }
    }
}
