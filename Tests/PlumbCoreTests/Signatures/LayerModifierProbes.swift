import Foundation
import PlumbCore

/// Backgrounds and overlays.
enum LayerModifierProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row(
            "View",
            "func background<Background>(_ background: Background, alignment: Alignment = .center) -> some "
                + "View where Background : View"
        ) { c in
            c.show(c.view.background(Text("a")))
            c.show(c.view.background(Text("a"), alignment: .top))
        }
        probes.row(
            "View",
            "func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where "
                + "S : ShapeStyle"
        ) { c in
            c.show(c.view.background(Color.red))
            c.show(c.view.background(.red, ignoresSafeAreaEdges: .top))
        }
        probes.row(
            "View",
            "func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View "
                + "where S : ShapeStyle, T : Shape"
        ) { c in
            c.show(c.view.background(.red, in: ProbeShape()))
            c.show(c.view.background(.red, in: ProbeShape(), fillStyle: FillStyle()))
        }
        probes.row(
            "View",
            "func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View "
                + "where S : ShapeStyle, T : InsettableShape"
        ) { c in
            c.show(c.view.background(.red, in: Circle()))
            c.show(c.view.background(.red, in: Circle(), fillStyle: FillStyle()))
        }
        probes.row(
            "View",
            "func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View "
                + "where V : View"
        ) { c in
            c.show(c.view.background { Color.red })
            c.show(c.view.background(alignment: .top) { Color.red })
        }
        probes.row("View", "func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View") { c in
            c.show(c.view.background())
            c.show(c.view.background(ignoresSafeAreaEdges: .top))
        }
        probes.row(
            "View", "func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S : Shape"
        ) { c in
            c.show(c.view.background(in: ProbeShape()))
            c.show(c.view.background(in: ProbeShape(), fillStyle: FillStyle()))
        }
        probes.row(
            "View",
            "func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S : "
                + "InsettableShape"
        ) { c in
            c.show(c.view.background(in: Circle()))
            c.show(c.view.background(in: Circle(), fillStyle: FillStyle()))
        }
        probes.row(
            "View",
            "func backgroundPreferenceValue<Key, T>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: "
                + "@escaping (Key.Value) -> T) -> some View where Key : PreferenceKey, T : View"
        ) { c in
            c.show(c.view.backgroundPreferenceValue(ProbePreference.self) { Text("\($0)") })
        }
        probes.row(
            "View",
            "func backgroundPreferenceValue<K, V>(_ key: K.Type, alignment: Alignment = .center, "
                + "@ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View where K : PreferenceKey, V : "
                + "View"
        ) { c in
            c.show(c.view.backgroundPreferenceValue(ProbePreference.self, alignment: .top) { Text("\($0)") })
        }
        probes.row(
            "View",
            "func backgroundPreferenceValue<K, V>(_v0: Void = (), _ key: K.Type, alignment: Alignment, "
                + "@ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View where K : PreferenceKey, V : "
                + "View"
        ) { c in
            c.show(c.view.backgroundPreferenceValue(ProbePreference.self, alignment: .bottom) { Text("\($0)") })
        }
        probes.row(
            "View",
            "func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View where "
                + "Overlay : View"
        ) { c in
            c.show(c.view.overlay(Text("a")))
            c.show(c.view.overlay(Text("a"), alignment: .top))
        }
        probes.row(
            "View",
            "func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S : "
                + "ShapeStyle"
        ) { c in
            c.show(c.view.overlay(Color.red))
            c.show(c.view.overlay(.red, ignoresSafeAreaEdges: .top))
        }
        probes.row(
            "View",
            "func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View "
                + "where S : ShapeStyle, T : Shape"
        ) { c in
            c.show(c.view.overlay(.red, in: Circle()))
            c.show(c.view.overlay(.red, in: Circle(), fillStyle: FillStyle()))
        }
        probes.row(
            "View",
            "func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View "
                + "where V : View"
        ) { c in
            c.show(c.view.overlay { Color.red })
            c.show(c.view.overlay(alignment: .top) { Color.red })
        }
        probes.row(
            "View",
            "func overlayPreferenceValue<Key, T>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: "
                + "@escaping (Key.Value) -> T) -> some View where Key : PreferenceKey, T : View"
        ) { c in
            c.show(c.view.overlayPreferenceValue(ProbePreference.self) { Text("\($0)") })
        }
        probes.row(
            "View",
            "func overlayPreferenceValue<K, V>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ "
                + "transform: @escaping (K.Value) -> V) -> some View where K : PreferenceKey, V : View"
        ) { c in
            c.show(c.view.overlayPreferenceValue(ProbePreference.self, alignment: .top) { Text("\($0)") })
        }
        probes.row(
            "View",
            "func overlayPreferenceValue<K, V>(_v0: Void = (), _ key: K.Type, alignment: Alignment, "
                + "@ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View where K : PreferenceKey, V : "
                + "View"
        ) { c in
            c.show(c.view.overlayPreferenceValue(ProbePreference.self, alignment: .bottom) { Text("\($0)") })
        }
    }
}
