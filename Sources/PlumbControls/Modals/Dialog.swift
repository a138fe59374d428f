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

    /// The button that leaves things as they are.
    var cancelAction: DialogAction? { actions.values(DialogAction.Key.self).first { $0.role == .cancel } }

    /// Leaves things as they are: as the button does that is for it.
    ///
    /// - Returns: false where there is none.
    func cancel() -> Bool {
        guard let action = cancelAction else { return false }
        action.token.trigger()
        close()
        return true
    }
}

/// A button, and what it does.
@MainActor
final class DialogToken {
    private(set) var trigger: @MainActor () -> Void = {}
    private(set) var label = AnyView(EmptyView())
    private(set) var isEnabled = true
    /// How often it has been said what the button is.
    private(set) var version = 0
    nonisolated init() {}

    var id: ObjectIdentifier { ObjectIdentifier(self) }

    func update(_ button: PrimitiveButtonStyleConfiguration, isEnabled: Bool) {
        trigger = { button.trigger() }
        label = AnyView(button.label)
        self.isEnabled = isEnabled
        version += 1
    }
}

/// What a button says of itself.
struct DialogAction: Equatable {
    enum Key: TraitKey { typealias Value = DialogAction }

    let token: DialogToken
    /// The version of the token, for whom its label matters.
    let version: Int
    let role: ButtonRole?
    /// Whether it is what is meant to be chosen.
    let isPreferred: Bool
    /// Whether it is there because the app has none.
    let isAdded: Bool

    static func == (a: DialogAction, b: DialogAction) -> Bool {
        a.token === b.token && a.version == b.version && a.role == b.role && a.isPreferred == b.isPreferred
            && a.isAdded == b.isAdded
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
    var dialogActions: TraitStore? { dialog?.actions }
}

/// Asks a person something over all that is shown.
///
/// 1. An alert stands in the middle of what the keyboard leaves. Only its buttons close it; the escape key is the one
/// that cancels. 2. A dialog stands at the bottom, on a tablet at the view. A finger beside it cancels. 3. A button's
/// action runs, then the card goes. 4. It comes and goes by the platform's animation, whatever the change was made
/// with. 5. What can be tapped behind it turns grey as that is dimmed.
private struct DialogModifier<Actions: View, Message: View>: ViewModifier {
    let kind: DialogKind
    let isPresented: Binding<Bool>
    let content: DialogContent<Actions, Message>?
    let keeps: Bool
    @State private var model = DialogModel()
    @Environment(\.self) private var values

    func body(content view: Content) -> some View {
        let shown = shown
        let isBubble = isBubble
        view.presentation(
            isPresented: shown != nil, traits, dimming: isBubble ? nil : .black.opacity(values.modalDim),
            transition: transition,
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
        if isAlert { return false }
        if values.platform.metrics.dialogBubbles > 0 { return true }
        return values.screenWidthClass == .regular && values.verticalSizeClass != .compact
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
        result.dimsTints = true
        result.touchedOutside = isAlert ? {} : { if !model.cancel() { model.close() } }
        result.cancel = { if !model.cancel(), !isAlert { model.close() } }
        result.canCancel = { !isAlert || model.cancelAction != nil }
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
