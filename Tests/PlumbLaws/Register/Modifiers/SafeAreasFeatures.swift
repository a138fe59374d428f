import Foundation
import PlumbCore

/// What changes the safe area, or looks at it.
enum SafeAreasFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        SafeAreaInsetFeature.self, SafeAreaPaddingFeature.self, IgnoresSafeAreaFeature.self,
        EdgesIgnoringSafeAreaFeature.self, ContentMarginsFeature.self,
    ]
}

enum SafeAreaInsetFeature: ViewFeature, LayeredSpecimen {
    static let facts = FeatureFacts("safeAreaInset", test: "SafeAreaTests", page: "SafeArea")
    static let weight = 2

    static func layered<C: View, D: View>(on view: C, _ others: D, _ s: Specimen) -> Applied {
        let spacing = s.optional(s.a, 1)
        if s.flag(6) {
            let (edge, alignment) = (s.verticalEdge(5), s.horizontal(0))
            return Applied(
                view.safeAreaInset(edge: edge.value, alignment: alignment.value, spacing: spacing) { others },
                ".safeAreaInset(edge: \(edge.code), alignment: \(alignment.code), spacing: \(s.code(spacing)))")
        }
        let (edge, alignment) = (s.horizontalEdge(5), s.vertical(0))
        return Applied(
            view.safeAreaInset(edge: edge.value, alignment: alignment.value, spacing: spacing) { others },
            ".safeAreaInset(edge: \(edge.code), alignment: \(alignment.code), spacing: \(s.code(spacing)))")
    }
}

enum SafeAreaPaddingFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("safeAreaPadding", test: "SafeAreaTests", page: "SafeArea")
    static let weight = 2

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let edges = s.edges(0)
        if s.flag(6) {
            return Applied(view.safeAreaPadding(edges.value, s.a), ".safeAreaPadding(\(edges.code), \(s.code(s.a)))")
        }
        let length = s.optional(s.b, 1)
        return Applied(view.safeAreaPadding(edges.value, length), ".safeAreaPadding(\(edges.code), \(s.code(length)))")
    }
}

enum IgnoresSafeAreaFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("ignoresSafeArea", test: "RootSafeAreaTests", page: "SafeArea")
    static let weight = 2

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let (edges, regions) = (
            s.edges(0),
            s.pick(
                2, [Word(".all", SafeAreaRegions.all), Word(".container", .container), Word(".keyboard", .keyboard)])
        )
        return Applied(
            view.ignoresSafeArea(regions.value, edges: edges.value),
            ".ignoresSafeArea(\(regions.code), edges: \(edges.code))")
    }
}

enum EdgesIgnoringSafeAreaFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("edgesIgnoringSafeArea", test: "InheritedValueTests")

    @available(*, deprecated, message: "What it uses is.")
    @available(*, deprecated, message: "What it uses is.")
    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let edges = s.edges(0)
        return Applied(view.edgesIgnoringSafeArea(edges.value), ".edgesIgnoringSafeArea(\(edges.code))")
    }
}

enum ContentMarginsFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("contentMargins", test: "ScrollingTests", page: "ScrollView")
    static let weight = 2

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let placement = s.pick(
            2,
            [
                Word(".automatic", ContentMarginPlacement.automatic), Word(".scrollContent", .scrollContent),
                Word(".scrollIndicators", .scrollIndicators),
            ])
        let (edges, length) = (s.edges(0), s.optional(s.a, 1))
        return Applied(
            view.contentMargins(edges.value, length, for: placement.value),
            ".contentMargins(\(edges.code), \(s.code(length)), for: \(placement.code))")
    }
}
