import Foundation
import PlumbCore
import PlumbPlatform

/// Items of a bar that belong together: on a pane of glass, where the platform's bars have such, else beside each
/// other.
struct BarPlatter<Content: View>: View {
    var isProminent = false
    var hasGround = true
    @ViewBuilder let content: Content
    @Environment(\.platform) private var platform
    @Environment(\.tint) private var tint

    var body: some View {
        let metrics = platform.metrics
        if metrics.barPlatter > 0 {
            let row = HStack(spacing: 0) { content }.tint(isProminent ? .white : Color(system: .barItem))
            let shape = Capsule(style: .continuous)
            if isProminent {
                row.backgroundPreferenceValue(IsDisabledKey.self) { isDisabled in
                    GlassPane(look(isDisabled: isDisabled), in: shape)
                }
            } else {
                row.glass(look(), in: shape)
            }
        } else {
            HStack(spacing: metrics.barTextGap) { content }
        }
    }

    private func look(isDisabled: Bool = false) -> GlassLook {
        var look = GlassLook()
        if !hasGround { look.kind = .identity }
        if isProminent {
            look.tint = isDisabled ? Color(system: .disabledBarButton) : tint ?? .accentColor
            look.isProminent = true
        }
        return look
    }
}

/// A button on glass in the tint: white, also where it is disabled; the pane, which is grey then, is told so.
struct ProminentBarButton: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { ProminentBarLabel(button: configuration) }
}

private struct ProminentBarLabel: View {
    let button: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.platform) private var platform

    var body: some View {
        button.plainLabel(in: .white, platform).preference(key: IsDisabledKey.self, value: !isEnabled)
    }
}

/// A button in a bar without glass: at least as high as such bars make it.
struct BarButton: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { BarButtonLabel(button: configuration) }
}

private struct BarButtonLabel: View {
    let button: ButtonStyleConfiguration
    @Environment(\.platform) private var platform

    var body: some View {
        TintedLabel(button: button)
            .frame(minHeight: platform.metrics.barButtonHeight)
            .contentShape(Rectangle())
    }
}

/// Whether the button on a pane of glass is disabled.
private struct IsDisabledKey: PreferenceKey {
    static let defaultValue = false

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// A button of the platform's in a bar: on a pane of its own, where bars have such.
struct BarPane<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { BarPlatter { BarItemParts { content } } }
}

/// The views of an item of a bar, from the leading end on.
struct BarItemParts<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.platform) private var platform

    var body: some View {
        let metrics = platform.metrics
        if metrics.barPlatter > 0 {
            PlatterLayout(metrics: metrics) { content }
        } else {
            HStack(spacing: metrics.barTextGap) { content }
        }
    }
}

/// What stands on a pane of glass, from the leading end on: as high as the pane. Words have room at both sides, and
/// pictures stand in the middle of a square.
private struct PlatterLayout: Layout {
    let metrics: Platform.Metrics

    private func widths(_ subviews: Subviews, _ room: CGFloat?) -> [CGFloat] {
        var rest = room ?? .infinity
        return subviews.map { subview in
            let ideal = subview.dimensions(in: ProposedViewSize(width: nil, height: metrics.barPlatter))
            let isText = ideal[explicit: .textTop] != nil
            let wanted = isText ? ideal.width + 2 * metrics.barPlatterPadding : ideal.width
            let width = ideal.width > 0 ? min(max(wanted, metrics.barPlatter), max(rest, metrics.barPlatter)) : 0
            rest -= width
            return width
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: widths(subviews, proposal.width).reduce(0, +), height: metrics.barPlatter)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, widths(subviews, proposal.width)) {
            subview.place(
                at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: width, height: metrics.barPlatter))
            x += width
        }
    }
}
