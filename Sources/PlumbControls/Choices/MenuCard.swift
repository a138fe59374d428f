import Foundation
import PlumbCore
import PlumbPlatform

/// Rows on a card that throws a shadow. They look as in a menu whatever is around the button. Where there is too little
/// room for all, they scroll.
struct MenuCard<Content: View>: View {
    let content: Content
    let close: () -> Void
    @State private var marks = TraitStore()
    @State private var position = ScrollPosition()
    @Environment(\.menuModel) private var model
    @Environment(\.menuHasPriority) private var hasPriority
    @Environment(\.screenWidthClass) private var widthClass
    @Environment(\.platform) private var platform

    init(content: Content, close: @escaping () -> Void) {
        self.content = content
        self.close = close
    }

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: platform.metrics.menuRadius, style: .continuous)
        ScrollView {
            MenuLayout(gap: CGFloat(platform.metrics.menuDivider), model: hasPriority ? model : nil) {
                content.modifier(MenuMember())
            }
            .padding(.vertical, platform.metrics.menuEnds)
        }
        .scrollBounceBehavior(.basedOnSize)
        // The card's shape cuts what is beyond it.
        .scrollClipDisabled()
        .scrollPosition($position)
        // The first rows are seen, which are the lowest there.
        .onAppear { if hasPriority, model?.opensUp == true { position.scrollTo(edge: .bottom) } }
        .frame(width: widthClass == .regular ? platform.metrics.menuTabletWidth : platform.metrics.menuWidth)
        .buttonStyle(MenuRowStyle())
        .toggleStyle(MenuToggleStyle())
        .labelStyle(MenuLabelStyle())
        .pickerStyle(.inline)
        .lineLimit(Int(platform.metrics.menuLines))
        .imageScale(.medium)
        .transformEnvironment(\.self) { [close, marks] in
            $0.closeMenus = close
            $0.menuMarks = marks
        }
        .cardContent(in: shape)
        .background(Material.menu, in: shape)
        .shadow(platform.shadows.menu)
    }
}

extension View {
    /// A card over the page, with a shadow. What is on it looks as on a page of its own, whatever is around its button.
    func floatingCard(radius: Double) -> some View { modifier(FloatingCard(radius: CGFloat(radius))) }

    /// What is on a card over the page: it looks as on a page of its own.
    fileprivate func cardContent(in shape: some Shape) -> some View {
        foregroundColor(nil)
            .font(.body)
            .environment(\.sectionMember, .loose)
            .environment(\.labelsVisibility, .automatic)
            .clipShape(shape)
    }
}

private struct FloatingCard: ViewModifier {
    let radius: CGFloat
    @Environment(\.platform) private var platform

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
        content
            .cardContent(in: shape)
            .background(Color(system: .tertiaryBackground), in: shape)
            .shadow(platform.shadows.menu)
    }
}

/// Dresses the members of a menu: lines between the rows, gaps between groups, headers small and grey.
private struct MenuMember: RowMaker {
    @MainActor static func makeNodes<C: View>(of modifier: MenuMember, content: C, in builder: GraphBuilder) {
        if C.self == Divider.self {
            builder.add(Color.clear.frame(height: 0).layoutValue(key: MenuPlaceKey.self, value: MenuPlace(.divider)))
        } else {
            builder.add(MenuPart(content: content))
        }
    }
}

private struct MenuPart<Content: View>: View {
    let content: Content
    @Environment(\.sectionMember) private var member
    @Environment(\.pixelLength) private var pixel
    @Environment(\.platform) private var platform

    var body: some View {
        MenuPartLayout(pixel: pixel) {
            row.environment(\.sectionMember, nil)
            MenuGap()
            Color(system: .menuLine).opacity(platform.metrics.menuDividerLine > 0 ? 0 : 1)
        }
        .layoutValue(key: MenuPlaceKey.self, value: MenuPlace(member))
    }

    @ViewBuilder private var row: some View {
        if member?.role == .row {
            if MenuPiece.of(Content.self) == .words {
                // Words alone are a row that does nothing.
                MenuRowGround { MenuWords(content).foregroundStyle(Color.secondary) }
            } else {
                content
            }
        } else {
            content
                .font(.footnote)
                .foregroundStyle(Color.secondary)
                .padding(.horizontal, platform.metrics.menuPadding)
                .padding(.vertical, platform.metrics.menuHeaderPadding)
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityAddTraits(member?.role == .header ? .isHeader : [])
        }
    }
}

/// What parts two groups: a band, or a line in the middle of it.
private struct MenuGap: View {
    @Environment(\.platform) private var platform

    var body: some View {
        let metrics = platform.metrics
        if metrics.menuDividerLine > 0 {
            Color(system: .menuLine).frame(height: metrics.menuDividerLine)
                .padding(.horizontal, metrics.menuDividerInset)
                .frame(minHeight: 0, maxHeight: .infinity)
                .clipped()
        } else {
            Color(system: .menuGap)
        }
    }
}

/// A row, and above it a gap where it is higher than the row, else a line.
private struct MenuPartLayout: Layout {
    let pixel: CGFloat

    private func height(_ subviews: Subviews, _ width: CGFloat?) -> CGSize {
        subviews.first?.sizeThatFits(ProposedViewSize(width: width, height: nil)) ?? .zero
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let row = height(subviews, proposal.width)
        return CGSize(width: row.width, height: max(row.height, proposal.height ?? 0))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.indices.contains(2) else { return }
        let row = height(subviews, bounds.width).height
        let gap = bounds.height - row > pixel ? bounds.height - row : 0
        func put(_ index: Int, at y: CGFloat, height: CGFloat) {
            subviews[index].place(
                at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
        }
        put(0, at: bounds.minY + gap, height: row)
        put(1, at: bounds.minY, height: gap)
        // The line lies above the row, and the first one's beyond the card.
        put(2, at: bounds.minY - pixel, height: gap > 0 ? 0 : pixel)
    }
}

/// A button as a row: its action closes the menu.
private struct MenuRowStyle: PrimitiveButtonStyle {
    @Environment(\.closeMenus) private var close
    @Environment(\.menuActionDismissBehavior) private var behavior

    func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration.closing(close, behavior)) { MenuRow(button: $0) }
    }
}

extension PrimitiveButtonStyleConfiguration {
    /// The button of a menu: its action closes the menu first, unless that is to stay open.
    @MainActor func closing(_ close: (() -> Void)?, _ behavior: MenuActionDismissBehavior)
        -> PrimitiveButtonStyleConfiguration
    {
        let stays = behavior == .disabled
        return PrimitiveButtonStyleConfiguration(role: role, label: label) {
            if !stays { close?() }
            trigger()
        }
    }
}

extension ButtonStyleConfiguration {
    /// The colour of a button of a menu.
    func menuColor(isEnabled: Bool) -> Color {
        if !isEnabled { return Color(system: .menuDisabled) }
        return role == .destructive ? .red : .primary
    }
}

private struct MenuRow: View {
    let button: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    init(button: ButtonStyleConfiguration) { self.button = button }

    var body: some View {
        MenuRowGround(isPressed: button.isPressed) {
            MenuWords(button.label).defaultForeground(button.menuColor(isEnabled: isEnabled))
        }
    }
}

/// The room of a row and its words.
private struct MenuRowGround<Words: View>: View {
    let isPressed: Bool
    let words: Words
    private var marks = TraitsAround(\.menuMarks, of: [MenuMarkTrait.self])
    @ScaledMetric(\.metrics.menuMarkColumn) private var markColumn
    @Environment(\.platform) private var platform

    init(isPressed: Bool = false, @ViewBuilder words: () -> Words) {
        self.isPressed = isPressed
        self.words = words()
    }

    var body: some View {
        let metrics = platform.metrics
        let hasMarks = marks[MenuMarkTrait.self] != nil
        words
            .padding(.leading, hasMarks ? markColumn : metrics.menuPadding)
            .padding(.trailing, metrics.menuPadding)
            .padding(.vertical, metrics.menuRowInset)
            .frame(maxWidth: .infinity, minHeight: metrics.menuRowHeight, alignment: .leading)
            // Marks are heard of while the menu opens: words don't move by the spring that it opens by.
            .animation(nil, value: hasMarks)
            .background(isPressed ? Color(system: .menuPress) : .clear)
            .contentShape(Rectangle())
    }
}

/// A row with a check mark when it is on.
private struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            MarkedLabel(mark: configuration.isOn ? .check : nil) { configuration.label }
        }
    }
}
