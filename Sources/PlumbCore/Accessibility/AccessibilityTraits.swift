/// What an element is, for those who can't see it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    /// One element of a set is a set.
    public typealias Element = AccessibilityTraits
    /// One element of a set is a set.
    public typealias ArrayLiteralElement = AccessibilityTraits

    private var bits: UInt32

    private init(bits: UInt32) { self.bits = bits }
    /// No traits.
    public init() { bits = 0 }

    /// It does something when it is activated.
    public static let isButton = AccessibilityTraits(bits: 1 << 0)
    /// It begins a section.
    public static let isHeader = AccessibilityTraits(bits: 1 << 1)
    /// It is chosen.
    public static let isSelected = AccessibilityTraits(bits: 1 << 2)
    /// It opens an address.
    public static let isLink = AccessibilityTraits(bits: 1 << 3)
    /// It is a field that something is searched by.
    public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(bits: 1 << 5)
    /// It makes a sound of its own.
    public static let playsSound = AccessibilityTraits(bits: 1 << 6)
    /// It is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
    /// It is a text that does not change.
    public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
    /// It sums up what is there when the app starts.
    public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
    /// Its label or value changes often.
    public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
    /// It starts a film or music.
    public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
    /// Fingers act on it directly.
    public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
    /// The page is turned when it has been read.
    public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
    /// What lies beside it is not there for the time being.
    public static let isModal = AccessibilityTraits(bits: 1 << 14)
    /// It is on or off.
    public static let isToggle = AccessibilityTraits(bits: 1 << 15)
    /// It is a bar of tabs.
    public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

    private static let named: [(name: String, trait: AccessibilityTraits)] = [
        ("isButton", .isButton), ("isHeader", .isHeader), ("isSelected", .isSelected), ("isLink", .isLink),
        ("isSearchField", .isSearchField), ("isImage", .isImage), ("playsSound", .playsSound),
        ("isKeyboardKey", .isKeyboardKey), ("isStaticText", .isStaticText), ("isSummaryElement", .isSummaryElement),
        ("updatesFrequently", .updatesFrequently), ("startsMediaSession", .startsMediaSession),
        ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
        ("isModal", .isModal), ("isToggle", .isToggle), ("isTabBar", .isTabBar),
    ]

    /// The names of the traits, always in the same order.
    package var names: [String] { Self.named.filter { contains($0.trait) }.map(\.name) }

    /// Whether all of some traits are in the set.
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    /// The traits of both sets.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(bits: bits | other.bits) }
    /// The traits that are in both sets.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(bits: bits & other.bits) }
    /// The traits that are in one set and not in the other.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        Self(bits: bits ^ other.bits)
    }
    /// Adds the traits of another set.
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    /// Keeps the traits that are in another set too.
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    /// Keeps the traits that are in one set and not in the other.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

    /// Adds traits, and says whether they were new.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        if contains(newMember) { return (false, newMember) }
        bits |= newMember.bits
        return (true, newMember)
    }

    /// Takes traits away; returns those that were there.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let old = bits & member.bits
        bits &= ~member.bits
        return old == 0 ? nil : Self(bits: old)
    }

    /// Adds traits; returns those that were there.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let old = bits & newMember.bits
        bits |= newMember.bits
        return old == 0 ? nil : Self(bits: old)
    }
}
