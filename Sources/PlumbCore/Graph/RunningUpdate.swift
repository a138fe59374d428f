import PlumbLayout

/// The update that runs, and what it leaves to the next one.
struct RunningUpdate {
    /// The transaction of the update, and the update's number.
    var transaction = Transaction()
    var number = 0
    /// Something may be animated.
    var isAnimating = false
    /// Places at which a modifier changes transactions.
    var transactionScopeCount = 0
    /// The root's value is another, and has not been laid out.
    var isRootNew = false
    /// Nodes that are to be evaluated in this round of the update pass, and have not been yet.
    var waiting: Set<NodeID> = []
    /// Those that a changed environment has added since the round began.
    var marked: [NodeID] = []
    /// Walks under way, one in the other.
    var walks = 0
    /// Nodes that were on their way out and have come back, until the walk meets them.
    var revived: Set<NodeID> = []
    /// Names of nodes that are about to go, for those that come back.
    var leavingNames: [NodeID: AnyHashable] = [:]
    /// Lists of which parts have come, gone or changed, and whose members want to know where they stand.
    var changedLists: [PartialList] = []
    /// Boxes have come or gone since the page was drawn.
    var hasOtherBoxes = true
    /// Bodies evaluated and nodes made since the graph was, for tests.
    var bodyCount = 0
    var madeCount = 0
    /// Why the views could not be built, if they could not.
    var failure: String?
    private var lastStamp = 0

    /// Has a node evaluated.
    mutating func mark(_ id: NodeID) { if waiting.insert(id).inserted { marked.append(id) } }

    /// Ends the picture: what was built is not worth laying out.
    mutating func fail(_ message: String) { if failure == nil { failure = message } }

    /// A number that was never given before.
    mutating func makeStamp() -> Int {
        lastStamp += 1
        return lastStamp
    }
}
