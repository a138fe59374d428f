import Foundation
import PlumbGraphics
import PlumbLayout
import PlumbPlatform

/// The bars over a scroll view that show how much of its content is seen, and which part of it.
///
/// 1. They are there while a finger or an animation moves content that is longer than the scroll view, and for half a
/// second after that; then they fade. 2. Beside the scroll view a bar is as long as what is seen is beside the content,
/// but not too short to be seen; it becomes shorter where content gives way beyond its ends. 3. It stands at the far
/// side of what it tells of, clear of what bars and margins take.
@MainActor
final class ScrollIndicators {
    private unowned let pan: ScrollPan
    /// The axes of which nothing is shown.
    private var hidden: Axis.Set = []
    /// What makes them flash, as it was last.
    private var flash: ScrollFlash?
    private var lastMove = 0.0
    private var token: HostClock.Token?

    init(_ pan: ScrollPan) { self.pan = pan }

    /// Whether what is drawn may be another in the next frame.
    var areShown: Bool { token != nil }

    /// Takes over what the scroll view and modifiers around say.
    func update(_ showsAny: Bool, _ values: EnvironmentValues) {
        hidden = showsAny ? [] : [.horizontal, .vertical]
        if values.horizontalScrollIndicatorVisibility.isHidden { hidden.insert(.horizontal) }
        if values.verticalScrollIndicatorVisibility.isHidden { hidden.insert(.vertical) }
        let new = values.scrollFlash
        let flashes = flash.map { $0.trigger != new.trigger } ?? new.comesFirst
        flash = new
        if flashes { show() }
    }

    /// The content moves.
    func contentMoves() { if !seenAxes.isEmpty { show() } }

    func stop() {
        if let token { pan.site.graph.clock.cancel(token) }
        token = nil
    }

    private func show() {
        lastMove = pan.site.now
        guard token == nil, pan.box >= 0 else { return }
        pan.site.graph.tree.noteChange(pan.box)
        token = pan.site.graph.clock.follow { [weak self] now in self?.follow(now) ?? false }
    }

    private func follow(_ now: Double) -> Bool {
        guard pan.box >= 0 else {
            token = nil
            return false
        }
        // A finger that rests on moving content keeps them.
        if pan.isPulling { lastMove = now }
        pan.site.graph.tree.noteChange(pan.box)
        if opacity(at: now) <= 0 { token = nil }
        return token != nil
    }

    // MARK: What is seen

    private var metrics: Platform.Metrics { pan.site.platform.metrics }

    private func opacity(at time: Double) -> Double {
        let past = time - lastMove - metrics.scrollIndicatorDelay
        return min(max(0, 1 - past / metrics.scrollIndicatorFade), 1)
    }

    /// The axes along which there is something to tell.
    private var seenAxes: [Axis] { pan.axes.filter { !hidden.contains(Axis.Set($0)) && pan.limit($0) > 0 } }

    /// The bars as they are seen now.
    var bars: [ScrollIndicator] {
        guard areShown, pan.box >= 0 else { return [] }
        let opacity = opacity(at: pan.site.now) * metrics.scrollIndicatorOpacity
        return seenAxes.compactMap { axis in
            frame(axis).map { ScrollIndicator(frame: $0, opacity: opacity) }
        }
    }

    /// (2), (3)
    private func frame(_ axis: Axis) -> CGRect? {
        let (state, metrics, limit) = (pan.state, metrics, pan.limit(axis))
        let record = pan.site.graph.tree[pan.box]
        let (size, width, margin) = (record.size, metrics.scrollIndicatorWidth, metrics.scrollIndicatorMargin)
        let room = state.room(axis, in: size)
        let track = room - 2 * margin
        guard size.isFinite, track > width else { return nil }
        let whole = min(max(track * room / (room + limit), metrics.scrollIndicatorLeast), track)
        let length = max(whole - abs(state.stretch[axis]), width)
        let part = min(max(0, state.offset[axis] / limit), 1)
        let start = state.insets.near[axis] + margin + (track - length) * part
        let taken = pan.axes.contains(axis.other) ? state.insets.far[axis.other] : 0
        let side = size[axis.other] - taken - margin - width
        let isMirrored = record.flags.contains(.rightToLeft)
        return axis == .vertical
            ? CGRect(x: isMirrored ? size.width - side - width : side, y: start, width: width, height: length)
            : CGRect(x: isMirrored ? size.width - start - length : start, y: side, width: length, height: width)
    }
}

/// A bar over a scroll view, in its coordinates.
struct ScrollIndicator {
    let frame: CGRect
    let opacity: Double
}

extension ScrollRole {
    /// Whether the marks are the same as long as nothing is said of the scroll view.
    var hasNoIndicators: Bool {
        let pan = pan
        return MainActor.assumeIsolated { pan?.indicators.areShown != true }
    }

    /// Draws the indicators over the content, and ends its clip.
    func end(_ isClipped: Bool, in context: inout DrawContext) {
        let pan = pan
        let bars = MainActor.assumeIsolated { pan?.indicators.bars ?? [] }
        for bar in bars {
            let color = Color.primary.rgba(in: context.environment).opacity(bar.opacity)
            let path = Path(roundedRect: bar.frame, cornerRadius: min(bar.frame.width, bar.frame.height) / 2)
            context.fill(path, .color(color), in: bar.frame, FillStyle())
        }
        if isClipped { context.items.append(.pop) }
    }
}

extension ScrollPan {
    /// Notes down what is shown. The content moves, or is about to.
    func remember() {
        last = (state.offset, Lengths(limit(.horizontal), limit(.vertical)), state.version)
        indicators.contentMoves()
    }
}

// MARK: What makes them flash

/// What makes the indicators of scroll views flash.
struct ScrollFlash: Equatable {
    /// Whether they do when the scroll view appears.
    var comesFirst = false
    /// They do when it is another.
    var trigger: FlashTrigger?
}

/// A value of any type that can be told from others.
struct FlashTrigger: Equatable {
    let value: any Equatable
    static func == (a: FlashTrigger, b: FlashTrigger) -> Bool { areEqual(a.value, b.value) }
}

private struct ScrollFlashKey: EnvironmentKey { static var defaultValue: ScrollFlash { ScrollFlash() } }

extension EnvironmentValues {
    /// What makes the indicators of scroll views within flash.
    var scrollFlash: ScrollFlash {
        get { self[ScrollFlashKey.self] }
        set { self[ScrollFlashKey.self] = newValue }
    }
}

extension View {
    /// Shows the indicators of the scroll views in this view for a moment when they appear.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        transformEnvironment(\.scrollFlash) { $0.comesFirst = onAppear }
    }

    /// Shows the indicators of the scroll views in this view for a moment whenever a value becomes another.
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        transformEnvironment(\.scrollFlash) { $0.trigger = FlashTrigger(value: value) }
    }
}
