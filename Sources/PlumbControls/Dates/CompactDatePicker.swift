import Foundation
import PlumbCore
import PlumbPlatform

/// The label, and a chip each for date and time; at the sizes of text for accessibility, the chips below the label, and
/// below each other where they don't fit on one line.
struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    private let plan = DatePlan.Reader()
    @Environment(\.platform) private var platform
    @Environment(\.dynamicTypeSize) private var typeSize

    init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        let plan = plan(configuration.minimumDate, configuration.maximumDate)
        let gap = platform.metrics.dateChipGap
        LabeledControl(
            label: DateLabel(configuration: configuration), gap: gap, stacking: .atAccessibilitySizes
        ) {
            if typeSize.isAccessibilitySize {
                ChipStack(gap: gap) { chips(plan) }
            } else {
                HStack(spacing: gap) { chips(plan) }
            }
        }
        .ordinarySpacing()
    }

    @ViewBuilder private func chips(_ plan: DatePlan) -> some View {
        if configuration.displayedComponents.contains(.date) {
            DateChip(configuration, plan, .medium, steps: .day, height: platform.metrics.dateChipHeight) {
                DateCalendar(selection: configuration.$selection, plan: plan)
                    .frame(width: platform.metrics.calendarWidth)
            }
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
            TimeChip(configuration: configuration, plan: plan)
        }
    }
}

/// Chips side by side, or below each other at the leading edge where they are together wider than proposed.
private struct ChipStack: Layout {
    let gap: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrangement(proposal.width, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (_, places, proposal) = arrangement(proposal.width, subviews)
        for (subview, place) in zip(subviews, places) {
            subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: proposal)
        }
    }

    /// Where the chips stand, and what each is proposed.
    private func arrangement(
        _ width: CGFloat?, _ subviews: Subviews
    ) -> (size: CGSize, places: [CGPoint], proposal: ProposedViewSize) {
        var (sizes, places) = (subviews.map { $0.sizeThatFits(.unspecified) }, [CGPoint]())
        let line = sizes.reduce(gap * CGFloat(max(0, sizes.count - 1))) { $0 + $1.width }
        guard let width, line > width else {
            let height = sizes.map(\.height).max() ?? 0
            var x: CGFloat = 0
            for size in sizes {
                places.append(CGPoint(x: x, y: (height - size.height) / 2))
                x += size.width + gap
            }
            return (CGSize(width: line, height: height), places, .unspecified)
        }
        let proposal = ProposedViewSize(width: width, height: nil)
        sizes = subviews.map { $0.sizeThatFits(proposal) }
        var y: CGFloat = 0
        for size in sizes {
            places.append(CGPoint(x: 0, y: y))
            y += size.height + gap
        }
        return (CGSize(width: sizes.map(\.width).max() ?? 0, height: max(0, y - gap)), places, proposal)
    }
}

/// The time, which opens wheels.
struct TimeChip: View {
    let configuration: DatePickerStyleConfiguration
    let plan: DatePlan
    @Environment(\.platform) private var platform

    var body: some View {
        DateChip(configuration, plan, .time, steps: .minute, height: platform.metrics.timeChipHeight) {
            DateWheels(
                selection: configuration.$selection, plan: plan, wheels: plan.wheels(.hourAndMinute),
                label: configuration.words
            )
            .frame(width: platform.metrics.timeCardWidth)
        }
    }
}

/// A part of the date in words on a grey fill, which opens a card. While that is open, the words have the tint colour.
private struct DateChip<Card: View>: View {
    private let configuration: DatePickerStyleConfiguration
    private let plan: DatePlan
    private let form: DateWords.Form
    /// What a step of a screen reader is.
    private let steps: Calendar.Component
    private let height: CGFloat
    private let card: () -> Card
    @State private var isOpen = false
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.platform) private var platform

    init(
        _ configuration: DatePickerStyleConfiguration, _ plan: DatePlan, _ form: DateWords.Form,
        steps: Calendar.Component, height: Double, @ViewBuilder card: @escaping () -> Card
    ) {
        self.configuration = configuration
        self.plan = plan
        self.form = form
        self.steps = steps
        self.height = CGFloat(height)
        self.card = card
    }

    var body: some View {
        let words = plan.words(form, plan.clamped(configuration.selection))
        Text(verbatim: words)
            .font(form == .time ? .body.monospacedDigit() : .body)
            .foregroundColor(isEnabled ? isOpen ? .accentColor : .primary : .faintLabel)
            .lineLimit(1)
            .minimumScaleFactor(platform.metrics.dateWheelScale)
            .padding(.horizontal, platform.metrics.dateChipPadding)
            .padding(.vertical, platform.metrics.dateChipPaddingY)
            .frame(minHeight: height)
            .background(
                Color.tertiaryFill,
                in: RoundedRectangle(cornerRadius: platform.metrics.dateChipRadius, style: .continuous)
            )
            .opacity(isPressed ? platform.metrics.pressedBorderOpacity : 1)
            .contentShape(Rectangle())
            .pressable($isPressed) { isOpen = true }
            .accessibilityControl(accessibility(words))
            .modifier(
                OpenMenu(
                    isPresented: $isOpen, place: { $0.place(isMiddle: true, isWhole: true, platform) },
                    card: { card().floatingCard(radius: platform.metrics.dateCardRadius) }))
    }

    private func accessibility(_ words: String) -> AccessibilityControl {
        var control = AccessibilityControl(.none)
        control.label = configuration.words
        control.value = words
        control.traits = .isButton
        control.actions = [("activate", { isOpen = true })]
        let shown = plan.clamped(configuration.selection)
        for (name, way) in [("increment", 1), ("decrement", -1)] {
            let next = plan.date(way, steps, after: shown)
            guard plan.clamped(next) == next else { continue }
            control.actions.append((name, { configuration.selection = next }))
        }
        return control
    }
}
