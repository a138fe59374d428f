import PlumbCore
import PlumbPlatform

/// The number of a day. One that is chosen has a circle, today the tint colour.
struct CalendarDay: View {
    let number: String
    let name: String
    let isChosen: Bool
    let isToday: Bool
    let isAllowed: Bool
    let choose: () -> Void
    @Environment(\.platform) private var platform

    var body: some View {
        CalendarButton(label: name, isChosen: isChosen, action: choose) {
            Text(verbatim: number)
                .font(.system(size: platform.metrics.calendarDay, weight: isChosen ? .semibold : .regular))
                .foregroundStyle(color)
                .lineLimit(1)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background {
                    Circle()
                        .fill(Color.accentColor.opacity(isToday ? 1 : platform.metrics.calendarCircleOpacity))
                        .frame(width: platform.metrics.calendarCircle, height: platform.metrics.calendarCircle)
                        .opacity(isChosen ? 1 : 0)
                }
        }
        .disabled(!isAllowed)
    }

    private var color: Color {
        guard isAllowed else { return .faintLabel }
        if isChosen, isToday { return .white }
        return isChosen || isToday ? .accentColor : .primary
    }
}

/// What is pressed in a calendar, whatever buttons around it look like.
struct CalendarButton<Content: View>: View {
    /// What is said of it; nil for its words.
    let label: String?
    var isChosen = false
    let action: () -> Void
    @ViewBuilder let content: Content
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.platform) private var platform

    var body: some View {
        content
            .opacity(isPressed ? platform.metrics.pressedOpacity : 1)
            .contentShape(Rectangle())
            .pressable($isPressed) { action() }
            .accessibilityControl(accessibility)
    }

    private var accessibility: AccessibilityControl {
        var control = AccessibilityControl(label == nil ? .one : .none)
        control.label = label.map { Text(verbatim: $0) }
        control.traits = isChosen ? [.isButton, .isSelected] : .isButton
        if isEnabled { control.actions = [("activate", action)] }
        return control
    }
}
