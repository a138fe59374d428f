import Foundation
import PlumbCore

/// What a drop destination does with what comes over it.
///
/// Source: Apple (`DropDelegate`, iOS 13.4).
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether it takes what comes; asked when the finger comes, of what has a type that fits. True unless stated.
    func validateDrop(info: DropInfo) -> Bool

    /// The finger was let go: takes what it carried. Returns whether that came to something.
    func performDrop(info: DropInfo) -> Bool

    /// The finger has come.
    func dropEntered(info: DropInfo)

    /// The finger has moved; says what letting go would do. Nil for what was said before, at first a copy.
    func dropUpdated(info: DropInfo) -> DropProposal?

    /// The finger has left without having been let go, or nothing comes of it.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Takes what has a type that fits.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Says nothing new.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// What comes over a drop destination, and where.
public struct DropInfo {
    /// Where the finger is, in points of the destination's own coordinates.
    public let location: CGPoint
    /// The destination's size, in points.
    let size: CGSize
    let providers: [NSItemProvider]

    /// Whether anything of one of these types comes, or of a case of one.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// Whether anything of one of these types comes, or of a case of one.
    @available(*, deprecated, message: "Use hasItemsConforming(to:) with UTType values.")
    public func hasItemsConforming(to types: [String]) -> Bool { hasItemsConforming(to: types.map(UTType.named)) }

    /// What comes of these types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { provider in contentTypes.contains { provider.hasItem(conformingTo: $0) } }
    }

    /// What comes of these types.
    @available(*, deprecated, message: "Use itemProviders(for:) with UTType values.")
    public func itemProviders(for types: [String]) -> [NSItemProvider] { itemProviders(for: types.map(UTType.named)) }
}

/// What letting go would do.
public enum DropOperation: Hashable, Sendable {
    /// Nothing: the drag ends.
    case cancel
    /// Nothing here: nobody is asked to take anything.
    case forbidden
    /// What is dragged is here too afterwards.
    case copy
    /// What is dragged is here, and not where it was. Who is dropped on takes it away there.
    case move
    /// What is dragged is nowhere afterwards. Who is dropped on takes it away.
    case delete

    /// Several of them.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// `DropOperation.cancel`.
        public static let cancel = Set(rawValue: 1 << 0)
        /// `DropOperation.copy`.
        public static let copy = Set(rawValue: 1 << 1)
        /// `DropOperation.forbidden`.
        public static let forbidden = Set(rawValue: 1 << 2)
        /// `DropOperation.move`.
        public static let move = Set(rawValue: 1 << 3)
        /// `DropOperation.delete`.
        public static let delete = Set(rawValue: 1 << 4)
    }
}

/// What a drop destination says that letting go would do.
public struct DropProposal: Sendable {
    /// What it would do.
    public let operation: DropOperation
    /// What it would do with something from another program; nil for the same. Nothing comes from there.
    public let operationOutsideApplication: DropOperation?

    /// - Parameter operation: what it would do.
    public init(operation: DropOperation) { (self.operation, operationOutsideApplication) = (operation, nil) }

    /// Whether anything would be taken.
    var isDrop: Bool { operation != .cancel && operation != .forbidden }
}
