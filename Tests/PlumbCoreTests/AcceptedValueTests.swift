import Foundation
import PlumbCombine
import Testing

@testable import PlumbCore

/// Values of the environment that nothing is drawn by, small values, and a view that is another one's modifier.
@Suite @MainActor
struct AcceptedValueTests {
    nonisolated static let flags: [(path: WritableKeyPath<EnvironmentValues, Bool> & Sendable, usual: Bool)] = [
        (\.accessibilityEnabled, false), (\.appearsActive, true), (\.isSceneCaptured, false),
        (\.contentTransitionAddsDrawingGroup, false), (\.isHoverEffectEnabled, true),
    ]

    @Test(arguments: flags)
    func valuesAreReadWhereTheyAreSet(path: WritableKeyPath<EnvironmentValues, Bool> & Sendable, usual: Bool) {
        struct Reader: View {
            @Environment var isSet: Bool
            init(_ path: KeyPath<EnvironmentValues, Bool>) { _isSet = Environment(path) }
            var body: some View { block("a", isSet ? 20 : 10, 10) }
        }
        #expect(EnvironmentValues()[keyPath: path] == usual)
        #expect(hostOf(Reader(path)).layout()["a"]?[2] == (usual ? 20 : 10))
        #expect(hostOf(Reader(path).environment(path, !usual)).layout()["a"]?[2] == (usual ? 10 : 20))
    }

    /// As on a telephone where nobody has asked for anything.
    @Test func nobodyHasAsked() {
        let values = EnvironmentValues()
        #expect(!values.accessibilityDimFlashingLights && !values.accessibilityLargeContentViewerEnabled)
        #expect(values.accessibilityPlayAnimatedImages && !values.accessibilityShowBorders)
    }

    @Test func autocorrectionHasTwoNames() {
        var values = EnvironmentValues()
        #expect(values.disableAutocorrection == nil && !values.autocorrectionDisabled)
        values.disableAutocorrection = true
        #expect(values.autocorrectionDisabled)
        values.autocorrectionDisabled = false
        #expect(values.disableAutocorrection == false)
        values.disableAutocorrection = nil
        #expect(!values.autocorrectionDisabled)
    }

    @Test func writingToolsAreToldWithin() {
        struct Reader: View {
            @Environment(\.writingToolsBehavior) private var behavior
            var body: some View { block("a", behavior == .limited ? 20 : behavior == nil ? 10 : 5, 10) }
        }
        #expect(hostOf(Reader()).layout()["a"]?[2] == 10)
        #expect(hostOf(Reader().writingToolsBehavior(.limited)).layout()["a"]?[2] == 20)
    }

    @Test func feedbacksOfControlsAreTold() {
        let all: [SensoryFeedback] = [
            .press(.button), .press(.buttonIconOnly), .press(.slider), .press(.tab), .press(.toggle), .release(.slider),
        ]
        for (index, feedback) in all.enumerated() { #expect(all.firstIndex(of: feedback) == index) }
        let ends: Set<SensoryFeedback.SelectionFeedback> = [.maximum, .minimum, .off, .on]
        #expect(ends.count == 4)
    }

    @Test func coloursAndFontsOfNames() {
        let colour = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.25).cgColor
        let parts = colour.components ?? []
        for (part, expected) in zip(parts, [1, 0.5, 0, 0.25]) { #expect(abs(Double(part) - expected) < 1e-6) }
        #expect(parts.count == 4)
        #expect(Color("sea", bundle: .main) == Color("sea"))
        #expect(Font.default == .body)
    }

    /// The net of a mesh spans what is painted.
    @Test func aMeshIsAShading() {
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .black])
        func marks(_ shading: GraphicsContext.Shading) -> String {
            let square = Path(CGRect(x: 5, y: 5, width: 20, height: 20))
            let host = hostOf(Canvas { context, _ in context.fill(square, with: shading) }, in: 40, 40)
            host.layout()
            return "\(host.displayList().items)"
        }
        #expect(marks(.meshGradient(mesh)) == marks(.style(mesh)))
        #expect(marks(.meshGradient(mesh)) != marks(.color(.red)))
    }

    @Test func aSubscriptionViewHandsOnWhatIsPublished() {
        struct Root: View {
            let subject: PassthroughSubject<CGFloat, Never>
            @State private var width: CGFloat = 10
            var body: some View {
                SubscriptionView(content: block("a", width, 10), publisher: subject) { width = $0 }
            }
        }
        let subject = PassthroughSubject<CGFloat, Never>()
        let host = hostOf(Root(subject: subject))
        #expect(host.layout()["a"] == [0, 0, 10, 10])
        subject.send(30)
        #expect(host.layout()["a"] == [0, 0, 30, 10])
    }

    @Test func anObjectsWrapperMakesBindings() {
        final class Model: ObservableObject {
            @Published var width: CGFloat = 10
        }
        struct Reader: View {
            @EnvironmentObject private var model: Model
            let eventLog: EventLog
            var body: some View {
                let width = $model.width
                eventLog.set("grow") { width.wrappedValue += 5 }
                return block("a", width.wrappedValue, 10)
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Reader(eventLog: eventLog).environmentObject(Model()))
        host.layout()
        eventLog.run("grow")
        #expect(host.layout()["a"]?[2] == 15)
    }
}
