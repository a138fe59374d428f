import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbUIKit

/// Controls whose label has a picture, values by UIKit's names, and views and values of few words.
enum PictureLabelProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        controls(&probes)
        names(&probes)
        values(&probes)
    }

    @MainActor private static func controls(_ probes: inout SignatureProbes) {
        let star = ImageResource(name: "star", bundle: .main)
        let sources = [Binding.constant(true)]
        probes.row("Toggle", "init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>)") {
            $0.show(Toggle("a", image: star, isOn: .constant(true)))
        }
        probes.row(
            "Toggle",
            "init<C>(_ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) where C : RandomAccessCollection"
        ) { $0.show(Toggle("a", systemImage: "star", sources: sources, isOn: \.self)) }
        probes.row(
            "Menu",
            "init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)"
        ) {
            $0.show(
                Menu("a", systemImage: "star") {
                    Text("b")
                } primaryAction: {
                })
        }
        probes.row(
            "Menu", "init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content)"
        ) { $0.show(Menu("a", image: star) { Text("b") }) }
        probes.row(
            "Picker",
            "init(_ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)"
        ) { $0.show(Picker("a", image: star, selection: .constant(1)) { Text("b").tag(1) }) }
        probes.row(
            "ControlGroup",
            "init<C, S>(_ title: S, systemImage: String, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C : View, S : StringProtocol"
        ) { $0.show(ControlGroup("a", systemImage: "star") { Text("b") }) }
        probes.row(
            "Stepper",
            "init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F : ParseableFormatStyle, F.FormatInput : BinaryFloatingPoint, F.FormatOutput == String"
        ) { $0.show(Stepper("a", value: .constant(1.5), format: .number)) }
    }

    @MainActor private static func names(_ probes: inout SignatureProbes) {
        probes.row("UILegibilityWeight", "init(_ legibilityWeight: LegibilityWeight?)") { _ in
            _ = UILegibilityWeight(.bold)
        }
        probes.row("LegibilityWeight", "init?(_ uiLegibilityWeight: UILegibilityWeight)") { _ in
            _ = LegibilityWeight(.bold)
        }
        probes.row("UIAccessibilityContrast", "init(_ colorSchemeContrast: ColorSchemeContrast?)") { _ in
            _ = UIAccessibilityContrast(.increased)
        }
        probes.row("LayoutDirection", "init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection)") { _ in
            _ = LayoutDirection(.rightToLeft)
        }
        probes.row("Text.LineStyle", "init?(nsUnderlineStyle: NSUnderlineStyle)") { _ in
            _ = Text.LineStyle(nsUnderlineStyle: .single)
        }
        probes.row("NSUnderlineStyle", "init(_ lineStyle: Text.LineStyle)") { _ in
            _ = NSUnderlineStyle(Text.LineStyle.single)
        }
    }

    @MainActor private static func values(_ probes: inout SignatureProbes) {
        probes.row("Binding", "var transaction: Transaction") { _ in
            var binding = Binding.constant(1)
            binding.transaction = Transaction()
        }
        probes.row("Color.Resolved", "var cgColor: CGColor { get }") { _ in
            _ = Color.Resolved(red: 1, green: 0, blue: 0).cgColor
        }
        probes.row("Font", "static var `default`: Font { get }") { $0.show($0.view.font(.default)) }
        probes.row(
            "GraphicsContext.Shading", "static func meshGradient(_ mesh: MeshGradient) -> GraphicsContext.Shading"
        ) {
            _ in
            _ = GraphicsContext.Shading.meshGradient(
                MeshGradient(
                    width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                    colors: [.red, .green, .blue, .black]))
        }
        probes.row(
            "SensoryFeedback", "static func press(_ feedback: SensoryFeedback.PressFeedback) -> SensoryFeedback"
        ) { $0.show($0.view.sensoryFeedback(.press(.button), trigger: 1)) }
        probes.row(
            "SubscriptionView",
            "init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void)"
        ) { $0.show(SubscriptionView(content: Text("a"), publisher: Just(1)) { _ in }) }
        probes.row("EnvironmentValues", "var appearsActive: Bool { get set }") {
            $0.show($0.view.environment(\.appearsActive, false))
        }
        probes.row("EnvironmentValues", "var writingToolsBehavior: WritingToolsBehavior? { get }") { _ in
            _ = EnvironmentValues().writingToolsBehavior
        }
    }
}
