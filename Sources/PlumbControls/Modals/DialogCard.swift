import Foundation
import PlumbCore
import PlumbPlatform

/// The rows of a dialog.
struct DialogCard<Actions: View, Message: View>: View {
    private let content: DialogContent<Actions, Message>
    private let showsTitle: Bool
    /// Whether it stands at a view, where a finger beside it cancels.
    private let isBubble: Bool
    private let model: DialogModel
    @Environment(\.platform) private var platform

    init(content: DialogContent<Actions, Message>, model: DialogModel, showsTitle: Bool, isBubble: Bool) {
        self.content = content
        self.showsTitle = showsTitle
        self.isBubble = isBubble
        self.model = model
    }

    var body: some View {
        let metrics = platform.metrics
        DialogStack(gap: metrics.dialogGap) {
            DialogParts(least: metrics.alertLeastButtons * metrics.dialogRowHeight) {
                if hasHeader { ScrollView { header } }
                ScrollView {
                    DialogRows(metrics: metrics, hasHeader: hasHeader) {
                        content.actions.buttonStyle(DialogButtonStyle(look: .row(hasHeader: hasHeader)))
                    }
                }
            }
            .scrollBounceBehavior(.basedOnSize)
            .background { panel }
            .clipShape(shape)
            .background { if isBubble { shape.fill(ground).shadow(platform.shadows.menu) } }
            if !isBubble { DialogCancels(model: model) }
        }
    }

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: platform.metrics.dialogRadius, style: .continuous)
    }

    /// Of a bubble.
    private var ground: Color { Color(system: .tertiaryBackground) }

    @ViewBuilder private var panel: some View {
        if isBubble, platform.metrics.dialogBubbles > 0 {
            Rectangle().fill(Material.alert)
        } else if isBubble {
            ground
        } else {
            Rectangle().fill(.regularMaterial)
        }
    }

    private var hasHeader: Bool { showsTitle || Message.self != EmptyView.self }

    private var header: some View {
        let metrics = platform.metrics
        return VStack(spacing: metrics.dialogTextGap) {
            if showsTitle { content.title.fontWeight(.semibold).accessibilityAddTraits(.isHeader) }
            content.message
        }
        .font(.footnote)
        .foregroundStyle(Color.secondary)
        .multilineTextAlignment(.center)
        .padding(.horizontal, metrics.alertPaddingX)
        .padding(.top, metrics.dialogHeaderPadding)
        .padding(
            .bottom,
            showsTitle && Message.self != EmptyView.self ? metrics.dialogHeaderBottom : metrics.dialogHeaderPadding
        )
        .frame(maxWidth: .infinity)
    }
}

/// The buttons of a dialog that cancel: those of the app, each on a card of its own, or one that is there without them.
private struct DialogCancels: View {
    private let traits: Traits
    @Environment(\.platform) private var platform

    init(model: DialogModel) { traits = Traits(model.actions) }

    var body: some View {
        let own = traits.all(DialogAction.Key.self).filter { $0.role == .cancel && !$0.isAdded }.map(\.token)
        VStack(spacing: platform.metrics.dialogGap) {
            if own.isEmpty {
                Button("Cancel", role: .cancel) {}.modifier(Look())
            } else {
                ForEach(own, id: \.id) { token in
                    Button(role: .cancel, action: { token.trigger() }, label: { token.label })
                        .disabled(!token.isEnabled)
                        .modifier(Look())
                }
            }
        }
    }

    private struct Look: ViewModifier {
        @Environment(\.platform) private var platform

        func body(content: Content) -> some View {
            content
                .buttonStyle(DialogButtonStyle(look: .row(hasHeader: false), isAdded: true))
                .background {
                    RoundedRectangle(cornerRadius: platform.metrics.dialogRadius, style: .continuous)
                        .fill(Color(system: .dialogCancel))
                }
        }
    }
}

/// What a dialog shows first, and below it what cancels. The first gets the height that the other leaves.
private struct DialogStack: Layout {
    let gap: CGFloat

    /// The heights of the first, and of all.
    private func heights(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (CGFloat, CGFloat) {
        let ideal = ProposedViewSize(width: proposal.width, height: nil)
        let own = subviews.map { $0.sizeThatFits(ideal).height }
        let rest = own.dropFirst().reduce(0) { $0 + gap + $1 }
        let first = min(own.first ?? 0, max(0, (proposal.height ?? .infinity) - rest))
        return (first, first == 0 ? rest - gap : first + rest)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: max(0, heights(proposal, subviews).1))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let first = heights(ProposedViewSize(bounds.size), subviews).0
        var y = bounds.minY
        for (index, subview) in subviews.enumerated() {
            let own = ProposedViewSize(width: bounds.width, height: index == 0 ? first : nil)
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: own)
            y += index > 0 ? subview.sizeThatFits(own).height + gap : first == 0 ? 0 : first + gap
        }
    }
}

/// The buttons of a dialog, one below the other. What is none has no room.
private struct DialogRows: Layout {
    let metrics: Platform.Metrics
    /// Whether words stand above, which bring their distance along.
    let hasHeader: Bool

    /// Between the buttons and the edges, and between two of them.
    private var inset: CGFloat { metrics.alertButtonInset }
    private var top: CGFloat { hasHeader ? 0 : inset }
    private var gap: CGFloat { metrics.alertButtonGap }

    private func height(of subview: LayoutSubview, _ width: CGFloat?) -> CGFloat {
        guard case .button = subview[DialogPart.self] else { return 0 }
        return subview.sizeThatFits(ProposedViewSize(width: width.map { $0 - 2 * inset }, height: nil)).height
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let heights = subviews.map { height(of: $0, proposal.width) }.filter { $0 > 0 }
        let gaps = gap * CGFloat(max(0, heights.count - 1))
        return CGSize(width: proposal.width ?? 0, height: heights.reduce(0, +) + gaps + top + inset)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY + top
        for subview in subviews {
            let height = height(of: subview, bounds.width)
            subview.place(
                at: CGPoint(x: height > 0 ? bounds.minX + inset : bounds.maxX, y: y),
                proposal: height > 0 ? ProposedViewSize(width: bounds.width - 2 * inset, height: height) : .zero)
            y += height > 0 ? height + gap : 0
        }
    }
}
