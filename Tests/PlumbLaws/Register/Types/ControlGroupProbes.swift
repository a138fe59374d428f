import Foundation
import PlumbControls
import PlumbCore

/// Control groups, which SwiftUI counts among the views of layout.
enum ControlGroupProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Types", "struct ControlGroup<Content> : View where Content : View") { c in
            c.isView(ControlGroup<Text>.self)
        }
        probes.row(
            "ControlGroup",
            "init(_ configuration: ControlGroupStyleConfiguration) where Content == "
                + "ControlGroupStyleConfiguration.Content"
        ) { c in
            c.show(ControlGroup { Text("b") }.controlGroupStyle(ProbeControlGroupStyle()))
        }
        probes.row(
            "ControlGroup",
            "init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C) where Content == "
                + "LabeledControlGroupContent<C, Text>, C : View"
        ) { c in
            c.show(ControlGroup("a") { Text("b") })
        }
        probes.row(
            "ControlGroup",
            "init<C, S>(_ title: S, @ViewBuilder content: () -> C) where Content == "
                + "LabeledControlGroupContent<C, Text>, C : View, S : StringProtocol"
        ) { c in
            let title = String("a")
            c.show(ControlGroup(title) { Text("b") })
        }
        probes.row("ControlGroup", "init(@ViewBuilder content: () -> Content)") { c in
            c.show(ControlGroup { Button("b") {} })
        }
        probes.row(
            "ControlGroup",
            "init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == "
                + "LabeledControlGroupContent<C, L>, C : View, L : View"
        ) { c in
            c.show(
                ControlGroup {
                    Text("b")
                } label: {
                    Text("a")
                })
        }
        probes.row("ControlGroup", "typealias Body = __<Content>") { _ in
            _ = ControlGroup<Text>.Body.self
        }
        probes.row("ControlGroup", "@MainActor var body: some View { get }") { _ in
            _ = ControlGroup { Text("b") }.body
        }
    }
}

struct ProbeControlGroupStyle: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}
