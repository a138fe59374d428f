/// A node's object that knows ids of its child nodes, in order.
@MainActor
protocol ElementList {
    func position(of id: AnyHashable) -> Int?
    func elementID(at position: Int) -> AnyHashable?
}
