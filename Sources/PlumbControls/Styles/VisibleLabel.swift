import PlumbCore

/// A control's label, where labels are shown.
struct VisibleLabel<Label: View>: View {
    @ViewBuilder let label: Label
    @Environment(\.labelsHidden) private var labelsHidden

    var body: some View { if !labelsHidden { label } }
}
