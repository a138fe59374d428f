import Foundation
import PlumbCore

/// Label and choices one below the other: rows of a form, or of a stack. In a menu the choices are a group, and the
/// label is not seen.
struct InlinePicker<Label: View>: View {
    let label: Label
    let choices: PickerChoices
    @MakesRows private var makesRows
    @Environment(\.closeMenus) private var closeMenus

    var body: some View {
        if closeMenus != nil {
            Section { ForEach(choices.choices) { MenuChoice(choice: $0) } }
        } else if makesRows {
            rows
        } else {
            VStack(alignment: .leading) { rows }
        }
    }

    @ViewBuilder private var rows: some View {
        if Label.self != EmptyView.self { VisibleLabel { label.foregroundStyle(.secondary) } }
        ForEach(choices.choices) { ChoiceRow(choice: $0) }
    }
}

/// A choice over the whole width, with a check mark if it is chosen.
struct ChoiceRow: View {
    let choice: PickerChoices.Choice
    /// Runs when it has been chosen.
    var afterwards: @MainActor () -> Void = {}
    @Environment(\.isInRow) private var isInRow
    @Environment(\.platform) private var platform

    var body: some View {
        Button {
            choice.choose?()
            afterwards()
        } label: {
            HStack {
                // Black words, and a symbol in the tint colour, as in any row.
                choice.view.foregroundColor(nil)
                Spacer(minLength: 0)
                Checkmark(isShown: choice.isSelected).foregroundStyle(Color.accentColor)
                    .frame(width: isInRow ? platform.metrics.checkmarkWidth : nil)
                    .padding(.trailing, isInRow ? platform.metrics.checkmarkOverhang : 0)
            }
        }
        .accessibilityAddTraits(choice.isSelected ? .isSelected : [])
    }
}
