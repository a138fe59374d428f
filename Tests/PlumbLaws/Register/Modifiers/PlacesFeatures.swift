import Foundation
import PlumbCore

/// What moves a view, or says where it stands.
enum PlacesFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        PaddingFeature.self, OffsetFeature.self, PositionFeature.self, AlignmentGuideFeature.self,
        LayoutDirectionBehaviorFeature.self, ZIndexFeature.self, CoordinateSpaceFeature.self,
        MatchedGeometryEffectFeature.self,
    ]
}

enum PaddingFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("padding", test: "PaddingTests", page: "Padding")
    static let weight = 3

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let (edges, length) = (s.edges(0), s.optional(s.a, 1))
        switch s.pick(6, [0, 1, 2]) {
        case 0: return Applied(view.padding(edges.value, length), ".padding(\(edges.code), \(s.code(length)))")
        case 1: return Applied(view.padding(s.a), ".padding(\(s.code(s.a)))")
        default:
            let (a, b) = (s.code(s.a), s.code(s.b))
            return Applied(
                view.padding(EdgeInsets(top: s.a, leading: s.b, bottom: s.b, trailing: s.a)),
                ".padding(EdgeInsets(top: \(a), leading: \(b), bottom: \(b), trailing: \(a)))")
        }
    }
}

enum OffsetFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("offset", test: "OffsetTests", page: "Offset")
    static let weight = 2
    static let traits: SpecimenTraits = .sided

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.offset(x: s.a, y: s.b), ".offset(x: \(s.code(s.a)), y: \(s.code(s.b)))")
    }
}

enum PositionFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("position", test: "PositionTests", page: "Position")
    static let weight = 2
    static let traits: SpecimenTraits = .sided

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.position(x: s.a, y: s.b), ".position(x: \(s.code(s.a)), y: \(s.code(s.b)))")
    }
}

enum AlignmentGuideFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("alignmentGuide", test: "AlignmentGuideTests", page: "AlignmentGuide")
    static let weight = 4

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let (a, b) = (s.a, s.b)
        switch s.pick(6, [0, 1, 2]) {
        case 0:
            let (guide, isGiven) = (s.horizontal(0), s.flag(1))
            return Applied(
                view.alignmentGuide(guide.value) { isGiven ? a : $0.width / 4 },
                ".alignmentGuide(\(guide.code)) { \(isGiven ? "_ in \(s.code(a))" : "$0.width / 4") }")
        case 1:
            let (guide, isGiven) = (s.vertical(0), s.flag(1))
            return Applied(
                view.alignmentGuide(guide.value) { isGiven ? b : $0.height / 4 },
                ".alignmentGuide(\(guide.code)) { \(isGiven ? "_ in \(s.code(b))" : "$0.height / 4") }")
        default:
            return Applied(
                view.alignmentGuide(.lower) { $0[explicit: .lower] ?? $0[explicit: .firstTextBaseline] ?? b }
                    .alignmentGuide(.third) { ($0[explicit: .third] ?? a) + $0[.trailing] / 8 },
                ".alignmentGuide(.lower) { $0[explicit: .lower] ?? $0[explicit: .firstTextBaseline] ?? \(s.code(b)) }"
                    + ".alignmentGuide(.third) { ($0[explicit: .third] ?? \(s.code(a))) + $0[.trailing] / 8 }")
        }
    }
}

enum LayoutDirectionBehaviorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("layoutDirectionBehavior", test: "LayoutDirectionBehaviorTests")
    static let traits: SpecimenTraits = .sided

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let behavior = s.pick(
            0,
            [
                Word(".fixed", LayoutDirectionBehavior.fixed), Word(".mirrors", .mirrors),
                Word(".mirrors(in: .leftToRight)", .mirrors(in: .leftToRight)),
            ])
        return Applied(view.layoutDirectionBehavior(behavior.value), ".layoutDirectionBehavior(\(behavior.code))")
    }
}

enum ZIndexFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("zIndex", test: "ZIndexTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.zIndex(Double(s.a) - 30), ".zIndex(\(s.code(s.a)) - 30)")
    }
}

enum CoordinateSpaceFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("coordinateSpace", test: "CoordinateSpaceTests", page: "CoordinateSpace")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.coordinateSpace(.named("space")).overlay { SpaceReader() },
            ".coordinateSpace(.named(\"space\")).overlay { SpaceReader() }")
    }
}

enum MatchedGeometryEffectFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts(
        "matchedGeometryEffect", test: "MatchedGeometryEffectTests", page: "MatchedGeometryEffect")
    static let traits: SpecimenTraits = .sided

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let (width, isSized) = (s.a, s.flag(0))
        return Applied(
            MatchedPair(width: width, isSized: isSized, content: view),
            ".modifier(MatchedPair(width: \(s.code(width)), isSized: \(isSized)))")
    }
}

/// A view that follows another.
private struct MatchedPair<Content: View>: View {
    let width: CGFloat
    let isSized: Bool
    let content: Content
    @Namespace private var space

    var body: some View {
        HStack(spacing: 3) {
            Color.red.frame(width: width, height: 20).matchedGeometryEffect(id: 1, in: space, anchor: .topLeading)
            content.matchedGeometryEffect(
                id: 1, in: space, properties: isSized ? .frame : .position, anchor: .bottom, isSource: false)
        }
    }
}

/// As wide as it stands from the edge of the space that it is in.
private struct SpaceReader: View {
    var body: some View {
        GeometryReader { proxy in
            Color.black.frame(width: proxy.frame(in: .named("space")).minX, height: 2)
        }
    }
}
