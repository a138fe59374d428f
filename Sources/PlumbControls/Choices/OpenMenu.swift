import Foundation
import PlumbCore

/// An open menu: a card of rows over the page, and around it all that closes it.
struct OpenMenu<Content: View>: View {
    let content: Content
    /// Closes this menu and those around it.
    let close: () -> Void
    /// Closes this menu.
    let dismiss: () -> Void
    private var page = PageSize()

    init(content: Content, close: @escaping () -> Void, dismiss: @escaping () -> Void) {
        self.content = content
        self.close = close
        self.dismiss = dismiss
    }

    var body: some View {
        GeometryReader { button in
            let frame = button.frame(in: .global)
            ZStack(alignment: .topLeading) {
                Color.clear.contentShape(Rectangle()).onTapGesture(perform: dismiss)
                MenuLayout(anchor: frame) { MenuCard(content: content, close: close) }
            }
            .frame(width: page.size.width, height: page.size.height)
            .offset(x: -frame.minX, y: -frame.minY)
        }
        .floating()
    }
}

/// 1. The card begins where the button does, or ends where it ends, whichever is nearer to an edge of the page. 2. It stands below the button, or
/// above where there is more room and below not enough. 3. It keeps 8 points from the edges.
private struct MenuLayout: Layout {
    let anchor: CGRect

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let edge = ControlMetrics.menuMargin
        let below = bounds.height - anchor.maxY - ControlMetrics.menuGap - edge
        let above = anchor.minY - ControlMetrics.menuGap - edge
        for subview in subviews {
            let ideal = subview.sizeThatFits(ProposedViewSize(width: ControlMetrics.menuWidth, height: nil))
            let isBelow = ideal.height <= below || below >= above
            let height = min(ideal.height, max(isBelow ? below : above, 0))
            // (1)
            let isLeft = anchor.midX <= bounds.width / 2
            let x = isLeft ? anchor.minX : anchor.maxX - ideal.width
            let y = isBelow ? anchor.maxY + ControlMetrics.menuGap : anchor.minY - ControlMetrics.menuGap - height
            subview.place(
                at: CGPoint(
                    x: bounds.minX + max(min(x, bounds.width - edge - ideal.width), edge),
                    y: bounds.minY + max(min(y, bounds.height - edge - height), edge)),
                proposal: ProposedViewSize(width: ControlMetrics.menuWidth, height: height))
        }
    }
}

/// Rows on a card that throws a shadow. They look as in a menu whatever is around the button.
private struct MenuCard<Content: View>: View {
    let content: Content
    let close: () -> Void

    var body: some View {
        VStack(spacing: 0) { content.modifier(MenuMember()) }
            .frame(width: ControlMetrics.menuWidth)
            .buttonStyle(MenuRowStyle())
            .toggleStyle(MenuToggleStyle())
            .labelStyle(MenuLabelStyle())
            .pickerStyle(.inline)
            .foregroundColor(nil)
            .font(.body)
            .environment(\.closeMenus, close)
            .environment(\.sectionPart, .loose)
            .environment(\.isInFormRow, false)
            .environment(\.labelsHidden, false)
            .clipShape(RoundedRectangle(cornerRadius: ControlMetrics.menuRadius, style: .continuous))
            .background(
                Color(uiColor: .tertiarySystemBackground),
                in: RoundedRectangle(cornerRadius: ControlMetrics.menuRadius, style: .continuous)
            )
            .shadow(color: .black.opacity(0.2), radius: 16, y: 8)
    }
}

/// Dresses the members of a menu: lines between the rows, headers small and grey.
private struct MenuMember: MemberModifier {
    @MainActor static func makeNodes<C: View>(of modifier: MenuMember, content: C, in builder: GraphBuilder) {
        if C.self == Divider.self {
            builder.add(Color.line.frame(height: ControlMetrics.menuDivider))
        } else {
            builder.add(MenuPart(content: content))
        }
    }
}

private struct MenuPart<Content: View>: View {
    let content: Content
    @Environment(\.sectionPart) private var part
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        row
            .environment(\.sectionPart, nil)
            // The line lies above the row, and the first one's beyond the card.
            .overlay(alignment: .top) { Color.line.frame(height: pixel).offset(y: -pixel) }
    }

    @ViewBuilder private var row: some View {
        if part?.kind == .row {
            content
        } else {
            content
                .font(.footnote)
                .foregroundStyle(Color.secondary)
                .padding(.horizontal, ControlMetrics.menuPadding)
                .padding(.vertical, 8)
                .frame(maxWidth: .infinity, alignment: .leading)
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

    var body: some View {
        button.label
            .defaultForeground(isEnabled ? (button.role == .destructive ? .red : .primary) : .faintLabel)
            .padding(.horizontal, ControlMetrics.menuPadding)
            .padding(.vertical, ControlMetrics.rowVerticalPadding)
            .frame(maxWidth: .infinity, minHeight: ControlMetrics.rowHeight, alignment: .leading)
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
                Image(systemName: "checkmark").font(.system(size: 17, weight: .semibold))
                    .opacity(configuration.isOn ? 1 : 0)
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
