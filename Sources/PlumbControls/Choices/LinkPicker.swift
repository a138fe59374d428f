import PlumbCore

/// A link with what is chosen, which pushes a list of all choices. Choosing one goes back.
struct LinkPicker<Label: View>: View {
    let label: Label
    let choices: PickerChoices
    @State private var isPushed = false
    @Environment(\.labelsHidden) private var labelsHidden

    var body: some View {
        NavigationLink(isActive: $isPushed) {
            List(choices.choices) { choice in
                ChoiceRow(choice: choice) { isPushed = false }
            }
            .navigationTitle(label.knownWords ?? Text(""))
            .navigationBarTitleDisplayMode(.inline)
        } label: {
            LabeledContent {
                if let selected = choices.selected { selected.view }
            } label: {
                if !labelsHidden { label }
            }
        }
    }
}
