import PlumbCore
import PlumbPlatform

/// Controls that share a row of a menu, each as wide as the others, with lines between them: a group of its own.
struct MenuGroup: View {
    let content: ControlGroupStyleConfiguration.Content
    /// Whether only their symbols are seen.
    var isCompact = false
    @Environment(\.platform) private var platform

    var body: some View {
        HStack(spacing: 0) {
            content
                .buttonStyle(MenuCellStyle(isCompact: isCompact))
                .modifier(MenuCell())
        }
        .frame(minHeight: isCompact ? platform.metrics.menuRowHeight : platform.metrics.menuGroupHeight)
        .fixedSize(horizontal: false, vertical: true)
        .clipped()
        .alignmentGuide(.menuGroup) { _ in 1 }
    }
}

/// A control with a line before it: the first one's lies beyond the menu.
private struct MenuCell: MemberModifier {
    @MainActor static func makeNodes<C: View>(of modifier: MenuCell, content: C, in builder: GraphBuilder) {
        builder.add(
            content.frame(maxWidth: .infinity, maxHeight: .infinity).overlay(alignment: .leading) { MenuCellLine() })
    }
}

/// The line before a control.
private struct MenuCellLine: View {
    @Environment(\.pixelLength) private var pixel

    var body: some View { Color(system: .menuLine).frame(width: pixel).padding(.leading, -pixel) }
}

/// A button that shares a row: its action closes the menu.
private struct MenuCellStyle: PrimitiveButtonStyle {
    let isCompact: Bool
    @Environment(\.closeMenus) private var close
    @Environment(\.menuActionDismissBehavior) private var behavior

    func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration.closing(close, behavior)) { MenuCellView(button: $0, isCompact: isCompact) }
    }
}

private struct MenuCellView: View {
    let button: ButtonStyleConfiguration
    let isCompact: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.platform) private var platform

    var body: some View {
        button.label
            .labelStyle(MenuCellLabelStyle(isCompact: isCompact))
            .font(.footnote)
            .lineLimit(1)
            .defaultForeground(button.menuColor(isEnabled: isEnabled))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(button.isPressed ? Color(system: .menuPress) : .clear)
            .contentShape(Rectangle())
    }
}

/// The symbol above the words, or alone.
private struct MenuCellLabelStyle: LabelStyle {
    let isCompact: Bool

    func makeBody(configuration: Configuration) -> some View {
        MenuCellLabel(configuration: configuration, isCompact: isCompact)
    }
}

private struct MenuCellLabel: View {
    let configuration: LabelStyleConfiguration
    let isCompact: Bool
    @ScaledMetric(\.metrics.menuIcon) private var size
    @Environment(\.platform) private var platform

    init(configuration: LabelStyleConfiguration, isCompact: Bool) {
        self.configuration = configuration
        self.isCompact = isCompact
    }

    var body: some View {
        if isCompact {
            configuration.icon.font(.system(size: size))
        } else {
            VStack(spacing: platform.metrics.menuGroupGap) {
                configuration.icon.font(.system(size: size)).frame(height: size)
                configuration.title
            }
        }
    }
}

/// In a menu, symbols that share a row; anywhere else, a button that opens a menu with such a row.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        MenuGroupOrButton(configuration: configuration) { MenuGroup(content: configuration.content, isCompact: true) }
    }
}

/// In a menu, a row that opens another menu with the controls; anywhere else, a button that does.
public struct MenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// In a menu, a row that opens another menu with the controls side by side; anywhere else, a button that does.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            MenuGroup(content: configuration.content, isCompact: true)
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Symbols that share a row of a menu.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu of the controls.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A menu with the controls side by side.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// What stands in a menu as it is, and anywhere else opens one.
private struct MenuGroupOrButton<Group: View>: View {
    let configuration: ControlGroupStyleConfiguration
    @ViewBuilder let group: Group
    @Environment(\.closeMenus) private var closeMenus

    var body: some View {
        if closeMenus == nil {
            Menu {
                group
            } label: {
                configuration.label
            }
        } else {
            group
        }
    }
}
