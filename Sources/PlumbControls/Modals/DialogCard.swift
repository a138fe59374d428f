import Foundation
import PlumbCore
import PlumbPlatform

/// The rows of a dialog.
struct DialogCard<Actions: View, Message: View>: View {
    private let content: DialogContent<Actions, Message>
    private let showsTitle: Bool
    /// Whether it stands at a view, where a finger beside it cancels.
    private let isBubble: Bool
    private let traits: Traits
    @Environment(\.platform) private var platform
    @Environment(\.pixelLength) private var pixel

    init(content: DialogContent<Actions, Message>, model: DialogModel, showsTitle: Bool, isBubble: Bool) {
        self.content = content
        self.showsTitle = showsTitle
        self.isBubble = isBubble
        traits = Traits(model.actions)
    }

    var body: some View {
        let metrics = platform.metrics
        let shape = RoundedRectangle(cornerRadius: metrics.dialogRadius, style: .continuous)
        let own = traits.all(DialogAction.Key.self).filter { !$0.isAdded }
        let look = DialogButtonLook.row(hasHeader: hasHeader, isBubble: isBubble)
        DialogLayout(metrics: metrics, pixel: pixel) {
            panel(shape).layoutValue(key: DialogPart.self, value: .panel)
            if !isBubble {
                Color(system: .dialogCancel).clipShape(shape)
                    .layoutValue(key: DialogPart.self, value: .cancelPanel)
            }
            if hasHeader { header.layoutValue(key: DialogPart.self, value: .header) }
            content.actions.buttonStyle(DialogButtonStyle(look: look))
            if !isBubble, !own.contains(where: { $0.role == .cancel }) {
                Button("Cancel", role: .cancel) {}.buttonStyle(DialogButtonStyle(look: look, isAdded: true))
            }
        }
    }

    @ViewBuilder private func panel(_ shape: RoundedRectangle) -> some View {
        if isBubble {
            shape.fill(Color(system: .tertiaryBackground)).shadow(platform.shadows.menu)
        } else {
            shape.fill(.regularMaterial)
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

/// Words and buttons of a dialog on a card, and apart from them the buttons that cancel, on cards of their own.
private struct DialogLayout: Layout {
    let metrics: Platform.Metrics
    let pixel: CGFloat

    private func height(of subview: LayoutSubview, _ width: CGFloat) -> CGFloat {
        subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }

    /// Those on the card, from the top.
    private func rows(_ subviews: Subviews) -> [LayoutSubview] {
        subviews.filter {
            switch $0[DialogPart.self] {
            case .header: true
            case .button(let role): role != .cancel
            default: false
            }
        }
    }

    private func cancels(_ subviews: Subviews) -> [LayoutSubview] { subviews.filter { $0[DialogPart.self].isCancel } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? CGFloat(metrics.dialogTabletWidth)
        let rows = rows(subviews).reduce(0) { $0 + height(of: $1, width) }
        let cancels = cancels(subviews).map { height(of: $0, width) }.filter { $0 > 0 }
        let gap = rows > 0 ? CGFloat(metrics.dialogGap) : 0
        return CGSize(
            width: width,
            height: rows + cancels.reduce(0, +)
                + (cancels.isEmpty ? 0 : gap + CGFloat(metrics.dialogGap) * CGFloat(cancels.count - 1)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        func put(_ subview: LayoutSubview, at y: CGFloat, height: CGFloat) {
            subview.place(
                at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
        }
        for row in rows(subviews) {
            let height = height(of: row, bounds.width)
            put(row, at: y, height: height)
            y += height
        }
        let end = y
        var cancelHeight: CGFloat = 0
        for cancel in cancels(subviews) {
            let height = height(of: cancel, bounds.width)
            if height > 0, y > bounds.minY { y += CGFloat(metrics.dialogGap) }
            put(cancel, at: y, height: height)
            y += height
            cancelHeight = height
        }
        for subview in subviews {
            switch subview[DialogPart.self] {
            case .panel: put(subview, at: bounds.minY, height: end - bounds.minY)
            case .cancelPanel: put(subview, at: y - cancelHeight, height: cancelHeight)
            case .other, .field, .line: subview.place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), proposal: .zero)
            case .header, .button: break
            }
        }
    }
}
