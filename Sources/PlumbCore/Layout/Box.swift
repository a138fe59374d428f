/// The number of a box in its tree; boxes never move.
typealias BoxID = Int32

extension BoxID {
    static let none: BoxID = -1
}

/// What a box does with a proposal. These are algorithms, not views: many views and modifiers share one.
enum LayoutRule: UInt8 {
    /// Takes what is proposed, 10 where nothing is.
    case fill
    /// Always `a` × `b`.
    case rigid
    /// Asks its role, every time: cheap leaves that couple both axes (a circle).
    case coupled
    /// Asks its role and remembers the answers: wrapping text.
    case measured
    /// Takes what is left along the stack's axis, at least `a`.
    case gap
    /// A line of thickness `a` across the stack's axis.
    case rule
    /// One child in a frame of given lengths.
    case frame
    /// One child in a frame with limits (`FlexibleFrame`).
    case flexibleFrame
    /// One child within insets.
    case insets
    /// Several children in line along an axis.
    case line
    /// Several children upon each other.
    case depth
    /// A primary child and others that follow its size.
    case layers
    /// One child at its ideal length on some axes.
    case fix
    /// One child whose proposal is brought to a ratio.
    case ratio
    /// One child whose centre is put at a point.
    case position
    /// One child, passed on unchanged.
    case forward
    /// One child with a guide of its own.
    case guide
    /// Several children of which the first that fits is shown.
    case choice
    /// One child that may be longer than the box along some axes.
    case viewport
    /// One child, and a second one at an edge that takes its room from the first.
    case beside
    /// One child that extends into the safe area around it.
    case expand
    /// Fills, and puts children at its top leading corner that are made for its size.
    case reader
    /// A `Layout`.
    case custom
}

/// What is known of a box, and what is to be done with it.
struct BoxFlags: OptionSet {
    let rawValue: UInt16
    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Something below has changed: traits and remembered answers are void.
    static let stale = BoxFlags(rawValue: 1 << 0)
    /// The answer on each axis depends on the proposal for that axis alone.
    static let separable = BoxFlags(rawValue: 1 << 1)
    /// The answer on the axis is the same for every proposal.
    static let rigidWidth = BoxFlags(rawValue: 1 << 2)
    static let rigidHeight = BoxFlags(rawValue: 1 << 3)
    /// Some horizontal, vertical, or baseline guide may be explicit here.
    static let guidesHorizontal = BoxFlags(rawValue: 1 << 4)
    static let guidesVertical = BoxFlags(rawValue: 1 << 5)
    static let guidesBaseline = BoxFlags(rawValue: 1 << 6)
    /// Has not been placed since it last changed.
    static let unplaced = BoxFlags(rawValue: 1 << 7)
    /// The layout direction in force here is right to left.
    static let rightToLeft = BoxFlags(rawValue: 1 << 8)
    /// The axis of a line, of the stack around a gap or rule, or of a guide; vertical when set.
    static let vertical = BoxFlags(rawValue: 1 << 9)
    /// A gap or rule that stands in no stack, or a fix that fixes …
    static let noOrientation = BoxFlags(rawValue: 1 << 10)
    /// A gap's spacing survives frames around it (OpenSwiftUI `requiresSpacingProjection`).
    static let projectsSpacing = BoxFlags(rawValue: 1 << 13)
    /// Something in a container is painted out of turn (`zIndex`).
    static let raised = BoxFlags(rawValue: 1 << 14)
    /// A line that proposes nothing along its axis and takes all of what is proposed across it.
    static let fillsAcross = BoxFlags(rawValue: 1 << 15)

    // One bit that means something else to each rule.

    /// `line`: the children stand at a given distance (`a`) instead of the preferred ones.
    static let uniformSpacing = BoxFlags(rawValue: 1 << 12)
    /// `layers`: the later children are painted first.
    static let behind = uniformSpacing
    /// `ratio`: the proposal is covered instead of fitted into.
    static let covers = uniformSpacing
    /// `insets`: the insets are a safe area, into which views may extend.
    static let safeArea = uniformSpacing
    /// `beside`: the second child stands at the far edge of the axis.
    static let farEdge = uniformSpacing

    /// What containers take over from any of their children.
    static let inherited: BoxFlags = [.guides, .raised]
    static let guides: BoxFlags = [.guidesHorizontal, .guidesVertical, .guidesBaseline]
    /// What `resolve` computes anew.
    static let traits: BoxFlags = [
        .separable, .rigidWidth, .rigidHeight, .guides, .projectsSpacing, .raised,
    ]

    @inline(__always)
    static func rigid(_ axis: Axis) -> BoxFlags { axis == .horizontal ? .rigidWidth : .rigidHeight }
}

/// One record of the layout tree: plain data, no references to count. Lengths in points.
struct Box {
    var parent: BoxID = .none
    var firstChild: BoxID = .none
    var nextSibling: BoxID = .none
    /// The next child of the parent in the order of offers.
    var nextInOrder: BoxID = .none

    var rule: LayoutRule
    var flags: BoxFlags = [.stale, .unplaced]
    /// The number of the priority (`LayoutTree.priorities`).
    var priority: UInt16 = 0
    var horizontal = AlignmentKey.horizontalCenter
    var vertical = AlignmentKey.verticalCenter

    /// Index of the remembered answers of each axis, for boxes that have several children.
    var memo: Int32 = .none
    /// Index of the remembered answers to whole proposals, for boxes that are not separable.
    var answers: Int32 = .none
    /// Index of the spacing preferences, `none` for an ordinary view's, `unresolved` until somebody asks.
    var spacing: Int32 = Box.unresolved
    static let unresolved: Int32 = -2
    /// Index of further parameters: the limits of a flexible frame, the second pair of four numbers.
    var side: Int32 = .none
    /// Number of the environment in force, for whoever draws.
    var environment: Int32 = 0

    /// The parameters of the rule.
    var a = Double.unspecified
    var b = Double.unspecified

    // What the parent notes down about this child while it distributes space.

    /// The gap before this child.
    var gap = 0.0
    /// What the child was offered along the parent's axis. While the parent orders its children: how much they can stretch.
    var share = Double.unspecified
    /// What it answered. While the parent orders its children: their length for a proposal of 0.
    var length = 0.0

    /// Where the box stands in its parent, and the size it was placed with.
    var x = 0.0
    var y = 0.0
    var size = Lengths.zero
    /// The proposal it was placed with.
    var proposal = Lengths.unspecified

    var role: Unmanaged<BoxRole>?

    init(rule: LayoutRule) { self.rule = rule }

    /// The parent of spare boxes.
    static let freed: BoxID = -3
    var isFree: Bool { parent == Box.freed }

    @inline(__always) var axis: Axis { flags.contains(.vertical) ? .vertical : .horizontal }
    @inline(__always) func key(_ axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal : vertical }
    @inline(__always) func isRigid(_ axis: Axis) -> Bool { flags.contains(.rigid(axis)) }

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

/// The answers of a box with several children, by axis.
struct AxisMemo {
    /// For 0, for ∞, for nil; NaN is "not asked yet".
    var minimum = Double.nan
    var maximum = Double.nan
    var ideal = Double.nan
    /// The last other proposal and its answer.
    var recentProposal = Double.nan
    var recent = Double.nan

    @inline(__always)
    mutating func forget() {
        minimum = .nan
        maximum = .nan
        ideal = .nan
        recentProposal = .nan
    }

    @inline(__always)
    func answer(to proposal: Double) -> Double {
        if proposal.isNaN { return ideal }
        if proposal == recentProposal { return recent }
        if proposal == 0 { return minimum }
        return proposal == .infinity ? maximum : .nan
    }

    @inline(__always)
    mutating func remember(_ answer: Double, for proposal: Double) {
        if proposal.isNaN {
            ideal = answer
        } else if proposal == 0 {
            minimum = answer
        } else if proposal == .infinity {
            maximum = answer
        } else {
            recentProposal = proposal
            recent = answer
        }
    }
}

/// The remembered answers of one box with several children.
struct Memo {
    var width = AxisMemo()
    var height = AxisMemo()
    /// The proposal for which the children's shares and lengths are noted down; `isDistributed` says whether any are.
    var distributed = Lengths.unspecified
    var isDistributed = false
    /// The line's length for it, and the sum of the gaps.
    var distributedLength = 0.0
    var gaps = 0.0
    var childCount: Int32 = 0
    /// The first child in the order of offers, and whether the order holds for `orderedAcross`.
    var firstInOrder: BoxID = .none
    var isOrdered = false
    var hasPriorities = false
    var orderedAcross = Double.unspecified

    mutating func forget() {
        width.forget()
        height.forget()
        isDistributed = false
        isOrdered = false
    }

    @inline(__always)
    func answer(_ axis: Axis, to proposal: Double) -> Double {
        axis == .horizontal ? width.answer(to: proposal) : height.answer(to: proposal)
    }

    @inline(__always)
    mutating func remember(_ answer: Double, _ axis: Axis, for proposal: Double) {
        if axis == .horizontal {
            width.remember(answer, for: proposal)
        } else {
            height.remember(answer, for: proposal)
        }
    }
}

/// The remembered answers of a box whose axes depend on each other: the last sixteen proposals.
///
/// With four, nested stacks around such a box take quadratic time in their depth; with sixteen, linear.
struct Answers {
    static let capacity = 16
    typealias Entry = (proposal: Lengths, size: Lengths)
    private var entries: InlineArray<16, Entry> = .init(repeating: (.unspecified, .zero))
    private var count: UInt8 = 0
    private var next: UInt8 = 0

    mutating func forget() {
        count = 0
        next = 0
    }

    func answer(to proposal: Lengths) -> Lengths? {
        for index in 0..<Int(count) where entries[index].proposal.isIdentical(to: proposal) {
            return entries[index].size
        }
        return nil
    }

    mutating func remember(_ size: Lengths, for proposal: Lengths) {
        entries[Int(next)] = (proposal, size)
        next = (next + 1) % UInt8(Answers.capacity)
        count = min(count + 1, UInt8(Answers.capacity))
    }
}
