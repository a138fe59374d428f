import Foundation
import PlumbCore

/// A button with what is chosen, which opens a menu of all choices. In a form's row the label stands before it; in a
/// menu it is a row with what is chosen below the label.
struct MenuPicker<Label: View>: View {
    let label: Label
    let choices: PickerChoices
    @State private var isOpen = false
    @ScaledMetric(\.metrics.pickerArrow) private var arrowSize
    @ScaledMetric(\.metrics.pickerArrowWidth) private var arrowWidth
    @Environment(\.closeMenus) private var closeMenus
    @Environment(\.isInRow) private var isInRow
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.platform) private var platform

    var body: some View {
        if closeMenus != nil {
            MenuButton(isOpen: $isOpen, order: .fixed) {
                label.accessibilityLabelPart()
                if let selected = choices.selected { selected.view.accessibilityValuePart() }
            } content: {
                rows
            }
        } else if isInRow, !labelsHidden {
            // All of the row opens the menu, which stands at the value.
            Button {
                isOpen = true
            } label: {
                LabeledControl(
                    label: OneView(label: label).foregroundColor(nil).accessibilityLabelPart(), gap: 0,
                    stacking: .whereNeeded
                ) {
                    value.foregroundStyle(Color.secondary)
                        .padding(.trailing, platform.metrics.checkmarkOverhang)
                        .openMenu(isPresented: $isOpen, platform, order: .fixed) {
                            MenuCard(content: rows) { isOpen = false }
                        }
                }
            }
        } else {
            MenuButton(isOpen: $isOpen, order: .fixed) {
                value
            } content: {
                rows
            }
        }
    }

    private var arrow: Font { .footnote.weight(.medium) }

    private var rows: some View { ForEach(choices.choices) { MenuChoice(choice: $0) } }

    private var value: some View {
        HStack(spacing: platform.metrics.pickerArrowGap) {
            if let selected = choices.selected { selected.view.accessibilityValuePart() }
            Image(systemName: "chevron.up.chevron.down")
                .font(isInRow ? .system(size: arrowSize, weight: .medium) : arrow)
                .frame(width: isInRow ? arrowWidth : nil)
                .accessibilityHidden(true)
        }
    }
}

/// A choice as a row of a menu, with a check mark before it if it is chosen.
struct MenuChoice: View {
    let choice: PickerChoices.Choice

    var body: some View {
        Button {
            choice.choose?()
        } label: {
            MarkedLabel(mark: choice.isSelected ? .check : nil) { choice.view }
        }
        .accessibilityAddTraits(choice.isSelected ? .isSelected : [])
    }
}
