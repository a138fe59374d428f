import Foundation
import Observation

@testable import PlumbCore

/// A presentation of a test: a grey colour in a frame, which notes down taps.
struct TestPresentation: Sendable {
    let name: String
    /// 0 is black, 100 white.
    let grey: Int
    var level = PresentationLevel.sheet
    /// nil for the whole page.
    var frame: CGRect?
    var safeArea = EdgeInsets()
    /// The size of the colour; nil for what there is.
    var size: CGFloat?
    /// The opacity of the black that dims what lies behind.
    var dims: Double?
    var blocksTouches = true
    var holdsKeys = true
    var transition: (@MainActor @Sendable () -> AnyTransition)?
    var animation: Animation?
    /// What the presentation's view presents.
    var inner: [TestPresentation] = []

    @MainActor func traits(_ stage: PresentationStage) -> PresentationTraits {
        var traits = PresentationTraits(level: level)
        if let frame { traits.place = { [safeArea] _ in PresentationFrame(frame, safeArea) } }
        traits.blocksTouches = blocksTouches
        traits.holdsKeys = holdsKeys
        traits.touchedOutside = { stage.log.append("outside \(name)") }
        traits.cancel = { stage.log.append("cancel \(name)") }
        return traits
    }
}

/// What is presented, and what was noted down.
@MainActor @Observable
final class PresentationStage {
    var shown: [String] = []
    /// A number that the page shows.
    var page = 0
    @ObservationIgnored var log: [String] = []
    nonisolated init() {}

    /// What was noted down since the last call.
    func take() -> [String] {
        defer { log = [] }
        return log
    }
}

/// The view of a presentation.
struct TestPresentationView: View {
    let layer: TestPresentation
    let stage: PresentationStage
    @State private var taps = 0

    var body: some View {
        stage.log.append("body \(layer.name)")
        return Color(white: Double(layer.grey) / 100)
            .frame(width: layer.size, height: layer.size)
            .onTapGesture {
                taps += 1
                stage.log.append("\(layer.name) \(taps)")
            }
            .named(layer.name)
            .presents(layer.inner, stage)
    }
}

extension View {
    /// Presents those of some presentations that a stage shows.
    @MainActor func presents(_ layers: [TestPresentation], _ stage: PresentationStage) -> AnyView {
        layers.reduce(AnyView(self)) { view, layer in
            AnyView(
                view.presentation(
                    isPresented: stage.shown.contains(layer.name), layer.traits(stage),
                    dimming: layer.dims.map { Color.black.opacity($0) }, transition: layer.transition?() ?? .identity,
                    animation: layer.animation
                ) {
                    TestPresentationView(layer: layer, stage: stage)
                })
        }
    }
}

/// A white page of 100 × 100 that presents presentations.
struct PresentationPage: View {
    let layers: [TestPresentation]
    let stage: PresentationStage

    var body: some View {
        Color.white.frame(width: 100, height: 100)
            .onTapGesture { stage.log.append("page") }
            .named("page")
            .presents(layers, stage)
    }
}

@MainActor
func presentationHost(
    _ layers: [TestPresentation], _ stage: PresentationStage, safeArea: EdgeInsets = EdgeInsets(),
    direction: LayoutDirection = .leftToRight
) -> ViewHost {
    let host = ViewHost(
        PresentationPage(layers: layers, stage: stage),
        in: World(
            proposal: ProposedViewSize(width: 100, height: 100), layoutDirection: direction, safeAreaInsets: safeArea))
    host.update()
    return host
}

extension ViewHost {
    /// What is painted, back to front: greys by their number, the dimming as its opacity in percent.
    var painted: [String] {
        displayList().items.compactMap { item in
            guard case .fill(_, .color(let color), _) = item else { return nil }
            if color.alpha < 1 { return "dim \(Int((color.alpha * 100).rounded()))" }
            return "\(Int((color.red * 100).rounded()))"
        }
    }
}
