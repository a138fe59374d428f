import Foundation
import PlumbCore

/// A control at the trailing edge, its label at the leading one: as wide as proposed. Without the label, the control
/// alone.
struct LabeledControl<Label: View, Control: View>: View {
    let label: Label
    /// Points that are at least between the two; nil for the platform's.
    var gap: CGFloat?
    @ViewBuilder let control: Control
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.platform) private var platform

    var body: some View {
        if labelsHidden {
            control
        } else {
            HStack {
                label
                Spacer(minLength: gap ?? platform.metrics.labeledGap)
                control
            }
        }
    }
}
