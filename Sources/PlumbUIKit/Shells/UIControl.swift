import Foundation
import PlumbCore

/// What may be touched: never drawn. Source: Apple (`UIControl`).
@MainActor @preconcurrency
open class UIControl: UIView {
    private var actions: [(action: UIAction, events: Event)] = []

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { nil }

    /// Keeps the action; `sendActions` runs it. Added once more, it runs for these events too.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        if let index = actions.firstIndex(where: { $0.action === action }) {
            actions[index].events.formUnion(controlEvents)
        } else {
            actions.append((action, controlEvents))
        }
    }
    /// Forgets the action for these events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        guard let index = actions.firstIndex(where: { $0.action === action }) else { return }
        actions[index].events.subtract(controlEvents)
        if actions[index].events.isEmpty { actions.remove(at: index) }
    }
    /// Runs the actions that were added for one of the events, first to last. Nobody else sends any: nobody touches it.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.run() }
    }
}

/// Something that a button or a menu does.
@MainActor @preconcurrency
open class UIAction: NSObject {
    /// The words; kept.
    public let title: String
    /// The picture; kept.
    public let image: UIImage?
    private let handler: (UIAction) -> Void
    /// With its words.
    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.image = image
        self.handler = handler
    }

    func run() { handler(self) }
}
