import Foundation
import PlumbLayout

/// The one way in: windows, tests, scripts and screen readers come through here, and what comes can be written down.
extension ViewHost {
    /// Why an event can't be done.
    struct Refusal: Error { let sentence: String }

    /// Lets something come to the view from outside, at the host's time. What can't be is refused: a sentence says so
    /// here and in `diagnostics`, and nothing happens.
    @discardableResult
    public func apply(_ event: HostEvent) -> HostAnswer {
        do throws(Refusal) {
            if let problem = event.problem { throw Refusal(sentence: problem) }
            // What a view does to its own host happens again by itself.
            if log != nil, !graph.events.isWorkingHere { log?.append(event, at: time) }
            // Once there are places, an event comes to what would be seen, whether anyone has looked or not. Where time
            // passes, that is the first frame.
            if graph.update.number > 0, !event.isTime, !graph.events.isWorkingHere { update() }
            return try deliver(event)
        } catch {
            graph.report(error.sentence)
            return .refused(error.sentence)
        }
    }

    /// Applies what was written down, each at its time.
    ///
    /// The same view in the same world shows then what it showed when the log was written, if both hosts have been
    /// updated before the first event: lists remember what they have shown. What else has come to it
    /// there is not in the log: a new root view, changes that other code has made to its objects, the machine's clock.
    public func apply(_ log: HostLog) {
        for entry in log.entries {
            if entry.time > time { apply(.wait(until: entry.time)) }
            apply(entry.event)
        }
    }

    private func deliver(_ event: HostEvent) throws(Refusal) -> HostAnswer {
        switch event {
        case .touch(let phase, let point, let finger): HostAnswer(touch(phase, at: point, finger: finger))
        case .hover(let point): HostAnswer(hover(at: point))
        case .scroll(let target, let distance): HostAnswer(scrollContent(at: try point(of: target), by: distance))
        case .key(let input): HostAnswer(press(input))
        case .text(let text): HostAnswer(enter(text))
        case .tap(let target, let count): HostAnswer(tapThere(try point(of: target), count))
        case .press(let target, let duration): HostAnswer(pressThere(try point(of: target), duration))
        case .drag(let start, let end, let duration):
            HostAnswer(dragThere(from: try point(of: start), to: try point(of: end), duration))
        case .type(let text): HostAnswer(typeKeys(of: text))
        case .open(let url): HostAnswer(openInViews(url))
        case .drop(let items, let target): HostAnswer(dropThere(items, at: try point(of: target)))
        case .perform(let action, let target): HostAnswer(try perform(action, on: target))
        case .setNumber(let number, let target): HostAnswer(try setNumber(number, of: target))
        case .replaceText(let text, let range, let target): HostAnswer(try replaceText(range, with: text, of: target))
        case .selectText(let range, let target): HostAnswer(try selectText(range, of: target))
        case .surroundings(let change): HostAnswer(try takeChange(change))
        case .advance(let duration): HostAnswer(pass(by: duration))
        case .wait(let end): HostAnswer(pass(to: end))
        case .frame(let time): HostAnswer(showFrame(at: time))
        }
    }

    /// Where an event is done, as views and elements are now.
    private func point(of target: HostEvent.Target) throws(Refusal) -> CGPoint {
        switch target {
        case .point(let point): return point
        case .identifier(let name):
            if let frame = layout().frames.first(where: { $0.identifier == name })?.frame {
                return CGPoint(x: frame.midX, y: frame.midY)
            }
            throw Refusal(
                sentence: "there is no view with the accessibility identifier \"\(name)\" to be touched")
        case .label, .element: return try draft(of: target).node.activationPoint
        }
    }

    /// The element that is meant.
    func draft(of target: HostEvent.Target) throws(Refusal) -> AccessibilityDraft {
        update()
        let drafts = graph.working { AccessibilityPass(graph).drafts() }
        let (isIt, words): ((AccessibilityNode) -> Bool, String) =
            switch target {
            case .point: ({ _ in false }, "at a point: an event means it by its identifier, label or number")
            case .identifier(let name): ({ $0.identifier == name }, "with the identifier \"\(name)\"")
            case .label(let label): ({ $0.label == label }, "with the label \"\(label)\"")
            case .element(let number): ({ $0.id == number }, "with that number")
            }
        func first(_ isIt: (AccessibilityDraft) -> Bool) -> AccessibilityDraft? {
            for draft in drafts { if let found = draft.first(where: isIt) { return found } }
            return nil
        }
        // A title may say what a button does.
        if case .label = target, let found = first({ isIt($0.node) && !$0.offers.isEmpty }) { return found }
        if let found = first({ isIt($0.node) }) { return found }
        throw Refusal(sentence: "there is no accessibility element \(words)")
    }
}
