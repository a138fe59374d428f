import Foundation
import PlumbCore

extension LengthReasons {
    mutating func insets() {
        guard let insets = own.insets, let child else { return }
        inner(child)
        let (near, far) = insets.ends(axis)
        if near + far == 0 {
            return tell(2, "There is no padding on this axis: it is as \(long) as its view.")
        }
        tell(
            2, "\(n(layout.length(child, axis))) of \(the(child, axis)), and padding of \(n(near)) and \(n(far)).",
            ("padding", near + far))
    }
}

extension ProposalReasons {
    mutating func insets() {
        guard let insets = own.insets, let proposal, let outer = layout.proposal(parent, axis) else { return pass() }
        let (near, far) = insets.ends(axis)
        if near + far == 0 { return pass() }
        let kind = layout.kind(parent) == .screen ? "The safe area" : "The padding"
        let verb = near + far > 0 ? "leaves" : "makes"
        tell(1, "\(kind) \(verb) \(n(proposal)) of \(n(outer)).", ("proposal", proposal))
    }
}

extension PlaceReasons {
    func insets() -> Reasons.Sentence? {
        guard let insets = own.insets else { return nil }
        if layout.kind(parent) == .screen {
            return sentence(1, on: .safeArea, "Within what the safe area leaves, \(n(insets.top)) below the top.")
        }
        return sentence(
            3, on: .padding,
            "\(n(insets.leading)) from the left and \(n(insets.top)) from the top of the padding around it.")
    }
}

extension EdgeInsets {
    /// What is taken at both ends of an axis.
    fileprivate func ends(_ axis: Axis) -> (near: CGFloat, far: CGFloat) {
        axis == .horizontal ? (leading, trailing) : (top, bottom)
    }
}
