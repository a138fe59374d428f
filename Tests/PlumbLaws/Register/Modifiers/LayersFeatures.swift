import Foundation
import PlumbCore

/// What puts views behind others and in front of them.
enum LayersFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        OverlayFeature.self, BackgroundFeature.self, OverlayPreferenceValueFeature.self,
        BackgroundPreferenceValueFeature.self, BackgroundStyleFeature.self, ContainerShapeFeature.self,
    ]
}

enum OverlayFeature: ViewFeature, LayeredSpecimen {
    static let facts = FeatureFacts("overlay", test: "OverlayTests", page: "Overlay")
    static let weight = 2

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View where Overlay : View"
        ) { c in
            c.show(c.view.overlay(Text("a")))
            c.show(c.view.overlay(Text("a"), alignment: .top))
        }
        probes.view(
            "func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S : ShapeStyle"
        ) { c in
            c.show(c.view.overlay(Color.red))
            c.show(c.view.overlay(.red, ignoresSafeAreaEdges: .top))
        }
        probes.view(
            "func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S : ShapeStyle, T : Shape"
        ) { c in
            c.show(c.view.overlay(.red, in: Circle()))
            c.show(c.view.overlay(.red, in: Circle(), fillStyle: FillStyle()))
        }
        probes.view(
            "func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V : View"
        ) { c in
            c.show(c.view.overlay { Color.red })
            c.show(c.view.overlay(alignment: .top) { Color.red })
        }
    }

    static func layered<C: View, D: View>(on view: C, _ others: D, _ s: Specimen) -> Applied {
        let (alignment, edges) = (s.alignment(0), s.edges(2))
        if s.pick(6, [0, 0, 1]) == 1 {
            return Applied(
                view.overlay(Color.red, ignoresSafeAreaEdges: edges.value).overlay { others },
                ".overlay(Color.red, ignoresSafeAreaEdges: \(edges.code)).overlay")
        }
        return Applied(view.overlay(alignment: alignment.value) { others }, ".overlay(alignment: \(alignment.code))")
    }
}

enum BackgroundFeature: ViewFeature, LayeredSpecimen {
    static let facts = FeatureFacts("background", test: "BackgroundSafeAreaTests", page: "Overlay")
    static let weight = 3

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func background<Background>(_ background: Background, alignment: Alignment = .center) -> some View where Background : View"
        ) { c in
            c.show(c.view.background(Text("a")))
            c.show(c.view.background(Text("a"), alignment: .top))
        }
        probes.view(
            "func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S : ShapeStyle"
        ) { c in
            c.show(c.view.background(Color.red))
            c.show(c.view.background(.red, ignoresSafeAreaEdges: .top))
        }
        probes.view(
            "func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S : ShapeStyle, T : Shape"
        ) { c in
            c.show(c.view.background(.red, in: ProbeShape()))
            c.show(c.view.background(.red, in: ProbeShape(), fillStyle: FillStyle()))
        }
        probes.view(
            "func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S : ShapeStyle, T : InsettableShape"
        ) { c in
            c.show(c.view.background(.red, in: Circle()))
            c.show(c.view.background(.red, in: Circle(), fillStyle: FillStyle()))
        }
        probes.view(
            "func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V : View"
        ) { c in
            c.show(c.view.background { Color.red })
            c.show(c.view.background(alignment: .top) { Color.red })
        }
        probes.view("func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View") { c in
            c.show(c.view.background())
            c.show(c.view.background(ignoresSafeAreaEdges: .top))
        }
        probes.view("func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S : Shape")
        { c in
            c.show(c.view.background(in: ProbeShape()))
            c.show(c.view.background(in: ProbeShape(), fillStyle: FillStyle()))
        }
        probes.view(
            "func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S : InsettableShape"
        ) { c in
            c.show(c.view.background(in: Circle()))
            c.show(c.view.background(in: Circle(), fillStyle: FillStyle()))
        }
    }

    static func layered<C: View, D: View>(on view: C, _ others: D, _ s: Specimen) -> Applied {
        let (alignment, edges) = (s.alignment(0), s.edges(2))
        switch s.pick(6, [0, 0, 0, 1, 2, 3]) {
        case 1:
            return Applied(
                view.background(Color.red, ignoresSafeAreaEdges: edges.value).background { others },
                ".background(Color.red, ignoresSafeAreaEdges: \(edges.code)).background")
        case 2:
            return Applied(
                view.background(.red, in: Circle()).background { others }, ".background(.red, in: Circle()).background")
        case 3:
            return Applied(
                view.background(ignoresSafeAreaEdges: edges.value).background { others },
                ".background(ignoresSafeAreaEdges: \(edges.code)).background")
        default:
            return Applied(
                view.background(alignment: alignment.value) { others }, ".background(alignment: \(alignment.code))")
        }
    }
}

enum OverlayPreferenceValueFeature: ViewFeature, LayeredSpecimen {
    static let facts = FeatureFacts("overlayPreferenceValue", test: "PreferenceValueTests", page: "Preferences")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func overlayPreferenceValue<Key, T>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View where Key : PreferenceKey, T : View"
        ) { c in
            c.show(c.view.overlayPreferenceValue(ProbePreference.self) { Text("\($0)") })
        }
        probes.view(
            "func overlayPreferenceValue<K, V>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View where K : PreferenceKey, V : View"
        ) { c in
            c.show(c.view.overlayPreferenceValue(ProbePreference.self, alignment: .top) { Text("\($0)") })
        }
        probes.view(
            "func overlayPreferenceValue<K, V>(_v0: Void = (), _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View where K : PreferenceKey, V : View"
        ) { c in
            c.show(c.view.overlayPreferenceValue(ProbePreference.self, alignment: .bottom) { Text("\($0)") })
        }
    }

    static func layered<C: View, D: View>(on view: C, _ others: D, _ s: Specimen) -> Applied {
        let alignment = s.alignment(0)
        return Applied(
            view.overlayPreferenceValue(SpecimenLength.self, alignment: alignment.value) {
                Color.purple.frame(width: $0, height: 3)
                others
            }, ".overlayPreferenceValue(SpecimenLength.self, alignment: \(alignment.code))")
    }
}

enum BackgroundPreferenceValueFeature: ViewFeature, LayeredSpecimen {
    static let facts = FeatureFacts("backgroundPreferenceValue", test: "AnchorTests", page: "Preferences")
    static let traits: SpecimenTraits = .sided

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func backgroundPreferenceValue<Key, T>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View where Key : PreferenceKey, T : View"
        ) { c in
            c.show(c.view.backgroundPreferenceValue(ProbePreference.self) { Text("\($0)") })
        }
        probes.view(
            "func backgroundPreferenceValue<K, V>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View where K : PreferenceKey, V : View"
        ) { c in
            c.show(c.view.backgroundPreferenceValue(ProbePreference.self, alignment: .top) { Text("\($0)") })
        }
        probes.view(
            "func backgroundPreferenceValue<K, V>(_v0: Void = (), _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View where K : PreferenceKey, V : View"
        ) { c in
            c.show(c.view.backgroundPreferenceValue(ProbePreference.self, alignment: .bottom) { Text("\($0)") })
        }
    }

    static func layered<C: View, D: View>(on view: C, _ others: D, _ s: Specimen) -> Applied {
        Applied(
            view.backgroundPreferenceValue(SpecimenBounds.self) { anchors in
                GeometryReader { proxy in
                    ForEach(anchors.indices, id: \.self) { index in
                        Color.pink.frame(width: proxy[anchors[index]].width, height: 1)
                            .offset(x: proxy[anchors[index]].minX, y: proxy[anchors[index]].maxY)
                    }
                    others
                }
            }, ".backgroundPreferenceValue(SpecimenBounds.self)")
    }
}

enum BackgroundStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("backgroundStyle", test: "BackgroundSafeAreaTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func backgroundStyle<S>(_ style: S) -> some View where S : ShapeStyle") { c in
            c.show(c.view.backgroundStyle(.red))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let color = s.color(0)
        return Applied(view.background().backgroundStyle(color.value), ".background().backgroundStyle(\(color.code))")
    }
}

enum ContainerShapeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("containerShape", test: "ContainerShapeTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func containerShape<T>(_ shape: T) -> some View where T : InsettableShape") { c in
            c.show(c.view.containerShape(Circle()))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.background { ContainerRelativeShape().inset(by: 2) }.containerShape(
                RoundedRectangle(cornerRadius: s.a)),
            ".background { ContainerRelativeShape().inset(by: 2) }.containerShape(RoundedRectangle(cornerRadius: \(s.code(s.a))))"
        )
    }
}
