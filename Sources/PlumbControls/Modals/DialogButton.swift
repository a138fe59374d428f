import Foundation
import PlumbCore
import PlumbPlatform

/// What a view is to the layout of an alert or a dialog.
enum DialogPart: LayoutValueKey {
    case field, button(ButtonRole?), line, other

    static var defaultValue: DialogPart { .other }

    var isCancel: Bool { if case .button(.some(.cancel)) = self { true } else { false } }
}

/// How a button looks, and stands.
enum DialogButtonLook: Equatable {
    case alert
    /// A row of a dialog.
    case row(hasHeader: Bool)
}

/// A button of an alert or a dialog: its action closes it.
struct DialogButtonStyle: PrimitiveButtonStyle {
    let look: DialogButtonLook
    /// Whether it is there because the app has none.
    var isAdded = false

    func makeBody(configuration: Configuration) -> some View {
        DialogButton(configuration: configuration, look: look, isAdded: isAdded)
            .layoutValue(key: DialogPart.self, value: .button(configuration.role))
    }
}

private struct DialogButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let look: DialogButtonLook
    let isAdded: Bool
    @State private var token = DialogToken()
    @Environment(\.dialog) private var dialog
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.keyboardShortcut) private var shortcut

    var body: some View {
        let _ = token.update(configuration, isEnabled: isEnabled)
        button.trait(
            DialogAction.Key.self, in: \.dialogActions,
            DialogAction(
                token: token, version: stands ? 0 : token.version, role: configuration.role,
                isPreferred: shortcut == .defaultAction, isAdded: isAdded))
    }

    /// Whether it is seen where it is written. A dialog has its buttons that cancel apart from the others.
    private var stands: Bool { look == .alert || configuration.role != .cancel || isAdded }

    @ViewBuilder private var button: some View {
        if !stands {
            Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
        } else {
            let (configuration, dialog) = (configuration, dialog)
            PressableButton(
                PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label) {
                    configuration.trigger()
                    dialog?.close()
                }
            ) { DialogButtonLabel(button: $0, token: token, look: look, dialog: dialog) }
        }
    }
}

/// How a button looks.
///
/// 1. Words have the tint; what deletes is red, what is disabled grey. 2. What is meant to be chosen is semibold; where
/// nothing is, what cancels. 3. A line stands above it, and it is darker while it is pressed.
private struct DialogButtonLabel: View {
    let button: ButtonStyleConfiguration
    let token: DialogToken
    let look: DialogButtonLook
    private let traits: Traits
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.pixelLength) private var pixel
    @Environment(\.platform) private var platform

    init(button: ButtonStyleConfiguration, token: DialogToken, look: DialogButtonLook, dialog: DialogModel?) {
        self.button = button
        self.token = token
        self.look = look
        traits = Traits(dialog?.actions ?? TraitStore())
    }

    var body: some View {
        let metrics = platform.metrics
        let isLarge = typeSize.isAccessibilitySize
        button.label
            .font(isRow && !isCapsule ? .title3 : .body)
            .fontWeight(weight)
            .defaultForeground(color)
            .lineLimit(isLarge ? nil : 1)
            .multilineTextAlignment(.center)
            .padding(.horizontal, metrics.alertButtonPadding)
            .padding(.vertical, isLarge ? metrics.alertButtonPadding : 0)
            .frame(maxWidth: .infinity, minHeight: isRow ? metrics.dialogRowHeight : metrics.alertButtonHeight)
            .background { ground }
            .overlay(alignment: .top) {
                if hasLine { Color(system: .alertLine).frame(height: pixel) }
            }
            .contentShape(Rectangle())
    }

    /// Whether buttons are capsules apart from each other.
    private var isCapsule: Bool { platform.metrics.alertButtonGap > 0 }

    private var weight: Font.Weight {
        if isCapsule { return isStrong && isPreferred ? .semibold : .medium }
        return isStrong ? .semibold : .regular
    }

    private var color: Color {
        if !isEnabled { return .faintLabel }
        if isCapsule, isPreferred { return .white }
        return button.role == .destructive ? .red : isCapsule ? Color(system: .alertWords) : .accentColor
    }

    /// Whether it is what is meant to be chosen.
    private var isPreferred: Bool {
        traits.all(DialogAction.Key.self).contains { $0.token === token && $0.isPreferred }
    }

    private var isCancel: Bool { button.role == .cancel }
    private var isRow: Bool { look != .alert }
    /// The rows of a dialog's card.
    private var rows: [DialogAction] { traits.all(DialogAction.Key.self).filter { $0.role != .cancel } }
    /// Whether it is the first on a dialog's card.
    private var isFirst: Bool {
        if case .row(hasHeader: false) = look { rows.first?.token === token } else { false }
    }
    private var hasLine: Bool { isCapsule ? false : isRow ? !isCancel && !isFirst : true }

    private var isStrong: Bool {
        let all = traits.all(DialogAction.Key.self)
        if !isRow, all.contains(where: \.isPreferred) { return isPreferred }
        return isCancel
    }

    @ViewBuilder private var ground: some View {
        if isCapsule {
            Capsule(style: .continuous).fill(isPreferred ? .accentColor : Color(system: .alertButton))
                .opacity(button.isPressed ? platform.metrics.pressedBorderOpacity : 1)
        } else if button.isPressed {
            Color(system: .alertPressed).clipShape(corners)
        }
    }

    /// The corners of a dialog's card that are the row's.
    private var corners: UnevenRoundedRectangle {
        guard isRow else { return UnevenRoundedRectangle() }
        let radius = CGFloat(platform.metrics.dialogRadius)
        let bottom = isCancel || rows.last?.token === token ? radius : 0
        let top = isCancel || isFirst ? radius : 0
        return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top,
            style: .continuous)
    }
}

/// A field of an alert: white, with a thin border.
struct DialogFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.environment(\.textFieldStyles, []).modifier(DialogField())
            .layoutValue(key: DialogPart.self, value: .field)
    }
}

private struct DialogField: ViewModifier {
    @Environment(\.platform) private var platform
    @Environment(\.pixelLength) private var pixel

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: platform.metrics.alertFieldRadius, style: .continuous)
        content
            .font(platform.metrics.alertLeads > 0 ? .body : .footnote)
            .padding(.horizontal, platform.metrics.alertFieldPadding)
            .frame(minHeight: platform.metrics.alertFieldHeight)
            .background {
                shape.fill(Color(system: .alertField))
                if platform.metrics.alertButtonGap == 0 {
                    shape.strokeBorder(Color(system: .alertLine), lineWidth: pixel)
                }
            }
    }
}

/// The words of an alert or a dialog, and below them its fields and buttons. Both scroll where they are too high: the
/// words first, as far as some of the buttons stay in sight.
struct DialogParts: Layout {
    /// The height that is left to fields and buttons, if they need so much.
    let least: CGFloat

    private func heights(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGFloat] {
        let own = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).height }
        guard let most = proposal.height, let rest = own.last, own.reduce(0, +) > most else { return own }
        let words = own.dropLast().map { min($0, max(0, most - min(rest, least))) }
        return words + [max(0, min(rest, most - words.reduce(0, +)))]
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: heights(proposal, subviews).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for (subview, height) in zip(subviews, heights(ProposedViewSize(bounds.size), subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
            y += height
        }
    }
}
