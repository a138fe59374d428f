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
    ///   - time: seconds, as the link counts them.
    /// - Returns: seconds until the next look; nil where nothing is to come.
    func serve(_ link: ReaderLink, hasChanged: Bool, at time: Double) -> Double? {
        if let problem = link.takeProblem() { warn(problem) }
        let deeds = link.takeDeeds()
        if !deeds.isEmpty { beginEvents() }
        let done = deeds.map { perform($0.deed) }
        let wait = link.wait(hasChanged: hasChanged || !deeds.isEmpty, at: time)
        if !deeds.isEmpty || wait == 0 {
            link.publish(AccessibleTree(host.accessibilityTree(), in: accessibleWindow), at: time)
        }
        // Whoever has asked finds what came of it.
        for (deed, isDone) in zip(deeds, done) { link.answer(deed, isDone) }
        return wait == 0 ? nil : wait
    }

    private func perform(_ deed: AccessibleDeed) -> Bool {
        let event: HostEvent =
            switch deed {
            case .perform(let name, let key): .perform(name, on: key.element)
            case .setNumber(let number, let key): .setNumber(number, of: key.element)
            case .replace(let range, let text, let key): .replaceText(with: text, in: range, of: key.element)
            case .select(let range, let key): .selectText(range, of: key.element)
            }
        return host.apply(event).isTaken
    }
}

extension UInt64 {
    /// The number of the view's element: of several with the same number, the later ones have more bits.
    fileprivate var element: HostEvent.Target { .element(self & (1 << 40 - 1)) }
}
