import CSDL2
import Foundation
import PlumbCore

/// What the window does for screen readers, between two pictures.
extension HostWindow {
    /// Does what somebody has asked for, and hands over what the window shows where somebody wants to know.
    ///
    /// - Parameters:
    ///   - link: who asks.
    ///   - hasChanged: whether something may be another since the last time.
    /// - Returns: whether something was done, and seconds until the next look; nil where nothing is to come.
    func serve(_ link: ReaderLink, hasChanged: Bool, at time: Double) -> (hasActed: Bool, wait: Double?) {
        if let problem = link.takeProblem() { warn(problem) }
        let deeds = link.takeDeeds()
        if !deeds.isEmpty { host.advance(inOneFrameTo: time) }
        let done = deeds.map { perform($0.deed) }
        let wait = link.wait(hasChanged: hasChanged || !deeds.isEmpty, at: time)
        if !deeds.isEmpty || wait == 0 {
            link.publish(AccessibleTree(host.accessibilityTree(), in: accessibleWindow), at: time)
        }
        // Whoever has asked finds what came of it.
        for (deed, isDone) in zip(deeds, done) { link.answer(deed, isDone) }
        return (!deeds.isEmpty, wait == 0 ? nil : wait)
    }

    private func perform(_ deed: AccessibleDeed) -> Bool {
        switch deed {
        case .perform(let name, let key): host.performAccessibilityAction(name, on: key.id)
        case .setNumber(let number, let key): set(number, on: key.id)
        case .replace(let range, let text, let key): host.replaceAccessibilityText(range, with: text, on: key.id)
        case .select(let range, let key): host.selectAccessibilityText(range, on: key.id)
        }
    }

    /// Sets a number at once; where the element has steps only, goes there by them, as near as they lead.
    private func set(_ number: Double, on id: UInt64) -> Bool {
        if let isDone = host.setAccessibilityNumber(number, on: id) { return isDone }
        func current() -> Double? { host.accessibilityTree().lazy.compactMap { $0.find(id) }.first?.number }
        guard var now = current() else { return false }
        let name = number > now ? "increment" : "decrement"
        var hasMoved = number == now
        for _ in 0..<100 where number != now {
            guard host.performAccessibilityAction(name, on: id), let next = current(), next != now else { break }
            hasMoved = true
            let isNearer = abs(next - number) < abs(now - number)
            if !isNearer {
                _ = host.performAccessibilityAction(name == "increment" ? "decrement" : "increment", on: id)
                break
            }
            let isBeyond = (next > number) == (name == "increment")
            now = next
            if isBeyond { break }
        }
        return hasMoved
    }
}

extension UInt64 {
    /// The number of the view's element: of several with the same number, the later ones have more bits.
    fileprivate var id: UInt64 { self & (1 << 40 - 1) }
}

extension AccessibilityNode {
    fileprivate func find(_ id: UInt64) -> AccessibilityNode? {
        if self.id == id { return self }
        return children.lazy.compactMap { $0.find(id) }.first
    }
}
