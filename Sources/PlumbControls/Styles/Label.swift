import Foundation
import PlumbCore

/// A symbol and a text.
///
/// Size and place are its style's: `labelStyle(_:)`. The platform's own puts them side by side, as an `HStack` does.
@Located
public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon
    @Environment(\.labelStyles) private var styles

    /// A label of any views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        let configuration = LabelStyleConfiguration(
            title: LabelStyleConfiguration.Title(part: OneView(label: title)),
            icon: LabelStyleConfiguration.Icon(part: OneView(icon)))
        styles.body(configuration) { DefaultLabelStyle().makeBody(configuration: configuration) }
            .accessibilityIconLabel(title.knownWords)
    }
}

extension Label where Title == Text, Icon == Image {
    /// A text and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// A text as it stands and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// A text and a picture of the assets.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// A text as it stands and a picture of the assets.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

extension Label where Title == Text, Icon == Image {
    /// A text and a picture of the assets.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    /// A text as it stands and a picture of the assets.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is making the body of, in the next style around it.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Label: SpokenView {
    package var spokenText: Text? { title.knownWords }
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the view that `makeBody` returns. The compiler infers it.
    associatedtype Body: View
    /// What is known of the label.
    typealias Configuration = LabelStyleConfiguration

    /// The label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label, for a style.
public struct LabelStyleConfiguration {
    /// The label's words.
    public struct Title: View {
        let part: OneView
        public var body: some View { part }
    }

    /// The label's symbol.
    public struct Icon: View {
        let part: OneView
        public var body: some View { part.accessibilityIconPart() }
    }

    /// The label's words.
    public let title: Title
    /// The label's symbol.
    public let icon: Icon
}

extension EnvironmentValues {
    /// The styles of labels.
    var labelStyles: StyleChain<LabelStyleConfiguration> {
        get { self[StyleChain<LabelStyleConfiguration>.self] }
        set { self[StyleChain<LabelStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// How labels within look. Inner styles win; a label in a style's body has the style around it.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        styled(by: style, in: \.labelStyles) { $0.makeBody(configuration: $1) }
    }
}

/// The platform's own: symbol and words. In a row of a list or form the symbols stand in a column, in the tint colour.
public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The symbol before the words.
public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        IconAndTitle(configuration: configuration)
    }
}

/// The words alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The symbol alone.
public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The platform's own.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Symbol and words.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The words alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The symbol alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// In a row of a list or form symbols stand in a column, in the tint colour unless somebody has set another.
private struct IconAndTitle: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.isInRow) private var isInRow
    @Environment(\.listItemTint) private var itemTint
    @Environment(\.listContext) private var list
    @Environment(\.labelDistances) private var distances
    @Environment(\.platform) private var platform
    @ScaledMetric(\.metrics.labelIcon) private var scaledIcon

    var body: some View {
        if isInRow {
            HStack(spacing: distances.spacing ?? gap) {
                configuration.icon.defaultForeground(itemTint?.color ?? .accentColor)
                    // Larger symbols stand in a wider column; it is never less wide than at the standard size.
                    .frame(minWidth: distances.iconWidth ?? max(platform.metrics.labelIcon, scaledIcon))
                configuration.title
            }
        } else {
            HStack(alignment: .firstLine, spacing: distances.spacing) {
                if let width = distances.iconWidth {
                    configuration.icon.frame(minWidth: width)
                } else {
                    configuration.icon
                }
                configuration.title
            }
        }
    }

    private var gap: CGFloat {
        list.look == .column ? platform.metrics.columnLabelGap : platform.metrics.labelGap
    }
}

/// What somebody has said of the distances in labels, in points.
package struct LabelDistances: Equatable {
    package var spacing: CGFloat?
    package var iconWidth: CGFloat?
}

private struct LabelDistancesKey: EnvironmentKey { static var defaultValue: LabelDistances { LabelDistances() } }

extension EnvironmentValues {
    /// What somebody has said of the distances in labels.
    package var labelDistances: LabelDistances {
        get { self[LabelDistancesKey.self] }
        set { self[LabelDistancesKey.self] = newValue }
    }
}

extension View {
    /// How far the title of labels within stands from their icon, in points.
    package func labelSpacing(_ spacing: CGFloat) -> some View {
        transformEnvironment(\.labelDistances) { $0.spacing = spacing.isFinite ? spacing : nil }
    }

    /// How wide the column of the icons of labels within is, in points.
    package func labelIconWidth(_ width: CGFloat) -> some View {
        transformEnvironment(\.labelDistances) { $0.iconWidth = width.isFinite ? width : nil }
    }
}

extension VerticalAlignment {
    /// The middle of the first line, or of what has no text: an icon stands at the first line of a title of several.
    ///
    /// Lines are taken to be as high as one with the first's part above its baseline and the last's below. Source:
    /// pictures of Apple's system with titles of several lines, in the snapshot tests of swift-markdown-ui.
    fileprivate static let firstLine = VerticalAlignment(FirstLine.self)
}

private enum FirstLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
        (context[.firstTextBaseline] + context.height - context[.lastTextBaseline]) / 2
    }
}
