import Foundation
import PlumbCore
import PlumbPlatform

/// What stands beside the content of a row: circles and grips in edit mode, badges and arrows.
struct RowAccessories: View {
    let parts: RowParts
    @Binding var swipe: RowSwipe
    @Environment(\.platform) private var platform

    var body: some View {
        if parts.showsChoice {
            SelectionCircle(isChosen: parts.isSelected)
                .layoutValue(key: RowPartKey.self, value: .accessory(.leading))
        } else if parts.showsDelete {
            DeleteCircle { $swipe.openAlone(.trailing, by: platform.metrics.swipeButton, parts.list.openRow, platform) }
                .layoutValue(key: RowPartKey.self, value: .accessory(.leading))
        }
        if parts.showsGrip {
            Grip()
                .modifier(RowMoving(parts: parts, isHeld: false))
                .layoutValue(key: RowPartKey.self, value: .grip)
        } else if parts.badge != nil || parts.chevron != nil {
            RowEnd(parts: parts).layoutValue(key: RowPartKey.self, value: .accessory(.trailing))
        }
    }
}

/// The badge and the arrow at the trailing edge of a row.
struct RowEnd: View {
    let parts: RowParts
    @Environment(\.platform) private var platform

    var body: some View {
        if parts.badge != nil || parts.chevron != nil {
            HStack(spacing: platform.metrics.badgeGap) {
                if let badge = parts.badge { BadgeView(text: badge, color: parts.hasTint ? .white : nil) }
                if let chevron = parts.chevron {
                    arrow(chevron).padding(.trailing, -platform.metrics.chevronOverhang)
                }
            }
            .transformEnvironment(\.tint) { if parts.hasTint { $0 = .white } }
            .padding(.leading, parts.badge == nil ? platform.metrics.chevronGap : platform.metrics.badgeGap)
        }
    }

    @ViewBuilder private func arrow(_ chevron: RowChevron) -> some View {
        if let opener = parts.opener {
            let reach = platform.metrics.chevronReach
            ChevronView(chevron: chevron)
                .padding(.horizontal, reach)
                .frame(maxHeight: .infinity)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation { opener.wrappedValue.toggle() } }
                .padding(.horizontal, -reach)
        } else {
            ChevronView(chevron: chevron)
        }
    }
}

/// What fingers do to a row: taps on all of it, swipes, and drags after a while.
struct RowTouches: ViewModifier {
    let parts: RowParts
    @Binding var swipe: RowSwipe
    @Binding var isPressed: Bool
    /// Nil where rows have no menu.
    var lift: RowLift?
    @Environment(\.layoutDirection) private var direction
    @Environment(\.platform) private var platform

    /// From points to the right to points to the trailing side.
    private var sign: CGFloat { direction == .rightToLeft ? -1 : 1 }

    func body(content: Content) -> some View {
        let toggles = parts.expansion != nil
        let hasActions = !parts.actions(.leading).isEmpty || !parts.actions(.trailing).isEmpty
        content
            .onRowPress(
                isEnabled: !parts.buttons.isEmpty || parts.isChoosable || parts.hasPrimaryAction || toggles
                    || swipe.offset != 0
            ) {
                isPressed = $0 && swipe.offset == 0 && !toggles
            } perform: {
                tap()
            }
            .rowSwipe(
                SwipeGesture { $swipe.close(platform) }
                    .onChanged { swipe.drag($0.translation.width * sign, parts, platform) }
                    .onEnded { letGo($0) },
                isEnabled: hasActions && !parts.list.isEditing
            )
            .modifier(RowMoving(parts: parts, isHeld: true))
            .modifier(LiftingRow(parts: parts, lift: lift))
            .rowTrait(SpokenRowTrait.self) { spoken }
            .rowFindable(parts.insertion.map { $0.insertion.target($0.index) })
    }

    /// What fingers do, by names: choosing, deleting, moving. The row finds the buttons of swipes by itself.
    private var spoken: SpokenRow {
        var row = SpokenRow()
        row.isChosen = parts.isChosen
        if parts.isChoosable || parts.hasPrimaryAction || parts.expansion != nil {
            row.actions.append(("activate", { MainActor.assumeIsolated { tap() } }))
        }
        if let delete = parts.delete, parts.offersDelete {
            row.actions.append(("Delete", { MainActor.assumeIsolated { withAnimation { delete() } } }))
        }
        if parts.isMovable {
            let element = parts.element
            for (name, distance) in [("Move up", -1), ("Move down", 1)] {
                row.actions.append(
                    (name, { MainActor.assumeIsolated { withAnimation { element.move(by: distance) } } }))
            }
        }
        // What opens the row is what it does by itself.
        if parts.opener != nil { row.actions.append(("Select", { MainActor.assumeIsolated { tap() } })) }
        if parts.menu != nil, let lift {
            row.actions.append(("Show menu", { MainActor.assumeIsolated { lift.isOpen.wrappedValue = true } }))
        }
        return row
    }

    private func tap() {
        if swipe.offset != 0 { return $swipe.close(platform) }
        parts.list.openRow?.closeAny()
        if let expansion = parts.expansion { return withAnimation { expansion.wrappedValue.toggle() } }
        if parts.list.isEditing, let choice = parts.choice { parts.list.selection?.choose(choice); return }
        let buttons = parts.actions
        for button in buttons { button.action() }
        guard buttons.isEmpty, let choice = parts.choice else { return }
        if parts.isChoosable { parts.list.selection?.choose(choice) }
        if parts.hasPrimaryAction { parts.menu?.model.primaryAction?([choice]) }
    }

    /// 1. A long swipe runs the first action. 2. A row that is drawn half open opens, any other closes; where the
    /// finger was fast, it decides.
    private func letGo(_ value: DragGesture.Value) {
        guard let edge = swipe.edge else { return $swipe.close(platform) }
        let buttons = parts.traits.all(SwipeButtonTrait.self).filter { $0.edge == edge }
        if swipe.isFull, let first = buttons.first { return first.action() }
        let width = max(swipe.width, platform.metrics.swipeButton)
        let end = swipe.start + value.predictedEndTranslation.width * sign
        guard abs(end) > width / 2, (end > 0) == (edge == .leading) else { return $swipe.close(platform) }
        $swipe.openAlone(edge, by: width, parts.list.openRow, platform)
    }
}

/// Gives a row its menu, where rows have one.
private struct LiftingRow: ViewModifier {
    let parts: RowParts
    let lift: RowLift?

    func body(content: Content) -> some View {
        if lift != nil || parts.ownMenu != nil { content.modifier(RowMenu(parts: parts, lift: lift)) } else { content }
    }
}

extension RowSwipe {
    /// Follows a finger.
    @MainActor
    mutating func drag(_ distance: CGFloat, _ parts: RowParts, _ platform: Platform) {
        var new = start + distance
        let edge: HorizontalEdge = new > 0 ? .leading : .trailing
        let actions = parts.actions(edge)
        if actions.isEmpty { new = 0 }
        offset = new
        if new != 0 { self.edge = edge }
        isFull = actions.first?.allowsFullSwipe == true && abs(new) > parts.width * platform.metrics.fullSwipe
    }
}

// What is animated, is written in the animation: a function that changes the value itself would be done with that when
// the value is written.
@MainActor
extension Binding where Value == RowSwipe {
    fileprivate func open(_ edge: HorizontalEdge, by width: CGFloat, _ platform: Platform) {
        let offset = edge == .leading ? width : -width
        withAnimation(.spring(platform.springs.rowSwipe)) {
            wrappedValue = RowSwipe(edge: edge, offset: offset, start: offset, width: width)
        }
    }

    /// Opens the row, and closes the one that was open.
    fileprivate func openAlone(_ edge: HorizontalEdge, by width: CGFloat, _ openRow: OpenRow?, _ platform: Platform) {
        // First, since the row that was open last may have been this one.
        openRow?.open { close(platform) }
        open(edge, by: width, platform)
    }

    /// Takes over how wide the buttons are. A row that rests open rests there.
    func setWidth(_ width: CGFloat, _ platform: Platform) {
        let swipe = wrappedValue
        guard width != swipe.width, swipe.offset != 0, let edge = swipe.edge else { return }
        if swipe.offset == swipe.start { open(edge, by: width, platform) } else { wrappedValue.width = width }
    }

    /// The buttons are there until the row has closed.
    func close(_ platform: Platform) {
        withAnimation(.spring(platform.springs.rowSwipe)) {
            wrappedValue = RowSwipe(edge: wrappedValue.edge)
        } completion: {
            if wrappedValue.offset == 0 { wrappedValue = RowSwipe() }
        }
    }
}
