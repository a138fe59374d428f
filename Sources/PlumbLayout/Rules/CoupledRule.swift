/// A leaf that asks its role every time: a cheap one that couples both axes, such as a circle.
extension LayoutTree {
    func coupledAnswer(_ id: BoxID, _ proposal: Lengths) -> Lengths { role(of: id)?.measure(proposal) ?? .zero }
}
