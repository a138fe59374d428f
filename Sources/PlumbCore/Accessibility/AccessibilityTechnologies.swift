import Synchronization

/// Who acts for somebody who can't see or touch the screen.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    /// One element of a set is a set.
    public typealias Element = AccessibilityTechnologies
    /// One element of a set is a set.
    public typealias ArrayLiteralElement = AccessibilityTechnologies

    private var bits: UInt8

    private init(bits: UInt8) { self.bits = bits }
    /// Nobody.
    public init() { bits = 0 }

    // SwiftUI declares them as variables.
    private static let named = Mutex((reader: Self(bits: 1 << 0), control: Self(bits: 1 << 1)))

    /// Reads the screen.
    public static var voiceOver: AccessibilityTechnologies {
        get { named.withLock { $0.reader } }
        set { named.withLock { $0.reader = newValue } }
    }
    /// Moves from one element to the next by a switch.
    public static var switchControl: AccessibilityTechnologies {
        get { named.withLock { $0.control } }
        set { named.withLock { $0.control = newValue } }
    }

    /// Whether all of some are in the set.
    public func contains(_ member: AccessibilityTechnologies) -> Bool { bits & member.bits == member.bits }
    /// Those of both sets.
    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        Self(bits: bits | other.bits)
    }
    /// Those that are in both sets.
    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        Self(bits: bits & other.bits)
    }
    /// Those that are in one set and not in the other.
    public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        Self(bits: bits ^ other.bits)
    }
    /// Adds those of another set.
    public mutating func formUnion(_ other: AccessibilityTechnologies) { bits |= other.bits }
    /// Keeps those that are in another set too.
    public mutating func formIntersection(_ other: AccessibilityTechnologies) { bits &= other.bits }
    /// Keeps those that are in one set and not in the other.
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) { bits ^= other.bits }

    /// Adds some, and says whether they were new.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        if contains(newMember) { return (false, newMember) }
        bits |= newMember.bits
        return (true, newMember)
    }

    /// Takes some away; returns those that were there.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let old = bits & member.bits
        bits &= ~member.bits
        return old == 0 ? nil : Self(bits: old)
    }

    /// Adds some; returns those that were there.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let old = bits & newMember.bits
        bits |= newMember.bits
        return old == 0 ? nil : Self(bits: old)
    }
}
