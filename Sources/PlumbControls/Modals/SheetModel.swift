import Foundation
import PlumbCore
import PlumbPlatform

/// What is known of a presentation: what is said about it, where it rests, and the finger that moves it.
@MainActor
final class SheetModel: ScrollHandover {
    /// What its views say about it.
    let traits = TraitStore()
    /// The id of what is shown, also on its way out.
    private var shown: AnyHashable?
    private var isThere = false
    private var style = SheetStyle.sheet
    private var values = EnvironmentValues()
    private var look: () -> Void = {}
    private var close: @MainActor () -> Void = {}
    /// Where it rests if its views don't say it.
    private var ownDetents: Set<PresentationDetent> = [.large]
    /// Where it rests; nil for its lowest height.
    private var detent: PresentationDetent?
    /// Where it rests, unless it is on its way there.
    private var wantedDetent: PresentationDetent?
    /// How far down a finger has moved it, in points.
    private var drag: CGFloat = 0
    /// How far the finger had gone when it began to move it.
    private var grab: CGFloat?
    /// A finger has closed it, and the app may not have.
    private var isLetGo = false
    /// The heights at which it may rest, as of the last layout.
    private var plan: SheetPlan?
    /// The size of a card, as of the last layout.
    private var card = CGSize.zero
    /// What its views keep clear of, as of the last layout.
    private(set) var insets = EdgeInsets()
    /// The part of its view at which a bubble stands.
    private var attachment: PopoverAttachmentAnchor?
    /// The same, in the page's coordinates.
    private(set) var anchor = CGRect.zero
    /// Ends the presentation.
    private(set) lazy var dismissal = Dismissal { [weak self] in self?.dismiss() }

    nonisolated init() {}

    // MARK: What is shown

    /// Whether what is wanted is to be shown.
    func take(_ wanted: AnyHashable?) -> Bool {
        guard let wanted else {
            if !isThere { shown = nil }
            return false
        }
        if shown == nil {
            shown = wanted
            (detent, wantedDetent, drag, isLetGo) = (nil, nil, 0, false)
        }
        if isLetGo { (drag, isLetGo) = (0, false) }
        return shown == wanted
    }

    /// What the app says of it beside its views.
    func request(_ kind: SheetKind, _ close: @escaping @MainActor () -> Void) {
        switch kind {
        case .popover(let anchor): attachment = anchor
        case .inspector: ownDetents = [.medium, .large]
        case .sheet, .cover: break
        }
        self.close = close
    }

    /// Its views have been made.
    func begin() { isThere = true }

    /// It is gone.
    func end() {
        (shown, isThere, plan, drag, isLetGo, card) = (nil, false, nil, 0, false, .zero)
        look()
    }

    /// Tells the app that it is closed.
    func dismiss() { close() }

    // MARK: What is said about it

    private var detents: Set<PresentationDetent> {
        let all = traits.value(PresentationTrait.DetentsKey.self)?.all ?? []
        return all.isEmpty ? ownDetents : all
    }

    var staysOpen: Bool { traits.value(PresentationTrait.StaysOpen.self) ?? false }

    /// Whether it has a mark by which it is dragged.
    var hasGrabber: Bool {
        guard style == .sheet else { return false }
        switch traits.value(PresentationTrait.Indicator.self) ?? .automatic {
        case .visible: return true
        case .hidden: return false
        case .automatic: return detents.count > 1
        }
    }

    /// Whether what lies behind can be used, and is not dimmed.
    var leavesPageInUse: Bool {
        guard style == .sheet else { return false }
        switch traits.value(PresentationTrait.BackgroundInteraction.self) ?? .disabled {
        case .disabled: return false
        case .enabled: return true
        case .upThrough(let detent):
            guard let limit = known.rests.first(where: { $0.detent == detent }) else { return false }
            return rest.height <= limit.height
        }
    }

    /// Whether a finger beside it closes it.
    func isClosedFromOutside(_ style: SheetStyle) -> Bool {
        guard !staysOpen else { return false }
        return style != .sheet || rest.detent != .large
    }

    /// The heights as of the last layout; before there is one, those on some page, which are in the same order.
    private var known: SheetPlan {
        if let plan { return plan }
        let metrics = values.platform.metrics
        let page = CGRect(x: 0, y: 0, width: metrics.formSheetWidth, height: metrics.formSheetHeight)
        return SheetPlan(detents, page: page, safeArea: values.screenSafeArea, values)
    }

    private var rest: SheetPlan.Rest { known.rest(at: detent) }

    /// Takes over what is said. Where it is to rest elsewhere, it goes there by an animation of its own.
    func follow(_ style: SheetStyle, _ values: EnvironmentValues, look: @escaping () -> Void) {
        self.style = style
        self.values = values
        self.look = look
        let selected = traits.value(PresentationTrait.DetentsKey.self)?.selection?.wrappedValue
        if let selected, selected != wantedDetent, detents.contains(selected) {
            wantedDetent = selected
            // The next look is the animated one.
            if isThere, plan != nil, selected != detent {
                withAnimation(.exact(values.platform.springs.sheet)) { look() }
                return
            }
        }
        if let wantedDetent { detent = wantedDetent }
    }

    // MARK: What it does to the page

    /// How opaque the black over the page is, and how far the page steps back.
    ///
    /// 1. Behind a sheet that is as high as it can be, the page steps back, and is a little darker; behind a lower one
    /// it stays, and is darker. 2. A finger takes both along.
    var backdrop: (shade: Double, recess: Double) {
        let dim = values.modalDim
        switch style {
        case .cover, .popover: return (0, 0)
        case .form: return (dim, 0)
        case .sheet: break
        }
        if leavesPageInUse { return (0, 0) }
        let (plan, rest) = (known, rest)
        let (height, down) = plan.stretch(from: rest, by: drag, staysOpen: staysOpen)
        let seen = height - down
        let isLarge = plan.rests.contains { $0.detent == .large }
        let recess = isLarge ? plan.rise(to: seen) : 0
        let part = min(max(0, seen / max(plan.rests[0].height, 1)), 1)
        return ((dim + (values.platform.metrics.sheetRecessDim - dim) * Double(recess)) * Double(part), Double(recess))
    }

    /// How much the sheet stands apart from the edges of the screen, from 0 to 1: less and less on its way to the
    /// greatest height.
    var floating: CGFloat {
        let plan = known
        guard style == .sheet, values.platform.metrics.sheetFloat > 0, plan.lower != nil else { return 0 }
        return 1 - plan.rise(to: plan.stretch(from: rest, by: drag, staysOpen: staysOpen).height)
    }

    // MARK: Its place

    func place(in room: PresentationRoom, _ style: SheetStyle, _ values: EnvironmentValues) -> PresentationFrame {
        let page = room.page
        let metrics = values.platform.metrics
        var insets = EdgeInsets()
        var frame = page
        switch style {
        case .cover:
            insets = room.safeArea
        case .sheet:
            insets = room.safeArea
            insets.top = 0
            let plan = SheetPlan(detents, page: page, safeArea: room.safeArea, values)
            self.plan = plan
            var (height, down) = plan.stretch(from: plan.rest(at: detent), by: drag, staysOpen: staysOpen)
            if room.keyboard > 0 {
                height = min(max(height, plan.largest), height + room.keyboard - room.safeArea.bottom)
            }
            frame = CGRect(x: page.minX, y: page.maxY - height + down, width: page.width, height: height)
        case .form:
            let margin = CGFloat(metrics.formSheetMargin)
            let bottom = max(room.safeArea.bottom, room.keyboard)
            let free = page.height - room.safeArea.top - bottom
            let sizing = traits.value(PresentationTrait.Sizing.self) ?? SheetSizing(.automatic)
            card = sizing.size(
                CGSize(width: max(0, page.width - 2 * margin), height: max(0, free - 2 * margin)), before: card,
                values.platform
            ) { room.size(for: $0) }
            let middle = min(page.midY, page.maxY - bottom - margin - card.height / 2)
            frame = CGRect(
                origin: CGPoint(x: page.midX - card.width / 2, y: middle - card.height / 2 + max(0, drag)), size: card)
        case .popover:
            return bubble(in: room, metrics)
        }
        if room.keyboard > 0 { insets.bottom = 0 }
        keep(insets)
        return PresentationFrame(frame)
    }

    /// Where a bubble stands: below its view if there is room, else above, else where there is more. It keeps a margin
    /// from the edges of the screen.
    private func bubble(in room: PresentationRoom, _ metrics: Platform.Metrics) -> PresentationFrame {
        let (margin, arrow) = (CGFloat(metrics.popoverMargin), CGFloat(metrics.popoverArrowHeight))
        let page = room.page
        let top = page.minY + room.safeArea.top + margin
        let bottom = page.maxY - max(room.safeArea.bottom, room.keyboard) - margin
        let own = room.anchor ?? CGRect(x: page.midX, y: page.midY, width: 0, height: 0)
        anchor = attachment?.rect(in: own) ?? own
        // The arrow's room is on all sides.
        let most = max(0, page.width - 2 * margin + 2 * arrow)
        var size = room.size(for: .unspecified)
        if size.width > most { size = room.size(for: ProposedViewSize(width: most, height: nil)) }
        let (below, above) = (bottom - anchor.maxY + arrow, anchor.minY - top + arrow)
        let isBelow = size.height <= below || below >= above
        let height = min(size.height, max(0, isBelow ? below : above))
        let width = min(size.width, most)
        let x = min(
            max(anchor.midX - width / 2, page.minX + margin - arrow), page.maxX - margin + arrow - width)
        let y = isBelow ? anchor.maxY : anchor.minY - height
        keep(EdgeInsets())
        return PresentationFrame(CGRect(x: x, y: y, width: width, height: height))
    }

    private func keep(_ insets: EdgeInsets) {
        guard insets != self.insets else { return }
        self.insets = insets
        look()
    }

    // MARK: The finger

    /// A finger has moved it.
    ///
    /// - Parameter way: how far it has gone down, in points.
    func move(by way: CGFloat) {
        let start = grab ?? way
        grab = start
        drag = way - start
        look()
    }

    /// A finger has let it go.
    ///
    /// - Parameter velocity: points a second, downwards.
    func letGo(velocity: CGFloat) {
        guard grab != nil else { return }
        grab = nil
        let end = end(velocity)
        if end == nil { dismiss() }
        withAnimation(.spring(duration: values.platform.metrics.sheetReleaseDuration, bounce: 0)) {
            if let end {
                drag = 0
                if end.detent != detent, plan?.rest(at: detent).detent != end.detent {
                    detent = end.detent
                    wantedDetent = end.detent
                    traits.value(PresentationTrait.DetentsKey.self)?.selection?.wrappedValue = end.detent
                }
            } else {
                isLetGo = true
            }
            look()
        }
    }

    private func end(_ velocity: CGFloat) -> SheetPlan.Rest? {
        if let plan, style == .sheet {
            let (height, down) = plan.stretch(from: plan.rest(at: detent), by: drag, staysOpen: staysOpen)
            return plan.end(at: height - down, velocity: velocity, staysOpen: staysOpen)
        }
        let isFar = drag + velocity * CGFloat(values.platform.gestures.prediction) > card.height / 2
        return isFar && !staysOpen ? nil : SheetPlan.Rest(detent: detent ?? .large, height: card.height)
    }

    func takesFinger(goingDown isDown: Bool, isAtTop: Bool) -> Bool {
        guard style == .sheet || style == .form, isAtTop else { return false }
        if isDown { return true }
        let interaction = traits.value(PresentationTrait.ContentInteraction.self) ?? .automatic
        guard interaction == .resizes, style == .sheet, let highest = known.rests.last else { return false }
        return rest.height < highest.height
    }
}
