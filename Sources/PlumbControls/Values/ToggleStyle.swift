import Foundation
import PlumbCore

/// How toggles look and behave.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the view that `makeBody` returns. The compiler infers it.
    associatedtype Body: View
    /// What is known of the toggle.
    typealias Configuration = ToggleStyleConfiguration

    /// The toggle.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle, for a style.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public struct Label: View {
        let part: OneView
        public var body: some View { part.accessibilityLabelPart() }
    }

    /// The toggle's label.
    public let label: Label
    /// Whether only some of several values are on.
    public var isMixed: Bool
    /// Whether it is on.
    @Binding public var isOn: Bool

    init(label: Label, isMixed: Bool, isOn: Binding<Bool>) {
        self.label = label
        self.isMixed = isMixed
        _isOn = isOn
    }
}

extension EnvironmentValues {
    /// The styles of toggles.
    var toggleStyles: StyleChain<ToggleStyleConfiguration> {
        get { self[StyleChain<ToggleStyleConfiguration>.self] }
        set { self[StyleChain<ToggleStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// How toggles within look and behave. Inner styles win; a toggle in a style's body has the style around it.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        styled(by: style, in: \.toggleStyles) { $0.makeBody(configuration: $1) }
    }
}

/// The platform's own: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A switch at the trailing edge, the label at the leading one.
public struct SwitchToggleStyle: ToggleStyle {
    private let color: Color?

    nonisolated public init() { color = nil }

    /// A switch with a colour of its own when it is on.
    @available(*, deprecated, message: "Use tint(_:) instead.")
    nonisolated public init(tint: Color) { color = tint }

    public func makeBody(configuration: Configuration) -> some View {
        LabeledSwitch(configuration: configuration, color: color)
    }
}

/// A switch and its label.
private struct LabeledSwitch: View {
    let configuration: ToggleStyleConfiguration
    let color: Color?
    @Environment(\.platform) private var platform

    var body: some View {
        LabeledControl(label: configuration.label, gap: platform.metrics.switchGap) {
            Switch(isOn: configuration.$isOn, ownColor: color)
        }
    }
}

/// A button that keeps being on: filled with the tint colour when it is. Where the buttons around have a border, it has
/// theirs when it is off; where they have a style of yours, it has that style.
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ToggledButton(configuration: configuration)
    }
}

/// The border is there in both states, so that the size stays.
private struct ToggledButtonStyle: ButtonStyle, Equatable {
    let isOn: Bool
    /// Whether the border is seen while it is off.
    let isBordered: Bool

    func makeBody(configuration: Configuration) -> some View {
        BorderedLabel(button: configuration, look: isOn ? .prominent : isBordered ? .faint : .bare)
    }
}

private struct ToggledButton: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.buttonStyles) private var styles

    var body: some View {
        switch styles.current {
        case nil, is DefaultButtonStyle, is BorderlessButtonStyle, is PlainButtonStyle, is BarButton:
            styled(isBordered: false)
        case is BorderedButtonStyle, is BorderedProminentButtonStyle: styled(isBordered: true)
        default: button
        }
    }

    private func styled(isBordered: Bool) -> some View {
        button.buttonStyle(ToggledButtonStyle(isOn: configuration.isOn, isBordered: isBordered))
    }

    private var button: some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The platform's own.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that keeps being on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A switch: a capsule and a knob. It lays out two points less wide than it is drawn, which stand out at the trailing
/// edge.
private struct Switch: View {
    @Binding var isOn: Bool
    let ownColor: Color?
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint
    @Environment(\.platform) private var platform

    var body: some View {
        let size = CGSize(width: platform.metrics.switchWidth, height: platform.metrics.switchHeight)
        let knob = CGSize(
            width: platform.metrics.switchKnobWidth, height: size.height - 2 * platform.metrics.switchInset)
        Capsule(style: .circular)
            .fill(isOn ? ownColor ?? tint ?? .green : Color(system: .switchOff))
            .overlay(alignment: isOn ? .trailing : .leading) {
                Capsule(style: .circular)
                    .fill(.white)
                    .frame(width: knob.width + (isPressed ? platform.metrics.switchStretch : 0), height: knob.height)
                    .shadow(platform.shadows.switchKnob)
                    .padding(platform.metrics.switchInset)
                    .frame(width: size.width, height: size.height, alignment: isOn ? .trailing : .leading)
                    // The knob's shadow falls on the track alone.
                    .clipShape(Capsule(style: .circular))
            }
            .frame(width: size.width, height: size.height)
            .opacity(isEnabled ? 1 : platform.metrics.disabledOpacity)
            .animation(.spring(platform.springs.switchKnob), value: isOn)
            .animation(.easeOut(duration: platform.metrics.switchPress), value: isPressed)
            .contentShape(Rectangle())
            .pressable($isPressed) { isOn.toggle() }
            .accessibilityTargetPart()
            .frame(width: platform.metrics.switchRoom, alignment: .leading)
    }
}
