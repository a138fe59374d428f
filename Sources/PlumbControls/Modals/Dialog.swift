import Foundation
import PlumbCore
import PlumbPlatform

/// What an alert or a dialog shows.
struct DialogContent<Actions: View, Message: View> {
    let title: Text
    let actions: Actions
    let message: Message

    init(_ title: Text, _ actions: Actions, @ViewBuilder _ message: () -> Message) {
        self.title = title
        self.actions = actions
        self.message = message()
    }
}

enum DialogKind: Equatable {
    /// A card in the middle.
    case alert
    /// Rows at the bottom; whether the title is shown.
    case dialog(Visibility)
}

extension View {
    /// Asks a person something while a value is true.
    ///
    /// - Parameter keeps: whether what is shown stays as it is made first.
    func dialog<Actions: View, Message: View>(
        _ isPresented: Binding<Bool>, _ kind: DialogKind, _ content: DialogContent<Actions, Message>?,
        keeps: Bool = false
    ) -> some View { modifier(DialogModifier(kind: kind, isPresented: isPresented, content: content, keeps: keeps)) }
}

/// What is known of an alert or a dialog that is shown.
@MainActor
final class DialogModel {
    /// What its buttons say.
    let actions = TraitStore()
    /// What is shown, if it stays as it was made first.
    fileprivate var kept: Any?
    fileprivate var closes: @MainActor () -> Void = {}

    nonisolated init() {}

    func close() { closes() }

    /// Leaves things as they are: as the button does that is for it.
    ///
    /// - Returns: false where there is none.
    @discardableResult
    func cancel() -> Bool {
        guard let action = actions.values(DialogAction.Key.self).first(where: { $0.role == .cancel }) else {
            return false
        }
        action.token.trigger()
        close()
        return true
    }
}

/// A button, and what it does.
@MainActor
final class DialogToken {
    fileprivate(set) var trigger: @MainActor () -> Void = {}
    nonisolated init() {}
}

/// What a button says of itself.
struct DialogAction: Equatable {
    enum Key: TraitKey { typealias Value = DialogAction }

    let token: DialogToken
    let role: ButtonRole?
    /// Whether it is what is meant to be chosen.
    let isPreferred: Bool
    /// Whether it is there because the app has none.
    let isAdded: Bool

    static func == (a: DialogAction, b: DialogAction) -> Bool {
        a.token === b.token && a.role == b.role && a.isPreferred == b.isPreferred && a.isAdded == b.isAdded
    }
}

private struct DialogKey: ContextEnvironmentKey { static var defaultValue: DialogModel? { nil } }

extension EnvironmentValues {
    /// The alert or dialog around; nil outside of any.
    var dialog: DialogModel? {
        get { self[DialogKey.self] }
        set { self[DialogKey.self] = newValue }
    }

    /// Where buttons say what they are.
    fileprivate var dialogActions: TraitStore? { dialog?.actions }
}

/// Asks a person something over all that is shown.
///
/// 1. An alert stands in the middle of what the keyboard leaves. Only its buttons close it; the escape key is the one
/// that cancels. 2. A dialog stands at the bottom, on a tablet at the view. A finger beside it cancels. 3. A button's
/// action runs, then the card goes. 4. It comes and goes by the platform's animation, whatever the change was made
/// with.
private struct DialogModifier<Actions: View, Message: View>: ViewModifier {
    let kind: DialogKind
    let isPresented: Binding<Bool>
    let content: DialogContent<Actions, Message>?
    let keeps: Bool
    @State private var model = DialogModel()
    @Environment(\.self) private var values

    func body(content view: Content) -> some View {
        let shown = shown
        let metrics = values.platform.metrics
        let dim = values.colorScheme == .dark ? metrics.sheetDimDark : metrics.sheetDimLight
        let isBubble = isBubble
        view.presentation(
            isPresented: shown != nil, traits, dimming: isBubble ? nil : .black.opacity(dim), transition: transition,
            animation: animation
        ) {
            if let shown {
                card(shown)
                    .foregroundColor(nil)
                    .transformEnvironment(\.self) { [model] in
                        $0.dialog = model
                        $0.font = nil
                        $0.isElevated = true
                    }
            }
        }
    }

    /// What is to be shown; nil for nothing.
    private var shown: DialogContent<Actions, Message>? {
        model.closes = { isPresented.wrappedValue = false }
        guard isPresented.wrappedValue else {
            model.kept = nil
            return nil
        }
        guard keeps else { return content }
        if model.kept == nil { model.kept = content }
        return model.kept as? DialogContent<Actions, Message>
    }

    @ViewBuilder private func card(_ shown: DialogContent<Actions, Message>) -> some View {
        switch kind {
        case .alert: AlertCard(content: shown, model: model)
        case .dialog(let visibility):
            DialogCard(content: shown, model: model, showsTitle: visibility == .visible, isBubble: isBubble)
        }
    }

    private var isAlert: Bool { kind == .alert }

    /// Whether it stands at the view, as on a tablet.
    private var isBubble: Bool {
        !isAlert && values.horizontalSizeClass == .regular && values.verticalSizeClass != .compact
    }

    private var transition: AnyTransition {
        if isBubble { return .opacity }
        guard isAlert else { return .move(edge: .bottom) }
        let scale = CGFloat(values.platform.metrics.alertEnterScale)
        return .asymmetric(insertion: .scale(scale: scale).combined(with: .opacity), removal: .opacity)
    }

    private var animation: Animation {
        let platform = values.platform
        if isAlert { return .exact(platform.springs.alert) }
        let metrics = platform.metrics
        return .timingCurve(
            metrics.dialogEaseX1, metrics.dialogEaseY1, metrics.dialogEaseX2, metrics.dialogEaseY2,
            duration: metrics.dialogDuration)
    }

    private var traits: PresentationTraits {
        let (model, isAlert, isBubble, platform) = (model, isAlert, isBubble, values.platform)
        let isWide = values.dynamicTypeSize.isAccessibilitySize
        var result = PresentationTraits(level: .alert)
        result.place = {
            if isAlert { return $0.alert(isWide: isWide, platform) }
            return isBubble ? $0.dialogBubble(platform) : $0.dialog(platform)
        }
        result.isExclusive = true
        result.touchedOutside = isAlert ? {} : { if !model.cancel() { model.close() } }
        result.cancel = { if !model.cancel(), !isAlert { model.close() } }
        return result
    }
}

extension PresentationRoom {
    /// Where an alert stands: in the middle of what the keyboard leaves.
    fileprivate func alert(isWide: Bool, _ platform: Platform) -> PresentationFrame {
        let metrics = platform.metrics
        let width = CGFloat(isWide ? metrics.alertWideWidth : metrics.alertWidth)
        let free = page.height - keyboard
        let most = free - safeArea.top - max(0, safeArea.bottom - keyboard) - 2 * CGFloat(metrics.alertMargin)
        let size = size(for: ProposedViewSize(width: min(width, page.width), height: max(0, most)))
        return PresentationFrame(
            CGRect(
                x: page.midX - size.width / 2, y: page.minY + (free - size.height) / 2, width: size.width,
                height: size.height))
    }

    /// Where a dialog stands: at the bottom, no wider than a telephone that stands.
    fileprivate func dialog(_ platform: Platform) -> PresentationFrame {
        let margin = CGFloat(platform.metrics.dialogMargin)
        let width = max(0, min(page.width, page.height) - 2 * margin)
        let bottom = page.maxY - max(safeArea.bottom, keyboard, margin)
        let most = max(0, bottom - page.minY - max(safeArea.top, margin))
        let height = size(for: ProposedViewSize(width: width, height: most)).height
        return PresentationFrame(
            CGRect(x: page.midX - width / 2, y: bottom - height, width: width, height: height))
    }

    /// Where a dialog stands on a tablet: at its view.
    fileprivate func dialogBubble(_ platform: Platform) -> PresentationFrame {
        PresentationFrame(
            place(forWidth: CGFloat(platform.metrics.dialogTabletWidth), isMiddle: true, isWhole: true, platform),
            alignment: .topLeading)
    }
}

/// What a view is to the layout of an alert or a dialog.
enum DialogPart: LayoutValueKey {
    case header, field, button(ButtonRole?), panel, cancelPanel, line, other

    static var defaultValue: DialogPart { .other }

    var isButton: Bool { if case .button = self { true } else { false } }
    var isCancel: Bool { if case .button(.some(.cancel)) = self { true } else { false } }
}

/// How a button looks, and stands.
enum DialogButtonLook: Equatable {
    case alert
    /// A row of a dialog.
    case row(hasHeader: Bool, isBubble: Bool)
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
    @Environment(\.keyboardShortcut) private var shortcut

    var body: some View {
        let _ = token.trigger = { [configuration] in configuration.trigger() }
        button.trait(
            DialogAction.Key.self, in: \.dialogActions,
            DialogAction(
                token: token, role: configuration.role, isPreferred: shortcut == .defaultAction, isAdded: isAdded))
    }

    @ViewBuilder private var button: some View {
        if case .row(_, isBubble: true) = look, configuration.role == .cancel {
            Color.clear.frame(width: 0, height: 0)
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
        button.label
            .font(isRow ? .title3 : .body)
            .fontWeight(isStrong ? .semibold : .regular)
            .defaultForeground(isEnabled ? button.role == .destructive ? .red : .accentColor : .faintLabel)
            .lineLimit(1)
            .padding(.horizontal, metrics.alertButtonPadding)
            .frame(maxWidth: .infinity, minHeight: isRow ? metrics.dialogRowHeight : metrics.alertButtonHeight)
            .background { ground }
            .overlay(alignment: .top) {
                if hasLine { Color(system: .alertLine).frame(height: pixel) }
            }
            .contentShape(Rectangle())
    }

    private var isCancel: Bool { button.role == .cancel }
    private var isRow: Bool { look != .alert }
    /// The rows of a dialog's card.
    private var rows: [DialogAction] { traits.all(DialogAction.Key.self).filter { $0.role != .cancel } }
    /// Whether it is the first on a dialog's card.
    private var isFirst: Bool {
        if case .row(hasHeader: false, _) = look { rows.first?.token === token } else { false }
    }
    private var hasLine: Bool { isRow ? !isCancel && !isFirst : true }

    private var isStrong: Bool {
        let all = traits.all(DialogAction.Key.self)
        if !isRow, all.contains(where: \.isPreferred) { return all.contains { $0.token === token && $0.isPreferred } }
        return isCancel
    }

    @ViewBuilder private var ground: some View {
        if button.isPressed {
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
            .font(.footnote)
            .padding(.horizontal, platform.metrics.alertFieldPadding)
            .frame(minHeight: platform.metrics.alertFieldHeight)
            .background {
                shape.fill(Color(system: .alertField))
                shape.strokeBorder(Color(system: .alertLine), lineWidth: pixel)
            }
    }
}
