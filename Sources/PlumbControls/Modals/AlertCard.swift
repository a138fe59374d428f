import Foundation
import PlumbCore
import PlumbPlatform

/// The card of an alert.
struct AlertCard<Actions: View, Message: View>: View {
    private let content: DialogContent<Actions, Message>
    private let traits: Traits
    @Environment(\.platform) private var platform
    @Environment(\.pixelLength) private var pixel

    init(content: DialogContent<Actions, Message>, model: DialogModel) {
        self.content = content
        traits = Traits(model.actions)
    }

    var body: some View {
        let metrics = platform.metrics
        AlertLayout(metrics: metrics, pixel: pixel) {
            ViewThatFits(in: .vertical) {
                header
                ScrollView { header }
            }
            .layoutValue(key: DialogPart.self, value: .header)
            content.actions
                .buttonStyle(DialogButtonStyle(look: .alert))
                .textFieldStyle(DialogFieldStyle())
            if traits.all(DialogAction.Key.self).allSatisfy(\.isAdded) {
                Button("OK", role: .cancel) {}.buttonStyle(DialogButtonStyle(look: .alert, isAdded: true))
            }
            Color(system: .alertLine).layoutValue(key: DialogPart.self, value: .line)
        }
        .background(.regularMaterial)
        .clipShape(RoundedRectangle(cornerRadius: metrics.alertRadius, style: .continuous))
        .contentShape(Rectangle())
    }

    private var header: some View {
        VStack(spacing: platform.metrics.alertTextGap) {
            content.title.font(.headline).accessibilityAddTraits(.isHeader)
            content.message.font(.footnote)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, platform.metrics.alertPaddingX)
        .padding(.vertical, platform.metrics.alertPaddingY)
        .frame(maxWidth: .infinity)
    }
}

/// Words, fields and buttons of an alert, one below the other.
///
/// 1. Two buttons stand side by side where both fit, the one that cancels first. 2. Others stand one below the other,
/// the one that cancels last. 3. Words get what is left of the height. 4. Fields stand below the words, each on the
/// last one's border. What is neither has no room.
private struct AlertLayout: Layout {
    let metrics: Platform.Metrics
    let pixel: CGFloat

    private struct Parts {
        var header: LayoutSubview?
        var line: LayoutSubview?
        var fields: [LayoutSubview] = []
        var buttons: [LayoutSubview] = []
        var others: [LayoutSubview] = []
    }

    private func parts(_ subviews: Subviews) -> Parts {
        var parts = Parts()
        for subview in subviews {
            switch subview[DialogPart.self] {
            case .header: parts.header = subview
            case .line: parts.line = subview
            case .field: parts.fields.append(subview)
            case .button: parts.buttons.append(subview)
            default: parts.others.append(subview)
            }
        }
        return parts
    }

    private func isBeside(_ buttons: [LayoutSubview], width: CGFloat) -> Bool {
        buttons.count == 2
            && buttons.allSatisfy { $0.sizeThatFits(.unspecified).width <= (width - pixel) / 2 }
    }

    private func inOrder(_ buttons: [LayoutSubview], isBeside: Bool) -> [LayoutSubview] {
        let cancels = buttons.filter { $0[DialogPart.self].isCancel }
        let others = buttons.filter { !$0[DialogPart.self].isCancel }
        return isBeside ? cancels + others : others + cancels
    }

    /// The height of what is below the words.
    private func rest(_ parts: Parts, width: CGFloat) -> CGFloat {
        let fields = fieldsHeight(parts, width: width)
        if isBeside(parts.buttons, width: width) {
            return fields + (parts.buttons.map { height(of: $0, width / 2) }.max() ?? 0)
        }
        return fields + parts.buttons.reduce(0) { $0 + height(of: $1, width) }
    }

    private func height(of subview: LayoutSubview, _ width: CGFloat) -> CGFloat {
        subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }

    private func fieldsHeight(_ parts: Parts, width: CGFloat) -> CGFloat {
        guard !parts.fields.isEmpty else { return 0 }
        let inner = width - 2 * CGFloat(metrics.alertFieldInset)
        let heights = parts.fields.reduce(0) { $0 + height(of: $1, inner) }
        return heights - pixel * CGFloat(parts.fields.count - 1) + CGFloat(metrics.alertFieldInset)
    }

    private func headerHeight(_ parts: Parts, width: CGFloat, most: CGFloat?) -> CGFloat {
        guard let header = parts.header else { return 0 }
        let ideal = height(of: header, width)
        guard let most, most.isFinite else { return ideal }
        return min(ideal, max(0, most - rest(parts, width: width)))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? CGFloat(metrics.alertWidth)
        let parts = parts(subviews)
        let header = headerHeight(parts, width: width, most: proposal.height)
        return CGSize(width: width, height: header + rest(parts, width: width))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let parts = parts(subviews)
        let width = bounds.width
        var y = bounds.minY
        func put(_ subview: LayoutSubview, x: CGFloat, width: CGFloat, height: CGFloat) {
            subview.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: width, height: height))
        }
        let header = headerHeight(parts, width: width, most: bounds.height)
        if let words = parts.header { put(words, x: bounds.minX, width: width, height: header) }
        y += header
        // (4)
        let inset = CGFloat(metrics.alertFieldInset)
        for (index, field) in parts.fields.enumerated() {
            let height = height(of: field, width - 2 * inset)
            if index > 0 { y -= pixel }
            put(field, x: bounds.minX + inset, width: width - 2 * inset, height: height)
            y += height
        }
        if !parts.fields.isEmpty { y += inset }
        // (1), (2)
        let isBeside = isBeside(parts.buttons, width: width)
        let half = width / 2
        let row = parts.buttons.map { self.height(of: $0, half) }.max() ?? 0
        for (index, button) in inOrder(parts.buttons, isBeside: isBeside).enumerated() {
            if isBeside {
                put(button, x: bounds.minX + half * CGFloat(index), width: half, height: row)
            } else {
                let height = height(of: button, width)
                put(button, x: bounds.minX, width: width, height: height)
                y += height
            }
        }
        if let line = parts.line {
            put(line, x: bounds.minX + half - pixel / 2, width: isBeside ? pixel : 0, height: isBeside ? row : 0)
        }
        for other in parts.others {
            other.place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), proposal: .zero)
        }
    }
}
