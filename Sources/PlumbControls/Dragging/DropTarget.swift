import Foundation
import PlumbCore

/// A view on which something can be dropped, and what it does.
@MainActor
final class DropTarget: DropReceiver {
    /// Whether it takes something from a provider.
    let takes: (NSItemProvider) -> Bool
    var validate: (DropInfo) -> Bool = { _ in true }
    var entered: (DropInfo) -> Void = { _ in }
    var updated: (DropInfo) -> DropProposal? = { _ in nil }
    var exited: (DropInfo) -> Void = { _ in }
    /// Is given the providers that it takes something from, and tells whether it has, now or later.
    private let take: (DropInfo, @escaping (Bool) -> Void) -> Void

    init(
        takes: @escaping (NSItemProvider) -> Bool,
        perform: @escaping (DropInfo, @escaping (Bool) -> Void) -> Void
    ) { (self.takes, take) = (takes, perform) }

    func accepts(_ info: DropInfo) -> Bool { info.providers.contains(where: takes) && validate(info) }

    /// As when a finger comes over the view and is let go.
    func receive(_ items: [DroppedItem], at location: CGPoint, size: CGSize) -> Bool {
        let info = DropInfo(location: location, size: size, providers: items.compactMap(NSItemProvider.init(dropped:)))
        guard accepts(info) else { return false }
        entered(info)
        guard updated(info)?.isDrop != false else {
            exited(info)
            return false
        }
        perform(info) { _ in }
        return true
    }

    func perform(_ info: DropInfo, _ done: @escaping (Bool) -> Void) { take(info, done) }

    /// One that tells whether something is over it: not any more when it takes that.
    convenience init(
        takes: @escaping (NSItemProvider) -> Bool, isTargeted: @escaping (Bool) -> Void,
        perform: @escaping (_ providers: [NSItemProvider], DropInfo, @escaping (Bool) -> Void) -> Void
    ) {
        self.init(takes: takes) { info, done in
            isTargeted(false)
            perform(info.providers.filter(takes), info, done)
        }
        entered = { _ in isTargeted(true) }
        exited = { _ in isTargeted(false) }
    }

    convenience init(of types: [UTType], _ delegate: any DropDelegate) {
        self.init(takes: Self.isOf(types)) { info, done in done(delegate.performDrop(info: info)) }
        validate = { delegate.validateDrop(info: $0) }
        entered = { delegate.dropEntered(info: $0) }
        updated = { delegate.dropUpdated(info: $0) }
        exited = { delegate.dropExited(info: $0) }
    }

    /// Whether a provider has something of one of these types.
    static func isOf(_ types: [UTType]) -> (NSItemProvider) -> Bool {
        { provider in types.contains { provider.hasItem(conformingTo: $0) } }
    }

    /// Makes values of what providers have, and gives them all at once, in order; what can't be made is left out. What
    /// is handed over as it is, is given at once.
    static func load<T: Transferable>(
        _ type: T.Type, from providers: [NSItemProvider], _ done: @escaping @MainActor ([T]) -> Void
    ) {
        let values = providers.map { $0.value(as: type) }
        if values.allSatisfy({ $0 != nil }) { return done(values.compactMap { $0 }) }
        let collected = Collected(providers.count, done)
        for (number, provider) in providers.enumerated() {
            provider.transfer(type) { collected.add(try? $0.get(), number) }
        }
    }
}

extension NSItemProvider {
    /// With what comes from another program; nil for a file that is none.
    fileprivate convenience init?(dropped item: DroppedItem) {
        switch item {
        case .file(let url): self.init(contentsOf: url)
        case .text(let text): self.init(transferring: text)
        }
    }
}

/// Values that arrive one by one.
@MainActor
private final class Collected<T> {
    private var values: [T?]
    private var missing: Int
    private let done: @MainActor ([T]) -> Void

    init(_ count: Int, _ done: @escaping @MainActor ([T]) -> Void) {
        (values, missing, self.done) = (Array(repeating: nil, count: count), count, done)
    }

    func add(_ value: Handed?, _ number: Int) {
        values[number] = value?.value as? T
        missing -= 1
        if missing == 0 { done(values.compactMap { $0 }) }
    }
}
