/// A leaf that is always of one size: a symbol, a picture.
extension LayoutTree {
    @inline(__always)
    func rigidLength(_ id: BoxID, _ axis: Axis) -> Double { self[id].given[axis] }

    func rigidTraits(_ id: BoxID) -> BoxFlags {
        let rigid: BoxFlags = [.separable, .rigid]
        return role(of: id)?.hasBaseline == true ? rigid.union(.guidesBaseline) : rigid
    }
}
