import Foundation
import PlumbLayout

/// Whether content of a given ratio lies within a proposal or covers it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// Within: the largest size of the ratio that both lengths allow. Covering: the smallest that leaves neither
    /// uncovered.
    case fit, fill
}

/// Proposes the view a size of a given ratio, and is as large as its answer. The rule: `RatioAlgorithm`.
package struct AspectRatioModifier: MemberModifier {
    let ratio: CGSize?
    let contentMode: ContentMode

    @MainActor public static func makeNodes<C: View>(
        of modifier: AspectRatioModifier, content: C, in builder: GraphBuilder
    ) {
        if let ratio = modifier.ratio, !(ratio.width / ratio.height > 0 && (ratio.width / ratio.height).isFinite) {
            builder.graph.report(
                "aspectRatio was given \(ratio.width) to \(ratio.height), which is no ratio; it changes nothing")
        }
        builder.addWrapper(
            AspectRatioModifier.self,
            .ratio(
                Lengths(
                    (modifier.ratio?.width).engineLength.canonical, (modifier.ratio?.height).engineLength.canonical),
                covers: modifier.contentMode == .fill),
            content: content)
    }
}

extension View {
    /// - Parameter aspectRatio: width ÷ height; nil for the ratio of the view's ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(
            AspectRatioModifier(ratio: aspectRatio.map { CGSize(width: $0, height: 1) }, contentMode: contentMode))
    }

    /// The ratio of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
    }

    /// The ratio of the view's ideal size, within the proposal.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// The ratio of the view's ideal size, covering the proposal.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
