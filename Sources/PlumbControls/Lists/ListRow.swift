import Foundation
import PlumbCore
import PlumbPlatform

/// What a row, header or footer of a list has beside its content: the ground, lines, what stands beside the content,
/// and what the whole row does.
struct ListRow: View {
    /// Tells the content whether the tint lies behind it.
    let hasTint: Binding<Bool>?
    /// The menu of the row; nil where rows have none.
    let lift: RowLift?
    private var place = RowPlace()
    private var traits = RowTraits()
    @State private var touch = RowTouch()
    private var around: InheritedFacts<RowSurroundings>

    init(
        hasTint: Binding<Bool>? = nil, lift: RowLift? = nil,
        reading around: @escaping (EnvironmentValues) -> RowSurroundings = { $0.rowSurroundings }
    ) {
        self.hasTint = hasTint
        self.lift = lift
        self.around = InheritedFacts(around)
    }

    // What is read several times is read once: reading is most of what a row costs.
    var body: some View { arrangement(around.value, touch, place.member, place.element) }

    private func arrangement(
        _ around: RowSurroundings, _ touch: RowTouch, _ member: SectionMember, _ element: RowElement
    ) -> some View {
        let (platform, list) = (around.platform, around.list)
        let _ = element.setSectionSpacing(traits[SectionSpacingTrait.self]?.length(platform))
        let parts = RowParts(
            member: member, list: list, traits: traits, element: element,
            expansion: around.expansion)
        let lines = lines(list.look, member, element)
        let move = list.move?.wrappedValue
        let swipeEdge = touch.swipe.edge
        let corners = CardShape(list, member, platform)
        return RowArrangement(
            RowLayout(
                look: list.look, member: member, isProminent: around.isProminent, pixel: around.pixel,
                platform: platform, corners: corners, slide: touch.swipe.offset,
                rise: move?.shift(of: element.movable) ?? 0),
            clip: swipeEdge == nil ? nil : cardClip(corners, list.look, platform),
            // The row that a finger moves lies over those that it passes.
            isRaised: move?.isOf(element.movable) == true
        ) {
            LayoutPart(RowPartKey.self, .ground(geometry(parts, around)), zIndex: -1) {
                ground(parts, touch, platform)
            }
            if let color = lines?.bottom { LayoutPart(RowPartKey.self, .line(.bottom)) { color } }
            if lines?.top != nil || !parts.isPlain || swipeEdge != nil || hasTint != nil {
                // Without its type, which each row would copy.
                AnyView(rarities(parts, lines?.top, touch, platform).besideRow())
            }
        }
    }

    /// What most rows do not have.
    @ViewBuilder private func rarities(
        _ parts: RowParts, _ topLine: Color?, _ touch: RowTouch, _ platform: Platform
    ) -> some View {
        if let topLine { LayoutPart(RowPartKey.self, .line(.top)) { topLine } }
        if parts.hasAccessories { RowAccessories(parts: parts, swipe: $touch.swipe) }
        swipeButtons(parts, touch.swipe.edge, isFull: touch.swipe.isFull, platform)
        if let hasTint {
            Color.clear
                .onChange(of: parts.hasTint, initial: true) { _, new in hasTint.wrappedValue = new }
                .layoutValue(key: RowPartKey.self, value: .unseen)
        }
    }

    /// The lines at the row's edges; nil for a header or footer.
    private func lines(_ look: ListLook, _ member: SectionMember, _ element: RowElement) -> RowLines? {
        guard look.isRow(member) else { return nil }
        let lines = RowLines(look, member, traits, below: element.wordOfNextRow as? EdgeLines.Line)
        element.tellRowBefore(lines.saidAbove)
        return lines
    }

    /// What is moved is seen on its card only.
    private func cardClip(_ shape: CardShape, _ look: ListLook, _ platform: Platform) -> (CGRect) -> Path {
        { shape.path(in: $0.insetBy(dx: look.margin($0.width, platform), dy: 0)) }
    }

    /// What lies behind the content of the row, and what fingers do to it.
    @ViewBuilder private func ground(_ parts: RowParts, _ touch: RowTouch, _ platform: Platform) -> some View {
        let ground = RowGround(parts, isPressed: touch.isPressed).view(parts, platform)
        if parts.hasDeeds || touch.swipe.edge != nil || parts.insertion != nil {
            ground.modifier(RowTouches(parts: parts, swipe: $touch.swipe, isPressed: $touch.isPressed, lift: lift))
        } else {
            ground
        }
    }

    /// The buttons that a swipe shows; those that were given are there for screen readers, whatever is seen.
    @ViewBuilder private func swipeButtons(
        _ parts: RowParts, _ edge: HorizontalEdge?, isFull: Bool, _ platform: Platform
    ) -> some View {
        if let edge {
            let swipe = $touch.swipe
            LayoutPart(RowPartKey.self, .actions(edge), zIndex: -2) {
                SwipeButtons(edge: edge, actions: parts.actions(edge), isFull: isFull) {
                    swipe.setWidth($0, platform)
                } close: {
                    swipe.close(platform)
                }
            }
            // The row uncovers them.
            .transition(.identity)
        }
        if !parts.givenActions.isEmpty {
            ZStack { ForEach(parts.givenActions.indices, id: \.self) { parts.givenActions[$0].content } }
                .spokenByRow()
                .layoutValue(key: RowPartKey.self, value: .unseen)
        }
    }

    private func geometry(_ parts: RowParts, _ around: RowSurroundings) -> RowGeometry {
        let metrics = around.platform.metrics
        var geometry = RowGeometry()
        (geometry.minHeight, geometry.heightMark) = (around.minHeight, around.heightMark)
        if parts.showsDelete || parts.showsChoice { geometry.shift = metrics.editShift }
        if traits.isEmpty { return geometry }
        geometry.insets = traits[RowInsetsTrait.self]
        geometry.isFilled = traits[RowFillTrait.self] == true
        geometry.indent = CGFloat(traits.all(RowIndentTrait.self).reduce(0, +)) * metrics.outlineIndent
        return geometry
    }
}

extension View {
    /// What stands beside the content of a row does not act for the row.
    fileprivate func besideRow() -> some View { environment(\.isInRow, false) }
}

/// What a finger does to a row at the moment.
private struct RowTouch: Equatable {
    var swipe = RowSwipe()
    var isPressed = false
}

/// What a row, header or footer finds in its environment.
struct RowSurroundings {
    let list: ListContext
    let pixel: CGFloat
    let platform: Platform
    let minHeight: CGFloat
    /// How that is known where it is the platform's.
    var heightMark: Platform.Mark?
    /// Whether the rows of the section are there, for a header that closes them.
    var expansion: Binding<Bool>?
    /// Whether a header stands out.
    var isProminent = false
}

extension EnvironmentValues {
    /// All that a row reads, at once: every value that is looked up, is looked up for each row.
    var rowSurroundings: RowSurroundings {
        let (list, platform, given) = (listContext, platform, givenRowHeight)
        let (metrics, marks) = (platform.metrics, platform.marks)
        let least = given ?? platformRowHeight
        // What was set, or what rows of the look have.
        let isColumn = list.look == .column && least == metrics.leastRow
        return RowSurroundings(
            list: list, pixel: pixelLength, platform: platform, minHeight: isColumn ? metrics.columnRowHeight : least,
            heightMark: isColumn ? marks.columnRowHeight : given == nil ? marks.leastRow : nil)
    }

    /// All that a header reads. Those of columns stand out by themselves.
    var headerSurroundings: RowSurroundings {
        let list = listContext
        return RowSurroundings(
            list: list, pixel: pixelLength, platform: platform, minHeight: defaultMinListHeaderHeight ?? 0,
            expansion: sectionExpansion, isProminent: headerProminence == .increased || list.look == .column)
    }

    /// All that a footer reads. Those of plain lists are like rows.
    var footerSurroundings: RowSurroundings {
        let list = listContext
        return RowSurroundings(
            list: list, pixel: pixelLength, platform: platform,
            minHeight: list.look == .plain ? defaultMinListRowHeight : 0)
    }
}

/// What lies behind the content of a row.
private enum RowGround {
    case fill(Color)
    case view(OneView)
    /// The ground of a header that rows pass behind.
    case header
    case nothing

    @MainActor
    init(_ parts: RowParts, isPressed: Bool) {
        let (look, member) = (parts.list.look, parts.member)
        if parts.hasTint {
            self = .fill(.accentColor)
        } else if isPressed || parts.isChosen {
            self = .fill(Color(system: .gray4))
        } else if member.role == .row, let background = parts.traits[RowBackgroundTrait.self] {
            self = .view(background)
        } else if member.role == .header, look == .plain {
            self = .header
        } else if member.role == .row, look.hasCards, look != .column {
            self = .fill(.groupedCard)
        } else {
            self = .nothing
        }
    }

    // Most grounds are the first branch of the first choice: a choice in a choice is a node more for each row.
    @MainActor @ViewBuilder
    func view(_ parts: RowParts, _ platform: Platform) -> some View {
        let shape = CardShape(parts.list, parts.member, platform)
        if case .fill(let color) = self { shape.fill(color) } else { special(shape, platform) }
    }

    @MainActor @ViewBuilder
    private func special(_ shape: CardShape, _ platform: Platform) -> some View {
        if case .view(let view) = self {
            view.clipShape(shape).besideRow()
        } else if case .header = self {
            Color(system: .background).padding(.top, platform.metrics.plainHeaderTop)
        } else {
            Color.clear
        }
    }
}

/// The ground of a row: a part of its card.
struct CardShape: Shape {
    var top: CGFloat
    var bottom: CGFloat

    init(top: CGFloat, bottom: CGFloat) { (self.top, self.bottom) = (top, bottom) }

    init(_ list: ListContext, _ member: SectionMember, _ platform: Platform) {
        let radius = list.look.isInset ? platform.metrics.cardRadius : 0
        let isAlone = list.look == .column || (list.spacing.rows ?? 0) > 0
        self.init(top: member.isFirst || isAlone ? radius : 0, bottom: member.isLast || isAlone ? radius : 0)
    }

    nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(top, bottom) }
        set { (top, bottom) = (newValue.first, newValue.second) }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        guard top > 0 || bottom > 0 else { return Path(rect) }
        return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top,
            style: .continuous
        ).path(in: rect)
    }
}
