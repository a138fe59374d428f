/// A leaf that is always `a` × `b`: a symbol, a picture.
extension LayoutTree {
    @inline(__always)
    func rigidLength(_ id: BoxID, _ axis: Axis) -> Double { axis == .horizontal ? self[id].a : self[id].b }

    func rigidTraits(_ id: BoxID) -> BoxFlags {
        let rigid: BoxFlags = [.separable, .rigid]
        return role(of: id)?.hasBaseline == true ? rigid.union(.guidesBaseline) : rigid
    }
}
