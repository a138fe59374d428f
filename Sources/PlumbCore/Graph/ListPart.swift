import PlumbLayout

/// Part of a list whose members are made one by one, when they are needed: one view, or one for each element of a
/// collection.
///
/// The parts are there as long as the list is; what is made of them is for the layout to say.
@MainActor
class ListPart: NodeObject {
    unowned let graph: ViewGraph
    unowned let list: PartialList
    private let kept: RecordRef
    var node: NodeID { graph.nodes.id(kept) }

    init(_ builder: GraphBuilder, in list: PartialList) {
        graph = builder.graph
        kept = builder.graph.nodes.ref(builder.node)
        self.list = list
        super.init()
        list.setChanged()
    }

    /// The members, made or not; for a part that is made of parts itself, those that are not there yet, as a guess.
    var count: Int { 0 }
    /// Makes these members; of the part's others, none is there afterwards.
    func make(_ range: Range<Int>) {}
    private(set) var made = 0..<0
    func setMade(_ range: Range<Int>) { (made, list.changeCount) = (range, list.changeCount + 1) }

    /// The nodes of members that are asleep: they stand in no list.
    var sleepingNodes: [NodeID] { [] }
    /// Lets a member go that is asleep.
    func forget(_ sleeping: NodeID) {}

    /// The box of a member that is made.
    func box(of index: Int) -> BoxID { .none }
    /// The member with an id, if the part knows of one without making it.
    func index(of id: AnyHashable) -> Int? { nil }
    /// The id of a member, as far as it is known without making it.
    func id(of index: Int) -> AnyHashable? { nil }

    /// The number of the part's segment in the list when that was last looked at.
    var segment = -1
    /// Which member a node is that stands right below the part's.
    func index(ofItem item: NodeID) -> Int? { nil }
    /// Which element of a collection a node is of that stands right below the part's; nil for a part of one view.
    func elementIndex(ofItem item: NodeID) -> Int? { nil }
    /// How many elements the part has; 0 for one that is made of no collection.
    var elementCount: Int { 0 }
    /// What a list can do to such elements by itself.
    var edits: DynamicEdits? { nil }
    /// The id of such an element.
    func id(ofElement index: Int) -> AnyHashable? { nil }

    /// Whether the part's members are parts themselves, which have to be there before anyone can count them.
    var isDivided: Bool { false }
    /// The members of the parts that it is divided into.
    var listed = 0
    /// How many members an element has that is divided, on average; at least one.
    var membersPerElement: Double { 1 }
    /// Divides so many more of the elements that the part is made of.
    func divide(_ count: Int) {}
    /// The node of an element that is divided already.
    func elementNode(at index: Int) -> NodeID? { nil }
    /// The node of the element with an id, divided if it was not.
    func elementNode(of id: AnyHashable) -> NodeID? { nil }

    /// What is seen on its way out is no member any more.
    override func willLeave(_ node: NodeID, in graph: ViewGraph) { list.setChanged() }
    override func comesBack(_ node: NodeID, in graph: ViewGraph) { list.setChanged() }

    override func willRemove() {
        list.sleeping.remove(of: self)
        list.setChanged()
    }
}
