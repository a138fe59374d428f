import PlumbCore

/// All choices on a wheel. The label is not shown, as on iOS.
struct WheelPicker: View {
    let choices: PickerChoices
    let label: Text?
    @Environment(\.platform) private var platform

    var body: some View {
        Wheel(count: choices.choices.count, selection: choices.selectedIndex, platform) {
            if choices.choices.indices.contains($0) { choices.choices[$0].choose?() }
        } row: {
            if choices.choices.indices.contains($0) {
                choices.choices[$0].view.accessibilityValuePart()
                    .padding(.horizontal, platform.metrics.wheelBarInset + platform.metrics.wheelPadding)
            }
        }
        .background { WheelBar().padding(.horizontal, platform.metrics.wheelBarInset) }
        .frame(minWidth: 0, idealWidth: platform.metrics.wheelWidth, maxWidth: .infinity)
        .accessibilityControl(accessibility)
        .rowTrait(RowFillTrait.self, true)
    }

    private var accessibility: AccessibilityControl {
        var control = AccessibilityControl(.none)
        control.label = label
        let rows = choices.choices
        func step(_ name: String, by way: Int) {
            let next = choices.selectedIndex.map { $0 + way } ?? 0
            guard rows.indices.contains(next), let choose = rows[next].choose else { return }
            control.actions.append((name, choose))
        }
        step("increment", by: 1)
        step("decrement", by: -1)
        return control
    }
}
