import Foundation
import PlumbCore

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the view that `makeBody` returns. The compiler infers it.
    associatedtype Body: View
    /// What is known of the progress.
    typealias Configuration = ProgressViewStyleConfiguration

    /// The progress view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A progress view, for a style.
public struct ProgressViewStyleConfiguration {
    /// What goes on.
    public struct Label: View {
        let part: OneView
        public var body: some View { part.accessibilityLabelPart() }
    }

    /// How far it has come, in words.
    public struct CurrentValueLabel: View {
        let part: OneView
        public var body: some View { part.accessibilityValuePart() }
    }

    /// From 0 to 1; nil where nobody knows.
    public let fractionCompleted: Double?
    /// What goes on; nil where nobody says.
    public var label: Label?
    /// How far it has come, in words; nil where nobody says.
    public var currentValueLabel: CurrentValueLabel?
}

extension EnvironmentValues {
    /// The styles of progress views.
    var progressViewStyles: StyleChain<ProgressViewStyleConfiguration> {
        get { self[StyleChain<ProgressViewStyleConfiguration>.self] }
        set { self[StyleChain<ProgressViewStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// How progress within looks. Inner styles win; progress in a style's body has the style around it.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        styled(by: style, in: \.progressViewStyles) { $0.makeBody(configuration: $1) }
    }
}

/// The platform's own: a line where there is a value, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A line that fills up. Without a value it is empty.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    nonisolated public init() { tint = nil }

    /// A line with a colour of its own.
    @available(*, deprecated, message: "Use tint(_:) instead.")
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        LabeledLine(configuration: configuration, tint: tint)
    }
}

/// A line between what goes on and how far it has come.
private struct LabeledLine: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.platform) private var platform

    var body: some View {
        VStack(alignment: .leading, spacing: platform.metrics.progressSpacing) {
            VisibleLabel { configuration.label }
            FilledLine(fraction: configuration.fractionCompleted ?? 0, ownColor: tint)
            VisibleLabel { configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary) }
        }
    }
}

/// A spinner over its label; on iOS it shows no value.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    nonisolated public init() { tint = nil }

    /// A spinner with a colour of its own.
    @available(*, deprecated, message: "Use tint(_:) instead.")
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        LabeledSpinner(configuration: configuration, tint: tint)
    }
}

/// A spinner over what goes on.
private struct LabeledSpinner: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.platform) private var platform

    var body: some View {
        VStack(spacing: platform.metrics.progressSpacing) {
            Spinner(ownColor: tint)
            VisibleLabel { configuration.label.foregroundStyle(.secondary) }
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The platform's own.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A line.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A line, a part of it in the tint colour.
struct FilledLine: View {
    let fraction: Double
    let ownColor: Color?
    /// Whether a gradient runs along the whole line, of which a part is seen.
    var followsTrack = false
    @Environment(\.tintStyle) private var tint
    @Environment(\.platform) private var platform

    var body: some View {
        Capsule(style: .circular).fill(Color.fill)
            .overlay(alignment: .leading) {
                GeometryReader { proxy in
                    let part = Capsule(style: .circular)
                    if followsTrack, tint?.gradient != nil {
                        Rectangle().fill(TrackTint(tint).line).flipsForRightToLeftLayoutDirection(true)
                            .mask(alignment: .leading) { part.frame(width: proxy.size.width * fraction) }
                    } else {
                        part.fill(ownColor.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
                            .frame(width: proxy.size.width * fraction)
                    }
                }
            }
            .frame(height: platform.metrics.progressLine)
    }
}

/// Spokes, one after the other the darkest.
struct Spinner: View {
    let ownColor: Color?
    @Environment(\.controlSize) private var controlSize
    @Environment(\.tint) private var tint
    @Environment(\.platform) private var platform

    var body: some View {
        let isLarge = controlSize == .large || controlSize == .extraLarge
        let size = isLarge ? platform.metrics.largeSpinner : platform.metrics.spinner
        Ticking(every: platform.metrics.spinnerStep) { tick in
            Spokes(first: tick % Int(platform.metrics.spokes), color: ownColor ?? tint ?? .gray)
        }
        .frame(width: size, height: size)
    }
}

private struct Spokes: View {
    let first: Int
    let color: Color
    @Environment(\.platform) private var platform

    var body: some View {
        let count = Int(platform.metrics.spokes)
        ZStack {
            ForEach(0..<count, id: \.self) { spoke in
                let age = (first - spoke + count) % count
                Spoke(
                    turn: Double(spoke) / Double(count), width: platform.metrics.spokeWidth,
                    length: platform.metrics.spokeLength
                )
                .fill(color.opacity(1 - platform.metrics.spokeFade * Double(age) / Double(count - 1)))
            }
        }
    }
}

/// A spoke of a wheel that fills the rectangle, from its rim inwards.
private struct Spoke: Shape {
    let turn: Double
    /// In parts of the radius.
    let width: Double
    let length: Double

    /// Clockwise in both directions.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let width = radius * width
        let spoke = CGRect(x: -width / 2, y: -radius, width: width, height: radius * length)
        return Path(roundedRect: spoke, cornerRadius: width / 2).applying(
            CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: turn * 2 * .pi))
    }
}
