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

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let color = s.color(0)
        return Applied(view.background().backgroundStyle(color.value), ".background().backgroundStyle(\(color.code))")
    }
}

enum ContainerShapeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("containerShape", test: "ContainerShapeTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.background { ContainerRelativeShape().inset(by: 2) }.containerShape(
                RoundedRectangle(cornerRadius: s.a)),
            ".background { ContainerRelativeShape().inset(by: 2) }.containerShape(RoundedRectangle(cornerRadius: \(s.code(s.a))))"
        )
    }
}
