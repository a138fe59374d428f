import Foundation
import PlumbCore
import PlumbPlatform

extension View {
    /// Shows a menu's card over the page while it is open. A touch anywhere else, and the escape key, close it.
    ///
    /// - Parameters:
    ///   - isWhole: whether the card stands over the view rather than become lower, where there is too little room
    ///     beside it.
    ///   - anchor: where the card stands, in the page's coordinates; nil for at the view.
    func openMenu<Card: View>(
        isPresented: Binding<Bool>, _ platform: Platform, isWhole: Bool = false, at anchor: CGRect? = nil,
        @ViewBuilder card: @escaping () -> Card
    ) -> some View {
        presentMenu(
            isPresented: isPresented.wrappedValue,
            in: { $0.place(forWidth: CGFloat(platform.metrics.menuWidth), at: anchor, isWhole: isWhole, platform) },
            close: { isPresented.wrappedValue = false }, presented: card)
    }
}

extension PresentationRoom {
    /// What bars leave of the page.
    var free: CGRect {
        let leading = isRightToLeft ? safeArea.trailing : safeArea.leading
        return CGRect(
            x: page.minX + leading, y: safeArea.top, width: page.width - safeArea.leading - safeArea.trailing,
            height: page.height - safeArea.top - safeArea.bottom)
    }
}

extension PresentationRoom {
    /// Where a card stands that a button has opened.
    ///
    /// 1. It begins where the button does, or ends where it ends, whichever is nearer to an edge of the page; where
    /// both are as near, at the leading end. A card in the middle has the button's middle. 2. It stands below the
    /// button, or above where there is more room and below not enough. 3. It keeps a margin from the edges, and clear
    /// of what bars take. Where it is wider than that, it keeps the leading edge.
    ///
    /// - Parameters:
    ///   - width: that it is proposed; nil for its own.
    ///   - place: the button, in the page's coordinates; nil for the view that presents the card.
    ///   - isMiddle: whether its middle is the button's.
    ///   - isWhole: whether it covers the button rather than become lower, where there is too little room beside it.
    func place(
        forWidth width: CGFloat?, at place: CGRect? = nil, isMiddle: Bool = false, isWhole: Bool, _ platform: Platform
    ) -> CGRect {
        let (gap, edge) = (CGFloat(platform.metrics.menuGap), CGFloat(platform.metrics.menuMargin))
        let free = free
        let anchor = place ?? anchor ?? CGRect(x: free.midX, y: free.midY, width: 0, height: 0)
        let below = free.maxY - anchor.maxY - gap - edge
        let above = anchor.minY - free.minY - gap - edge
        let ideal = size(for: ProposedViewSize(width: width, height: nil))
        // (2)
        let isBelow = ideal.height <= below || below >= above
        let most = isWhole ? free.height - 2 * edge : isBelow ? below : above
        let height = min(ideal.height, max(most, 0))
        let y = isBelow ? anchor.maxY + gap : anchor.minY - gap - height
        // (1)
        let isLeft = isRightToLeft ? anchor.midX < free.midX : anchor.midX <= free.midX
        let x = isMiddle ? anchor.midX - ideal.width / 2 : isLeft ? anchor.minX : anchor.maxX - ideal.width
        // (3)
        let (first, last) = (free.minX + edge, free.maxX - edge - ideal.width)
        let origin = CGPoint(
            x: isRightToLeft ? min(max(x, first), last) : max(min(x, last), first),
            y: max(min(y, free.maxY - edge - height), free.minY + edge))
        return CGRect(origin: origin, size: CGSize(width: ideal.width, height: height))
    }
}

/// Rows on a card that throws a shadow. They look as in a menu whatever is around the button.
struct MenuCard<Content: View>: View {
    let content: Content
    let close: () -> Void
    @Environment(\.platform) private var platform

    var body: some View {
        VStack(spacing: 0) { content.modifier(MenuMember()) }
            .frame(width: platform.metrics.menuWidth)
            .buttonStyle(MenuRowStyle())
            .toggleStyle(MenuToggleStyle())
            .labelStyle(MenuLabelStyle())
            .pickerStyle(.inline)
            .environment(\.closeMenus, close)
            .floatingCard(radius: platform.metrics.menuRadius)
    }
}

extension View {
    /// A card over the page, with a shadow. What is on it looks as on a page of its own, whatever is around its button.
    func floatingCard(radius: Double) -> some View { modifier(FloatingCard(radius: CGFloat(radius))) }
}

private struct FloatingCard: ViewModifier {
    let radius: CGFloat
    @Environment(\.platform) private var platform

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
        content
            .foregroundColor(nil)
            .font(.body)
            .environment(\.sectionMember, .loose)
            .environment(\.labelsVisibility, .automatic)
            .clipShape(shape)
            .background(Color(system: .tertiaryBackground), in: shape)
            .shadow(platform.shadows.menu)
    }
}

/// Dresses the members of a menu: lines between the rows, headers small and grey.
private struct MenuMember: RowMaker {
    @MainActor static func makeNodes<C: View>(of modifier: MenuMember, content: C, in builder: GraphBuilder) {
        if C.self == Divider.self {
            builder.add(MenuDivider())
        } else {
            builder.add(MenuPart(content: content))
        }
    }
}

/// The thick line of a divider.
private struct MenuDivider: View {
    @Environment(\.platform) private var platform

    var body: some View { Color.line.frame(height: platform.metrics.menuDivider) }
}

private struct MenuPart<Content: View>: View {
    let content: Content
    @Environment(\.sectionMember) private var member
    @Environment(\.pixelLength) private var pixel
    @Environment(\.platform) private var platform

    var body: some View {
        row
            .environment(\.sectionMember, nil)
            // The line lies above the row, and the first one's beyond the card.
            .overlay(alignment: .top) { Color.line.frame(height: pixel).offset(y: -pixel) }
    }

    @ViewBuilder private var row: some View {
        if member?.role == .row {
            content
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

/// A button as a row: its action closes the menu.
private struct MenuRowStyle: PrimitiveButtonStyle {
    @Environment(\.closeMenus) private var close
    @Environment(\.menuActionDismissBehavior) private var behavior

    func makeBody(configuration: Configuration) -> some View {
        let (close, stays) = (close, behavior == .disabled)
        let row = PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label) {
            if !stays { close?() }
            configuration.trigger()
        }
        PressableButton(row) { MenuRow(button: $0) }
    }
}

private struct MenuRow: View {
    let button: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.platform) private var platform

    var body: some View {
        button.label
            .defaultForeground(isEnabled ? (button.role == .destructive ? .red : .primary) : .faintLabel)
            .padding(.horizontal, platform.metrics.menuPadding)
            .padding(.vertical, platform.metrics.menuRowInset)
            .frame(maxWidth: .infinity, minHeight: platform.metrics.rowHeight, alignment: .leading)
            .background(button.isPressed ? Color.fill : .clear)
            .contentShape(Rectangle())
    }
}

/// A row with a check mark when it is on.
private struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Checkmark(isShown: configuration.isOn)
                configuration.label
            }
        }
    }
}

/// The words at the leading, the symbol at the trailing edge.
private struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            Spacer(minLength: 0)
            configuration.icon
        }
    }
}
