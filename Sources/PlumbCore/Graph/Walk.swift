import PlumbLayout

/// Where a walk stands among nodes and boxes. Plain data: entering a node copies it, leaving the node writes it back.
struct WalkPosition: BitwiseCopyable {
    /// The node whose children are being walked, and where the walk is among them.
    var node = NodeID.root
    var cursor = NodeID.none
    var previous = NodeID.none
    /// The box that encloses what is made here, and the last box put in it by this walk.
    var parentBox = BoxID.none
    var lastBox = BoxID.none
    /// The number of the list whose members are being listed, in the builder's lists; `none` for most.
    var list = Int32.none
    /// The axis of the stack that gaps and rules made here stand in.
    var orientation: UInt8 = 0
    /// The enclosing box is new: its children can simply be appended.
    var isFresh = true
    /// The enclosing box has gained or lost children.
    var needsRelink = false
    /// Views are looked at again though their values are the same: they may have missed something. Ends with the node
    /// where it began.
    var looksAtAll = false
    /// The walk stands in something that is new.
    var isInsideNew = false
    /// The walk stands in a container of exactly one view, which has no node, and which came with what is new around
    /// it.
    var isInLoneContainer = false
}

/// All that a walk writes down for every node. It stands in memory of its own, so that a look at it is one load, and no
/// check of exclusive access: nothing that runs while it is read or written looks at it.
struct Walk: BitwiseCopyable {
    var place = WalkPosition()
    /// The environment in force, and its direction, looked up once an environment.
    var environment: Int32 = 0
    var isRightToLeft = false
    /// Nested bodies; a view that contains itself is noticed by it.
    var depth = 0
}

/// What the walk has written down, by name.
extension GraphBuilder {
    var orientation: UInt8 {
        @inline(__always) get { walk.pointee.place.orientation }
        @inline(__always) set { walk.pointee.place.orientation = newValue }
    }
    var isFresh: Bool {
        @inline(__always) get { walk.pointee.place.isFresh }
        @inline(__always) set { walk.pointee.place.isFresh = newValue }
    }
    var needsRelink: Bool {
        @inline(__always) get { walk.pointee.place.needsRelink }
        @inline(__always) set { walk.pointee.place.needsRelink = newValue }
    }
    var looksAtAll: Bool {
        @inline(__always) get { walk.pointee.place.looksAtAll }
        @inline(__always) set { walk.pointee.place.looksAtAll = newValue }
    }
    var isInsideNew: Bool {
        @inline(__always) get { walk.pointee.place.isInsideNew }
        @inline(__always) set { walk.pointee.place.isInsideNew = newValue }
    }
    var isInLoneContainer: Bool {
        @inline(__always) get { walk.pointee.place.isInLoneContainer }
        @inline(__always) set { walk.pointee.place.isInLoneContainer = newValue }
    }
    var parentBox: BoxID {
        @inline(__always) get { walk.pointee.place.parentBox }
        @inline(__always) set { walk.pointee.place.parentBox = newValue }
    }
    var lastBox: BoxID {
        @inline(__always) get { walk.pointee.place.lastBox }
        @inline(__always) set { walk.pointee.place.lastBox = newValue }
    }
    var cursor: NodeID {
        @inline(__always) get { walk.pointee.place.cursor }
        @inline(__always) set { walk.pointee.place.cursor = newValue }
    }
    var previous: NodeID {
        @inline(__always) get { walk.pointee.place.previous }
        @inline(__always) set { walk.pointee.place.previous = newValue }
    }
    var node: NodeID {
        @inline(__always) get { walk.pointee.place.node }
        @inline(__always) set { walk.pointee.place.node = newValue }
    }
    var environment: Int32 {
        @inline(__always) get { walk.pointee.environment }
        @inline(__always) set { walk.pointee.environment = newValue }
    }
    var isRightToLeft: Bool {
        @inline(__always) get { walk.pointee.isRightToLeft }
        @inline(__always) set { walk.pointee.isRightToLeft = newValue }
    }
    var depth: Int {
        @inline(__always) get { walk.pointee.depth }
        @inline(__always) set { walk.pointee.depth = newValue }
    }
    /// The list whose members are being listed instead of made, while the walk stands among them.
    var list: ListScope? {
        get { walk.pointee.place.list < 0 ? nil : lists[Int(walk.pointee.place.list)] }
        set {
            guard let newValue else { return walk.pointee.place.list = .none }
            walk.pointee.place.list = Int32(lists.count)
            lists.append(newValue)
        }
    }
    @inline(__always) var isListing: Bool { walk.pointee.place.list >= 0 }
}
