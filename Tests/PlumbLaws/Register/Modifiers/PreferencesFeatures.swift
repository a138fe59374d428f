import Foundation
import PlumbCore

/// What views tell those around them.
enum PreferencesFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        PreferenceFeature.self, TransformPreferenceFeature.self, AnchorPreferenceFeature.self,
        TransformAnchorPreferenceFeature.self, OnPreferenceChangeFeature.self, OnGeometryChangeFeature.self,
    ]
}

enum PreferenceFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("preference", test: "PreferenceTests", page: "Preferences")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let value = s.optional(s.a, 0) ?? s.b
        return Applied(
            view.preference(key: SpecimenLength.self, value: value),
            ".preference(key: SpecimenLength.self, value: \(s.code(value)))")
    }
}

enum TransformPreferenceFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("transformPreference", test: "PreferenceTests", page: "Preferences")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let a = s.a
        return Applied(
            view.transformPreference(SpecimenLength.self) { $0 += a },
            ".transformPreference(SpecimenLength.self) { $0 += \(s.code(a)) }")
    }
}

enum AnchorPreferenceFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("anchorPreference", test: "AnchorTests", page: "Preferences")
    static let traits: SpecimenTraits = .sided

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.anchorPreference(key: SpecimenBounds.self, value: .bounds) { [$0] },
            ".anchorPreference(key: SpecimenBounds.self, value: .bounds) { [$0] }")
    }
}

enum TransformAnchorPreferenceFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("transformAnchorPreference", test: "AnchorTests")
    static let traits: SpecimenTraits = .sided

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.transformAnchorPreference(key: SpecimenBounds.self, value: .bounds) { $0.append($1) },
            ".transformAnchorPreference(key: SpecimenBounds.self, value: .bounds) { $0.append($1) }")
    }
}

enum OnPreferenceChangeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onPreferenceChange", test: "PreferenceTests", page: "Preferences")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            MeasuredView(content: view),
            ".modifier(MeasuredView) /* onPreferenceChange(SpecimenLength.self) sets a state */")
    }
}

enum OnGeometryChangeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onGeometryChange", test: "GeometryChangeTests", page: "GeometryReader")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(WatchedView(content: view), ".modifier(WatchedView) /* onGeometryChange(for: height) sets a state */")
    }
}

enum SpecimenLength: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

enum SpecimenBounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Shows the content's preference, which it has put in a state.
private struct MeasuredView<Content: View>: View {
    let content: Content
    @State private var length: CGFloat = 0
    var body: some View {
        VStack { content }
            .onPreferenceChange(SpecimenLength.self) { length = $0 }
            .overlay(alignment: .bottom) { Color.black.frame(width: length, height: 2) }
    }
}

/// Shows the content's height, which it has put in a state.
private struct WatchedView<Content: View>: View {
    let content: Content
    @State private var height: CGFloat = 0
    var body: some View {
        VStack { content }
            .onGeometryChange(for: CGFloat.self) {
                $0.size.height
            } action: {
                height = $0
            }
            .background(alignment: .leading) { Color.black.frame(width: 2, height: height / 2) }
    }
}
