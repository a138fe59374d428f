import Foundation
import PlumbCore

/// What turns, scales and bends what a view paints; size and place are the view's.
enum TransformsFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        RotationEffectFeature.self, ScaleEffectFeature.self, TransformEffectFeature.self, Rotation3DEffectFeature.self,
        ProjectionEffectFeature.self, VisualEffectFeature.self, ScrollTransitionFeature.self, GeometryGroupFeature.self,
        FlipsForRightToLeftFeature.self,
    ]
}

enum RotationEffectFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("rotationEffect", test: "TransformEffectsTests")
    static let traits: SpecimenTraits = .sided

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let anchor = s.unitPoint(0)
        return Applied(
            view.rotationEffect(.degrees(Double(s.b)), anchor: anchor.value),
            ".rotationEffect(.degrees(\(s.code(s.b))), anchor: \(anchor.code))")
    }
}

enum ScaleEffectFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scaleEffect", test: "TransformEffectsTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let (scale, b) = (s.flag(0) ? 2 : s.a / 30, s.b / 30)
        if s.flag(1) { return Applied(view.scaleEffect(scale), ".scaleEffect(\(s.code(scale)))") }
        return Applied(view.scaleEffect(x: scale, y: b), ".scaleEffect(x: \(s.code(scale)), y: \(s.code(b)))")
    }
}

enum TransformEffectFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("transformEffect", test: "TransformEffectsTests")
    static let traits: SpecimenTraits = .sided

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.transformEffect(CGAffineTransform(a: 1, b: 0.25, c: 0, d: 2, tx: s.a, ty: s.b)),
            ".transformEffect(CGAffineTransform(a: 1, b: 0.25, c: 0, d: 2, tx: \(s.code(s.a)), ty: \(s.code(s.b))))")
    }
}

enum Rotation3DEffectFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("rotation3DEffect", test: "Rotation3DEffectTests")
    static let traits: SpecimenTraits = .sided

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let (anchor, degrees) = (s.unitPoint(0), Double(s.b))
        return Applied(
            view.rotation3DEffect(
                .degrees(degrees), axis: (x: 1, y: 1, z: 0), anchor: anchor.value, anchorZ: s.a / 4, perspective: 0.5),
            ".rotation3DEffect(.degrees(\(s.code(s.b))), axis: (x: 1, y: 1, z: 0), anchor: \(anchor.code), "
                + "anchorZ: \(s.code(s.a)) / 4, perspective: 0.5)")
    }
}

enum ProjectionEffectFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("projectionEffect", test: "InheritedValueTests")
    static let traits: SpecimenTraits = .sided

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let transform = ProjectionTransform(CGAffineTransform(translationX: s.a, y: s.b))
        return Applied(
            view.projectionEffect(transform),
            ".projectionEffect(ProjectionTransform(CGAffineTransform(translationX: \(s.code(s.a)), y: \(s.code(s.b)))))"
        )
    }
}

enum VisualEffectFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("visualEffect", test: "VisualEffectTests")
    static let traits: SpecimenTraits = .sided

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let a = s.a
        return Applied(
            view.visualEffect { $0.offset(x: a - $1.frame(in: .global).minX / 4).opacity($1.size.width > a ? 1 : 0.5) },
            ".visualEffect { $0.offset(x: \(s.code(a)) - $1.frame(in: .global).minX / 4).opacity($1.size.width > \(s.code(a)) ? 1 : 0.5) }"
        )
    }
}

enum ScrollTransitionFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scrollTransition", test: "ScrollTransitionTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let (a, b, isCentered) = (s.a, s.b, s.flag(0))
        return Applied(
            view.scrollTransition(isCentered ? .interactive.threshold(.centered) : .interactive) {
                $0.offset(x: a * $1.value, y: b * $1.value).scaleEffect($1.isIdentity ? 1 : 0.5)
            },
            ".scrollTransition(.interactive\(isCentered ? ".threshold(.centered)" : "")) "
                + "{ $0.offset(x: \(s.code(a)) * $1.value, y: \(s.code(b)) * $1.value).scaleEffect($1.isIdentity ? 1 : 0.5) }"
        )
    }
}

enum GeometryGroupFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("geometryGroup", test: "InheritedValueTests", drawsOnly: true)

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.geometryGroup(), ".geometryGroup()")
    }
}

enum FlipsForRightToLeftFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("flipsForRightToLeftLayoutDirection", test: "AcceptedNamesTests")
    // Right to left, what is in it is turned back to where it is left to right.
    static let traits: SpecimenTraits = .sided

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.flipsForRightToLeftLayoutDirection(true), ".flipsForRightToLeftLayoutDirection(true)")
    }
}
