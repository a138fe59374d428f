import Foundation

@testable import PlumbCore

/// What a view was asked, in order.
@MainActor
final class ProposalLog {
    nonisolated(unsafe) private(set) var asked: [ProposedViewSize] = []
    nonisolated(unsafe) private(set) var placed: [ProposedViewSize] = []

    nonisolated func ask(_ proposal: ProposedViewSize) { asked.append(proposal) }
    nonisolated func place(_ proposal: ProposedViewSize) { placed.append(proposal) }
    func clear() {
        asked = []
        placed = []
    }
}

/// A leaf that notes down its proposals and answers by a function.
struct ProbeLayout: Layout {
    let log: ProposalLog
    var answer: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        log.ask(proposal)
        return answer(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        log.place(proposal)
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { nil }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { nil }
}

/// A leaf that takes what it is proposed.
@MainActor
func probe(_ log: ProposalLog) -> some View {
    let layout = ProbeLayout(log: log)
    return layout { EmptyView() }
}

/// A leaf of a given size, whatever it is proposed.
@MainActor
func rigidProbe(_ log: ProposalLog, _ width: CGFloat, _ height: CGFloat) -> some View {
    let layout = ProbeLayout(log: log, answer: { _ in CGSize(width: width, height: height) })
    return layout { EmptyView() }
}
