import Foundation
import PlumbCore
import PlumbPlatform

/// A screen of a stack, without its bar: its views keep clear of that, and scroll under it.
struct ScreenView: View, Equatable {
    let screen: NavigationScreen
    /// Another number for other views.
    let stamp: Int
    @State private var editMode = EditMode.inactive
    @Environment(\.platform) private var platform

    nonisolated static func == (a: ScreenView, b: ScreenView) -> Bool { a.screen === b.screen && a.stamp == b.stamp }

    var body: some View {
        let screen = screen
        let reach = platform.metrics.barFollowing
        // How large the title is may be the matter of the screen below.
        StoredInsets(screen.traits, and: screen.below?.traits) { _, values in
            BarFacts(screen, values).insets
        } notes: { _, values in
            BarFacts(screen, values).notes
        } content: {
            screen.view
                .onPreferenceChange(PreferredColorSchemeKey.self) { screen.scheme = $0 }
                .onScrollGeometryChange(for: CGFloat.self) {
                    min(max(-reach, $0.contentOffset.y + $0.contentInsets.top), reach)
                } action: {
                    screen.traits.set($1, for: ScrolledTrait.self)
                }
                .followContentBelow(screen.traits)
                .transformEnvironment(\.self) { [$editMode] in
                    $0.navigationScreen = screen
                    $0.scrollRest = screen
                    $0.stackSearch = StackSearch()
                    $0.isColumn = false
                    $0.barTab = nil
                    $0.editMode = $editMode
                    if let dismissal = screen.dismissal { $0.dismissal = dismissal }
                }
        }
        .background { ScreenGround(screen).ignoresSafeArea() }
    }
}

/// How far the screen's content has been scrolled, in points; less than 0 where it has been pulled down.
enum ScrolledTrait: TraitKey { typealias Value = CGFloat }

extension NavigationScreen {
    /// How far its content has been scrolled, for its bar: what is pulled down to be loaded anew leaves the bar alone.
    var scrolled: CGFloat {
        let scrolled = traits.value(ScrolledTrait.self) ?? 0
        return traits.value(RefreshesTrait.self) == nil ? scrolled : max(0, scrolled)
    }
}

/// Moves a screen to its side, and darkens one that is covered.
struct ScreenMotion: ViewModifier {
    /// In widths of the stack, to the trailing side.
    let position: CGFloat
    let coverage: CGFloat
    @Environment(\.platform) private var platform

    func body(content: Content) -> some View {
        content
            .overlay {
                Color.black.opacity(coverage * platform.metrics.pushDim).ignoresSafeArea().allowsHitTesting(false)
            }
            .modifier(SideShift(fraction: position))
    }
}

/// Moves a view to the trailing side by a fraction of its width: effects are mirrored as layout is.
struct SideShift: GeometryEffect {
    var fraction: CGFloat

    nonisolated var animatableData: CGFloat {
        get { fraction }
        set { fraction = newValue }
    }

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: fraction * size.width, y: 0))
    }
}

/// A screen that comes from the trailing side, and goes there. Only effects stand around a page.
private struct ScreenTransition: ViewModifier {
    let isAway: Bool

    func body(content: Content) -> some View {
        content.modifier(SideShift(fraction: isAway ? 1 : 0))
    }
}

extension AnyTransition {
    /// The transition of screens that are pushed.
    @MainActor static var screen: AnyTransition {
        .modifier(active: ScreenTransition(isAway: true), identity: ScreenTransition(isAway: false))
    }
}

extension Animation {
    /// What screens come and go by.
    static func push(_ platform: Platform) -> Animation { push(platform, in: platform.metrics.pushDuration) }

    /// What a screen goes on by that a finger has let go.
    static func backSwipe(_ platform: Platform) -> Animation { push(platform, in: platform.metrics.backSwipeDuration) }

    private static func push(_ platform: Platform, in seconds: Double) -> Animation {
        let metrics = platform.metrics
        return .timingCurve(
            metrics.pushEaseX1, metrics.pushEaseY1, metrics.pushEaseX2, metrics.pushEaseY2, duration: seconds)
    }
}

/// A finger that goes back from the leading edge.
struct BackSwipe: ViewModifier {
    let model: NavigationModel
    /// What the topmost screen says of its button that goes back.
    private let traits: Traits
    @Environment(\.layoutDirection) private var direction
    @Environment(\.platform) private var platform
    @State private var width: CGFloat = 0

    @MainActor init(model: NavigationModel) {
        self.model = model
        traits = Traits(model.top?.traits ?? TraitStore(), of: [BackButtonHiddenTrait.self])
    }

    func body(content: Content) -> some View {
        let sign: CGFloat = direction == .rightToLeft ? -1 : 1
        content
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
            .highPriorityGesture(
                SwipeGesture(from: platform.metrics.backSwipeEdge) {
                    model.endDrag(leaves: false, .backSwipe(platform))
                }
                .onChanged { model.drag(to: $0.translation.width * sign / max(width, 1)) }
                .onEnded { value in
                    let velocity = value.velocity.width * sign / max(width, 1)
                    let isFast = abs(velocity) >= platform.metrics.backSwipeVelocity
                    let way = value.translation.width * sign / max(width, 1)
                    model.endDrag(
                        leaves: isFast ? velocity > 0 : way > platform.metrics.backSwipeHalf, .backSwipe(platform))
                },
                isEnabled: model.canDrag)
    }
}
