import Foundation
import PlumbCore
import PlumbPlatform

/// What stands below the row of a screen's navigation bar: its large title, and its search field. They come and go with
/// the screen, where the row stays and fades.
struct BarZones: View, Equatable {
    let screen: NavigationScreen
    private let traits: Traits
    private let traitsBelow: Traits
    @Environment(\.self) private var values

    nonisolated static func == (a: BarZones, b: BarZones) -> Bool { a.screen === b.screen }

    init(screen: NavigationScreen) {
        self.screen = screen
        traits = Traits(screen.traits)
        // How large the title is may be the matter of the screen below.
        traitsBelow = Traits((screen.below ?? screen).traits)
    }

    var body: some View {
        let facts = BarFacts(screen, values)
        if facts.isThere, facts.titleZone + facts.searchZone > 0 {
            let scrolled = screen.scrolled
            let bar = BarShown(facts, scrolled)
            BarLayout(facts, of: screen, scrolled: scrolled) {
                if facts.titleZone > 0, let title = facts.title {
                    LargeTitle(
                        title: title, subtitle: facts.subtitle, words: facts.words.largeTitle, scale: bar.largeScale,
                        isCut: scrolled > 0, end: facts.shownRow + facts.titleZone + max(0, -scrolled),
                        middle: BarLayout.middle(ofRow: facts.shownRow, facts.platform.metrics)
                    )
                    .barPart(.large)
                }
                if let search = facts.search, !facts.searchesAtBottom {
                    SearchBar(search: search, scopes: facts.scopes, focus: facts.searchFocus)
                        .inheriting(from: search.source) { $0.font = nil }
                        .modifier(Drawer(alignment: .bottom, isCut: scrolled > 0 && !facts.keepsSearch))
                        .opacity(bar.searchOpacity)
                        .barPart(.search)
                }
            }
            .modifier(bar.scheme)
            .padding(.top, -facts.rise)
            .accessibilitySortPriority(1)
        }
    }
}

/// The title below a bar's row. It stands at the bottom of its zone, and goes under the row with it. As its screen is
/// covered it becomes the label of the button that goes back to it.
private struct LargeTitle: View {
    let title: Text
    let subtitle: Text?
    let words: BarAppearance.Words
    let scale: CGFloat
    /// Whether a part of it is under the row.
    let isCut: Bool
    /// Where its zone ends, and the middle of the row is, below the bar's top.
    let end: CGFloat
    let middle: CGFloat
    @Environment(\.barCoverage) private var coverage
    @Environment(\.platform) private var platform

    var body: some View {
        title
            .modifier(BarWords(words, or: .system(size: platform.metrics.largeTitleSize, weight: .bold)))
            .scaleEffect(scale, anchor: .bottomLeading)
            .accessibilityAddTraits(.isHeader)
            .modifier(Subtitled(subtitle: subtitle, font: .subheadline, alignment: .leading))
            .modifier(flight)
            .padding(.bottom, platform.metrics.largeTitleBottom)
            .modifier(Drawer(alignment: .bottomLeading, isCut: isCut))
    }

    private var flight: TitleFlight {
        let metrics = platform.metrics
        // What is cut would be cut on its way, too; and buttons on glass have no labels.
        let flies = !isCut && metrics.barPlatter == 0
        return TitleFlight(
            part: flies ? coverage : 0, scale: metrics.barTitleSize / metrics.largeTitleSize,
            x: metrics.backLabelX - metrics.largeTitleMargin, y: middle - (end - metrics.largeTitleBottom))
    }
}

/// Moves a title to the place of another one that is smaller.
private struct TitleFlight: GeometryEffect {
    /// How much of the way it has gone.
    var part: CGFloat
    /// How large it is there.
    let scale: CGFloat
    /// How far from its leading edge the other one begins, and from its lower edge the middle of that is.
    let x: CGFloat
    let y: CGFloat

    nonisolated var animatableData: CGFloat {
        get { part }
        set { part = newValue }
    }

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        let scale = 1 + (scale - 1) * part
        // The middle of its leading edge goes straight on.
        let middle = size.height / 2
        return ProjectionTransform(
            CGAffineTransform(translationX: 0, y: -middle)
                .concatenating(CGAffineTransform(scaleX: scale, y: scale))
                .concatenating(CGAffineTransform(translationX: x * part, y: middle + (y + middle) * part)))
    }
}

/// A view at the bottom of a zone of any height, of which the rest is above, or hidden.
private struct Drawer: ViewModifier {
    let alignment: Alignment
    let isCut: Bool

    func body(content: Content) -> some View {
        Color.clear.overlay(alignment: alignment) { content }.clipShape(CutAtTop(isOn: isCut))
    }
}

/// Cuts a view at its top, or nowhere.
private struct CutAtTop: Shape {
    let isOn: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        let far = rect.width + rect.height
        return Path(
            CGRect(
                x: rect.minX - far, y: isOn ? rect.minY : rect.minY - far, width: rect.width + 2 * far,
                height: rect.height + (isOn ? 1 : 2) * far))
    }
}

// MARK: Coming and going

private struct BarCoverageKey: ContextEnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
    /// How much of the bar's screen is covered by the next one.
    fileprivate var barCoverage: CGFloat {
        get { self[BarCoverageKey.self] }
        set { self[BarCoverageKey.self] = newValue }
    }
}

/// How `BarZones` come and go: those of a screen that is pushed from its side, and those of one that was covered out
/// of that.
struct ZonesTransition: Transition {
    let place: ScreenPlace

    func body(content: Content, phase: TransitionPhase) -> some View {
        let (position, coverage): (CGFloat, CGFloat) =
            switch phase {
            case .willAppear: place.screen.hasBeenCovered ? (0, 1) : (1, 0)
            // What covers a screen moves it by less than the width: the bar does not go along.
            case .identity: (max(0, place.position), place.coverage)
            case .didDisappear: (1, 0)
            }
        return
            content
            .environment(\.barCoverage, coverage)
            .opacity(1 - coverage)
            .modifier(SideShift(fraction: position))
    }
}
