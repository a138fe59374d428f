import Foundation
import PlumbCore
import PlumbPlatform

/// The card of an alert. The first of its fields has the focus when it opens.
struct AlertCard<Actions: View, Message: View>: View {
    private let content: DialogContent<Actions, Message>
    private let traits: Traits
    @FocusState private var isFocused: Bool
    @Environment(\.platform) private var platform
    @Environment(\.pixelLength) private var pixel

    init(content: DialogContent<Actions, Message>, model: DialogModel) {
        self.content = content
        traits = Traits(model.actions)
    }

    var body: some View {
        let metrics = platform.metrics
        DialogParts(least: metrics.alertLeastButtons * metrics.alertButtonHeight) {
            ScrollView { header }
            ScrollView {
                AlertRows(metrics: metrics, pixel: pixel) {
                    content.actions
                        .buttonStyle(DialogButtonStyle(look: .alert))
                        .textFieldStyle(DialogFieldStyle())
                    if traits.all(DialogAction.Key.self).allSatisfy(\.isAdded) {
                        Button("OK", role: .cancel) {}.buttonStyle(DialogButtonStyle(look: .alert, isAdded: true))
                    }
                    Color(system: .alertLine).layoutValue(key: DialogPart.self, value: .line)
                }
                .focused($isFocused)
            }
        }
        // Without a field, nothing takes it.
        .onAppear { isFocused = true }
        .scrollBounceBehavior(.basedOnSize)
        .background(Material.alert)
        .clipShape(RoundedRectangle(cornerRadius: metrics.alertRadius, style: .continuous))
        .contentShape(Rectangle())
    }

    private var header: some View {
        let metrics = platform.metrics
        let leads = metrics.alertLeads > 0
        return VStack(alignment: leads ? .leading : .center, spacing: metrics.alertTextGap) {
            content.title.font(.headline).accessibilityAddTraits(.isHeader)
            content.message.font(leads ? .subheadline : .footnote).defaultForeground(Color(system: .alertMessage))
        }
        .multilineTextAlignment(leads ? .leading : .center)
        .padding(.horizontal, metrics.alertPaddingX)
        .padding(.top, metrics.alertPaddingY)
        .padding(.bottom, metrics.alertPaddingBottom)
        .frame(maxWidth: .infinity, alignment: leads ? .leading : .center)
    }
}

/// Fields and buttons of an alert, one below the other.
///
/// 1. Two buttons stand side by side where both fit, the one that cancels first. 2. Others stand one below the other,
/// the one that cancels last. 3. Fields stand first, each on the last one's border, or apart from it where buttons do.
/// What is neither has no room. 4. Buttons stand apart from the edges and from each other where the platform's do.
private struct AlertRows: Layout {
    let metrics: Platform.Metrics
    let pixel: CGFloat

    private struct Parts {
        var line: LayoutSubview?
        var fields: [LayoutSubview] = []
        var buttons: [LayoutSubview] = []
        var others: [LayoutSubview] = []
    }

    private func parts(_ subviews: Subviews) -> Parts {
        var parts = Parts()
        for subview in subviews {
            switch subview[DialogPart.self] {
            case .line: parts.line = subview
            case .field: parts.fields.append(subview)
            case .button: parts.buttons.append(subview)
            case .other: parts.others.append(subview)
            }
        }
        return parts
    }

    private func isBeside(_ buttons: [LayoutSubview], width: CGFloat) -> Bool {
        buttons.count == 2
            && buttons.allSatisfy { $0.sizeThatFits(.unspecified).width <= half(width) - pixel / 2 }
    }

    /// The width of each of two buttons side by side.
    private func half(_ width: CGFloat) -> CGFloat {
        (width - 2 * metrics.alertButtonInset - metrics.alertButtonGap) / 2
    }

    /// Between two fields; less than 0 where they share a border.
    private var fieldGap: CGFloat { metrics.alertButtonGap > 0 ? metrics.alertButtonGap : -pixel }

    private func inOrder(_ buttons: [LayoutSubview], isBeside: Bool) -> [LayoutSubview] {
        let cancels = buttons.filter { $0[DialogPart.self].isCancel }
        let others = buttons.filter { !$0[DialogPart.self].isCancel }
        return isBeside ? cancels + others : others + cancels
    }

    private func height(of subview: LayoutSubview, _ width: CGFloat) -> CGFloat {
        subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }

    private func fieldsHeight(_ parts: Parts, width: CGFloat) -> CGFloat {
        guard !parts.fields.isEmpty else { return 0 }
        let inner = width - 2 * CGFloat(metrics.alertFieldInset)
        let heights = parts.fields.reduce(0) { $0 + height(of: $1, inner) }
        return heights + fieldGap * CGFloat(parts.fields.count - 1) + CGFloat(metrics.alertFieldInset)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let (parts, width) = (parts(subviews), proposal.width ?? CGFloat(metrics.alertWidth))
        let buttons =
            isBeside(parts.buttons, width: width)
            ? parts.buttons.map { height(of: $0, half(width)) }.max() ?? 0
            : parts.buttons.reduce(0) { $0 + height(of: $1, width - 2 * metrics.alertButtonInset) }
                + metrics.alertButtonGap * CGFloat(max(0, parts.buttons.count - 1))
        return CGSize(
            width: width, height: fieldsHeight(parts, width: width) + buttons + metrics.alertButtonInset)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let parts = parts(subviews)
        let width = bounds.width
        var y = bounds.minY
        func put(_ subview: LayoutSubview, x: CGFloat, width: CGFloat, height: CGFloat) {
            subview.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: width, height: height))
        }
        // (3)
        let inset = CGFloat(metrics.alertFieldInset)
        for (index, field) in parts.fields.enumerated() {
            let height = height(of: field, width - 2 * inset)
            if index > 0 { y += fieldGap }
            put(field, x: bounds.minX + inset, width: width - 2 * inset, height: height)
            y += height
        }
        if !parts.fields.isEmpty { y += inset }
        // (1), (2)
        let isBeside = isBeside(parts.buttons, width: width)
        let half = half(width)
        let (side, gap) = (CGFloat(metrics.alertButtonInset), CGFloat(metrics.alertButtonGap))
        let row = parts.buttons.map { self.height(of: $0, half) }.max() ?? 0
        for (index, button) in inOrder(parts.buttons, isBeside: isBeside).enumerated() {
            if isBeside {
                put(button, x: bounds.minX + side + (half + gap) * CGFloat(index), width: half, height: row)
            } else {
                let height = height(of: button, width - 2 * side)
                put(button, x: bounds.minX + side, width: width - 2 * side, height: height)
                y += height + gap
            }
        }
        if let line = parts.line {
            let isSeen = isBeside && gap == 0
            put(line, x: bounds.midX - pixel / 2, width: isSeen ? pixel : 0, height: isSeen ? row : 0)
        }
        for other in parts.others {
            other.place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), proposal: .zero)
        }
    }
}
