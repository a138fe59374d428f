/// The number of a box in its tree; boxes never move.
public typealias BoxID = Int32

extension BoxID {
    @inlinable @inline(__always) package static var none: BoxID { -1 }
}

/// What a box does with a proposal. These are algorithms, not views: many views and modifiers share one.
package enum LayoutRule: UInt8, BitwiseCopyable, Sendable, CaseIterable {
    /// Takes what is proposed, 10 where nothing is.
    case fill
    /// Always of one size.
    case rigid
    /// Asks its role, every time: cheap leaves that couple both axes (a circle).
    case coupled
    /// Asks its role and remembers the answers: wrapping text.
    case measured
    /// Takes what is left along the stack's axis, at least a given length.
    case spacer
    /// A line across the stack's axis.
    case divider
    /// One child in a frame of given lengths.
    case frame
    /// One child in a frame with limits (`FlexibleFrame`).
    case flexibleFrame
    /// One child within insets.
    case insets
    /// Several children one after the other along an axis.
    case stack
    /// Several children one above the other.
    case zStack
    /// A primary child and others that follow its size.
    case layers
    /// One child at its ideal length on some axes.
    case fixedSize
    /// One child whose proposal is brought to a ratio.
    case ratio
    /// One child whose centre is put at a point.
    case position
    /// One child, passed on unchanged.
    case forward
    /// One child with a guide of its own.
    case guide
    /// Several children of which the first that fits is shown.
    case viewThatFits
    /// Several children of which each has all of the box; some may have no place.
    case pages
    /// One child that may be longer than the box along some axes.
    case viewport
    /// One child, and a second one at an edge that takes its room from the first.
    case safeAreaInset
    /// One child that extends into the safe area around it.
    case ignoreSafeArea
    /// One child that stands elsewhere than the box.
    case displaced
    /// Fills, and puts children at its top leading corner that are made for its size.
    case reader
    /// A `Layout`.
    case custom
}

/// What is known of a box, and what is to be done with it.
@usableFromInline package struct BoxFlags: OptionSet, BitwiseCopyable, Sendable {
    @usableFromInline package let rawValue: UInt32
    @inlinable
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Something below has changed: traits and remembered answers are void.
    @inlinable package static var stale: BoxFlags { BoxFlags(rawValue: 1 << 0) }
    /// The answer on each axis depends on the proposal for that axis alone.
    package static var separable: BoxFlags { BoxFlags(rawValue: 1 << 1) }
    /// The answer on the axis is the same for every proposal.
    package static var rigidWidth: BoxFlags { BoxFlags(rawValue: 1 << 2) }
    package static var rigidHeight: BoxFlags { BoxFlags(rawValue: 1 << 3) }
    /// The answer on the axis is the proposal, but no less than the answer to 0 (`isElastic`).
    package static var elasticWidth: BoxFlags { BoxFlags(rawValue: 1 << 16) }
    package static var elasticHeight: BoxFlags { BoxFlags(rawValue: 1 << 17) }
    /// Some horizontal, vertical, or baseline guide may be explicit here.
    package static var guidesHorizontal: BoxFlags { BoxFlags(rawValue: 1 << 4) }
    package static var guidesVertical: BoxFlags { BoxFlags(rawValue: 1 << 5) }
    package static var guidesBaseline: BoxFlags { BoxFlags(rawValue: 1 << 6) }
    /// Has not been placed since it last changed.
    @inlinable package static var unplaced: BoxFlags { BoxFlags(rawValue: 1 << 7) }
    /// The layout direction in force here is right to left.
    @inlinable package static var rightToLeft: BoxFlags { BoxFlags(rawValue: 1 << 8) }
    /// The axis of a stack, of the stack around a spacer or divider, or of a guide; vertical when set.
    @inlinable package static var vertical: BoxFlags { BoxFlags(rawValue: 1 << 9) }
    /// A spacer or divider that stands in no stack, or a fixed size that fixes …
    @inlinable package static var noOrientation: BoxFlags { BoxFlags(rawValue: 1 << 10) }
    /// Something in the box, or the box itself, looks at where it stands (`Whereabouts`).
    @inlinable package static var looksAround: BoxFlags { BoxFlags(rawValue: 1 << 11) }
    /// A spacer's spacing survives frames around it (OpenSwiftUI `requiresSpacingProjection`).
    package static var projectsSpacing: BoxFlags { BoxFlags(rawValue: 1 << 13) }
    /// Something in a container is painted out of turn (`zIndex`).
    @inlinable package static var raised: BoxFlags { BoxFlags(rawValue: 1 << 14) }
    /// A stack that proposes nothing along its axis and takes all of what is proposed across it.
    @inlinable package static var fillsAcross: BoxFlags { BoxFlags(rawValue: 1 << 15) }

    /// What passes the box's narrow place is recorded.
    @inlinable package static var recorded: BoxFlags { BoxFlags(rawValue: 1 << 18) }
    /// Is looked at again whenever something in its root has changed (`placeAgainNextTime`).
    @inlinable package static var followsOthers: BoxFlags { BoxFlags(rawValue: 1 << 26) }

    /// The box is new, or somebody has said that it is not what it was (`noteChange`), since `forgetChange`.
    @inlinable package static var changed: BoxFlags { BoxFlags(rawValue: 1 << 27) }
    /// The same of a box in it, or what is in it was placed anew.
    @inlinable package static var changedWithin: BoxFlags { BoxFlags(rawValue: 1 << 28) }
    package static var changedOrWithin: BoxFlags { BoxFlags(rawValue: changed.rawValue | changedWithin.rawValue) }

    // Sets that the loops test are written as numbers: a literal of several options can become a call.

    static var forgotten: BoxFlags { BoxFlags(rawValue: stale.rawValue | unplaced.rawValue) }
    /// What `invalidate` marks.
    static var invalid: BoxFlags {
        BoxFlags(rawValue: stale.rawValue | unplaced.rawValue | changedWithin.rawValue)
    }
    /// What keeps a box from staying as it was placed.
    package static var unplacedOrFollowing: BoxFlags { BoxFlags(rawValue: unplaced.rawValue | followsOthers.rawValue) }
    /// What keeps a question off the short way.
    static var separableOrRecorded: BoxFlags { BoxFlags(rawValue: separable.rawValue | recorded.rawValue) }
    /// What keeps the places of a box's children off the short way.
    static var placesOtherwise: BoxFlags {
        BoxFlags(rawValue: rightToLeft.rawValue | recorded.rawValue | looksAround.rawValue)
    }

    /// How many separable boxes with one child are in a row up to this one, in five bits (`LayoutTree.remembering`).
    static var chain: BoxFlags { BoxFlags(rawValue: 31 << 19) }
    static var chainUnit: UInt32 { 1 << 19 }
    /// Content is scrolled along the axis under views at the edges around.
    static var scrolls: BoxFlags { BoxFlags(rawValue: 3 << 24) }
    @inline(__always)
    package static func scrolls(_ axis: Axis) -> BoxFlags {
        BoxFlags(rawValue: axis == .horizontal ? 1 << 24 : 1 << 25)
    }

    // One bit that means something else to each rule.

    /// `stack`: the children stand at a given distance instead of the preferred ones.
    @inlinable package static var uniformSpacing: BoxFlags { BoxFlags(rawValue: 1 << 12) }
    /// `layers`: the later children are painted first.
    @inlinable package static var behind: BoxFlags { BoxFlags(rawValue: 1 << 12) }
    /// `ratio`: the proposal is covered instead of fitted into.
    @inlinable package static var covers: BoxFlags { BoxFlags(rawValue: 1 << 12) }
    /// `insets`: the insets are a safe area, into which views may extend. `frame`: what the safe area of a screen
    /// leaves.
    @inlinable package static var safeArea: BoxFlags { BoxFlags(rawValue: 1 << 12) }
    /// `forward`: among `pages`, the box has no place.
    @inlinable package static var isTurned: BoxFlags { BoxFlags(rawValue: 1 << 12) }
    /// `safeAreaInset`: the second child stands at the far edge of the axis.
    @inlinable package static var farEdge: BoxFlags { BoxFlags(rawValue: 1 << 12) }

    /// What containers take over from any of their children.
    static var inherited: BoxFlags { BoxFlags(rawValue: guides.rawValue | raised.rawValue) }
    static var guides: BoxFlags {
        BoxFlags(
            rawValue: guidesHorizontal.rawValue | guidesVertical.rawValue | guidesBaseline.rawValue)
    }
    /// What `resolve` computes anew.
    package static var traits: BoxFlags {
        BoxFlags(
            rawValue: separable.rawValue | rigid.rawValue | elastic.rawValue | guides.rawValue
                | projectsSpacing.rawValue
                | raised.rawValue | chain.rawValue | scrolls.rawValue)
    }
    static var rigid: BoxFlags { BoxFlags(rawValue: rigidWidth.rawValue | rigidHeight.rawValue) }
    static var elastic: BoxFlags { BoxFlags(rawValue: elasticWidth.rawValue | elasticHeight.rawValue) }

    @inline(__always)
    static func rigid(_ axis: Axis) -> BoxFlags { axis == .horizontal ? .rigidWidth : .rigidHeight }
    @inline(__always)
    static func elastic(_ axis: Axis) -> BoxFlags { axis == .horizontal ? .elasticWidth : .elasticHeight }

    /// The axes on which the answer is rigid or elastic, as the flags of rigid ones.
    @inline(__always)
    var predictable: BoxFlags { BoxFlags(rawValue: (rawValue | rawValue >> 14) & BoxFlags.rigid.rawValue) }
}

/// One record of the layout tree: plain data, no references to count. Lengths in points.
@usableFromInline package struct Box: BitwiseCopyable {
    package var parent: BoxID = .none
    package var firstChild: BoxID = .none
    package var nextSibling: BoxID = .none
    /// The next child of the parent in the order of offers.
    var nextInOrder: BoxID = .none

    package var rule: LayoutRule
    /// What answers questions without a look at the rule.
    var shortcut: Shortcut
    /// The number of the priority (`LayoutTree.priorities`).
    package var priority: UInt16 = 0
    package var flags = BoxFlags(
        rawValue: BoxFlags.stale.rawValue | BoxFlags.unplaced.rawValue | BoxFlags.changed.rawValue)
    package var horizontal = AlignmentKey.horizontalCenter
    package var vertical = AlignmentKey.verticalCenter

    /// Index of what is remembered: of a stack its `Memo`, of any other box its answers to whole
    /// proposals.
    var memo: Int32 = .none
    package var role: Unmanaged<BoxRole>?
    /// Index of the spacing preferences, `none` for an ordinary view's, `unresolved` until somebody asks.
    var spacing: Int32 = Box.unresolved
    static let unresolved: Int32 = -2
    /// Index of what the record has no room for: the limits of a flexible frame, the third and fourth number of a rule.
    var further: Int32 = .none

    /// The numbers of the rule. `BoxNumbers.swift` has their names.
    @usableFromInline package var numbers = Lengths.unspecified

    // Up to here is what questions need, in one line of the cache; the rest is for placing.

    /// What the parent offered this child along its axis. While it orders its children: how much they can stretch.
    var share = Double.unspecified
    /// What the child answered. While the parent orders its children: their length for a proposal of 0.
    var length = 0.0

    /// Where the box stands in its parent, and the size it was placed with.
    package var x = 0.0
    package var y = 0.0
    package var size = Lengths.zero
    /// The proposal it was placed with.
    package var proposal = Lengths.unspecified

    package init(rule: LayoutRule) {
        self.rule = rule
        shortcut = Shortcut(rule)
    }

    package enum Shortcut: UInt8, BitwiseCopyable {
        /// Takes what is proposed.
        case fill
        /// Always of one size.
        case rigid
        /// Ask the rule. So it is with every box that is recorded.
        case none

        init(_ rule: LayoutRule) { self = rule == .fill || rule == .reader ? .fill : rule == .rigid ? .rigid : .none }
    }

    /// The parent of spare boxes.
    static let freed: BoxID = -3
    package var isFree: Bool { parent == Box.freed }

    @inline(__always) var axis: Axis { flags.contains(.vertical) ? .vertical : .horizontal }
    @inline(__always) func key(_ axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal : vertical }
    @inline(__always) func isRigid(_ axis: Axis) -> Bool { flags.contains(.rigid(axis)) }
    @inline(__always) func isElastic(_ axis: Axis) -> Bool { flags.contains(.elastic(axis)) }

    /// Other names for the notes while children are ordered.
    @inline(__always) var flexibility: Double {
        get { share }
        set { share = newValue }
    }
    @inline(__always) var minimum: Double {
        get { length }
        set { length = newValue }
    }
}
