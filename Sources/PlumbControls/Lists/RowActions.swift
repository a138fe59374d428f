import Foundation
import PlumbCore
import PlumbPlatform

/// A button that all of its row stands for.
struct RowButton {
    /// What the link has that is the button. In a column, a list whose rows are such values chooses it instead.
    var value: AnyHashable?
    /// Whether the next column shows what the link leads to.
    var isShown = false
    let action: @MainActor () -> Void
}

enum RowButtonTrait: RowTraitKey {
    typealias Value = RowButton
    static var leavesContainers: Bool { true }
}

/// The arrow at the trailing edge of a row that leads somewhere, or opens something.
struct RowChevron: Equatable {
    /// Whether it points down.
    var turned = false
    /// Whether it has the tint, or is faint.
    var isTinted = false
    /// Whether it leads nowhere.
    var isFaded = false
}

private struct HidesLinkArrowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether links have no arrow at the end of their row.
    package var hidesLinkArrows: Bool {
        get { self[HidesLinkArrowsKey.self] }
        set { self[HidesLinkArrowsKey.self] = newValue }
    }
}

extension View {
    /// Whether links within have an arrow at the end of their row.
    package func linkArrows(_ areShown: Bool) -> some View { environment(\.hidesLinkArrows, !areShown) }
}

enum RowChevronTrait: RowTraitKey { typealias Value = RowChevron }

/// Whether the rows below a row of an outline are there. Where a tap on the row chooses it, one on its arrow opens it.
enum RowOpenerTrait: RowTraitKey { typealias Value = Binding<Bool> }

/// How many groups further in the row stands; what stands in several has it several times.
enum RowIndentTrait: RowTraitKey { typealias Value = Int }

/// The arrow, as large as body text makes it.
struct ChevronView: View {
    let chevron: RowChevron
    @ScaledMetric(\.metrics.chevronWidth) private var width
    @ScaledMetric(\.metrics.chevronHeight) private var height
    @ScaledMetric(\.metrics.chevronLine) private var line
    @Environment(\.layoutDirection) private var direction
    @Environment(\.platform) private var platform

    init(chevron: RowChevron) { self.chevron = chevron }

    var body: some View {
        let turn = chevron.turned ? platform.metrics.disclosureTurn : 0
        ChevronShape(inset: line / 2)
            .stroke(
                chevron.isTinted ? Color.accentColor : Color(system: .chevron),
                style: StrokeStyle(lineWidth: line, lineCap: .round, lineJoin: .round)
            )
            .frame(width: width, height: height)
            .rotationEffect(.degrees(direction == .rightToLeft ? -turn : turn))
            .opacity(chevron.isFaded ? platform.metrics.disabledOpacity : 1)
            .accessibilityHidden(true)
    }
}

/// Two lines that meet at the trailing edge.
private struct ChevronShape: Shape {
    let inset: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        return Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        }
    }
}
