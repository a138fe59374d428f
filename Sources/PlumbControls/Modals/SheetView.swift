import Foundation
import PlumbCore
import PlumbPlatform

/// The views of a presentation, on its card.
struct SheetView<Content: View>: View {
    private let model: SheetModel
    private let style: SheetStyle
    /// Whether it throws a shadow on a page that is not darker.
    private let isFloating: Bool
    private let content: Content
    private let traits: Traits
    @Environment(\.platform) private var platform

    init(model: SheetModel, style: SheetStyle, isFloating: Bool, content: Content) {
        self.model = model
        self.style = style
        self.isFloating = isFloating
        self.content = content
        traits = Traits(model.traits, of: PresentationTrait.comparable)
    }

    var body: some View {
        let _ = model.begin()
        // Several views form a VStack, as on the page.
        let views = VStack { content }.transformEnvironment(\.self, transform: inherit)
        if style == .popover {
            PopoverView(content: views, model: model, background: SheetGround(model: model, style: style))
        } else {
            card(views)
        }
    }

    private func card(_ views: some View) -> some View {
        views
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaPadding(model.insets)
            .background { SheetGround(model: model, style: style) }
            .clipShape(shape)
            .background { if isFloating { shape.fill(Color(system: .background)).shadow(platform.shadows.sheet) } }
            .overlay(alignment: .top) { if model.hasGrabber { SheetGrabber() } }
            .modifier(FloatingSheet(amount: model.floating))
            .contentShape(Rectangle())
            .gesture(
                SwipeGesture(.vertical, in: .global) {
                    model.letGo(velocity: 0)
                }
                .onChanged { model.move(by: $0.translation.height) }
                .onEnded { model.letGo(velocity: $0.velocity.height) },
                isEnabled: style != .cover
            )
    }

    /// What its views inherit. They stand at another place, and have a way out of it.
    private func inherit(_ values: inout EnvironmentValues) {
        values.sheet = model.traits
        values.dismissal = model.dismissal
        guard style != .cover else { return }
        values.isElevated = true
        values.scrollHandover = model
        values.isInSheet = style != .popover
        values.screenSafeArea = model.insets
        values.screenKeyboard = 0
        if style != .sheet { values.becomeNarrow() }
    }

    private var shape: UnevenRoundedRectangle {
        let metrics = platform.metrics
        let own = traits[PresentationTrait.Radius.self] ?? nil
        switch style {
        case .cover, .popover: return UnevenRoundedRectangle()
        case .sheet:
            let radius = own ?? CGFloat(metrics.sheetRadius)
            let bottom = (own ?? CGFloat(metrics.sheetBottomRadius)) * model.floating
            return UnevenRoundedRectangle(
                topLeadingRadius: radius, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
                topTrailingRadius: radius, style: .continuous)
        case .form:
            let radius = own ?? CGFloat(metrics.formSheetRadius)
            return UnevenRoundedRectangle(
                topLeadingRadius: radius, bottomLeadingRadius: radius, bottomTrailingRadius: radius,
                topTrailingRadius: radius, style: .continuous)
        }
    }
}

/// Makes a sheet smaller than its room, so that it stands apart from the edges of the screen where the platform's do.
private struct FloatingSheet: ViewModifier {
    /// From 0 to 1.
    let amount: CGFloat
    @Environment(\.platform) private var platform

    func body(content: Content) -> some View {
        let margin = CGFloat(platform.metrics.sheetFloat)
        if margin > 0 { content.modifier(SheetScale(margin: margin * amount)) } else { content }
    }
}

/// Scales a sheet about the middle of its lower edge, and moves it up.
private nonisolated struct SheetScale: GeometryEffect {
    /// Between the sheet and the edges, in points.
    var margin: CGFloat

    var animatableData: CGFloat {
        get { margin }
        set { margin = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let scale = size.width > 2 * margin ? (size.width - 2 * margin) / size.width : 1
        return ProjectionTransform(
            CGAffineTransform(translationX: size.width / 2, y: size.height - margin).scaledBy(x: scale, y: scale)
                .translatedBy(x: -size.width / 2, y: -size.height))
    }
}

/// What lies behind the views of a presentation.
private struct SheetGround: View {
    private let style: SheetStyle
    private let traits: Traits

    init(model: SheetModel, style: SheetStyle) {
        self.style = style
        traits = Traits(model.traits, of: [PresentationTrait.Ground.self])
    }

    var body: some View {
        if let own = traits[PresentationTrait.Ground.self] {
            own.view.inheriting(from: own.source) { [style] in $0.isElevated = style != .cover }
        } else {
            Color(system: .background).environment(\.isElevated, style != .cover)
        }
    }
}

/// The mark by which a sheet is dragged.
private struct SheetGrabber: View {
    @Environment(\.platform) private var platform

    var body: some View {
        Capsule()
            .fill(Color.faintLabel)
            .frame(width: platform.metrics.sheetGrabberWidth, height: platform.metrics.sheetGrabberHeight)
            .padding(.top, platform.metrics.sheetGrabberTop)
            .allowsHitTesting(false)
    }
}
