import Foundation
import PlumbCore

/// What has no view to work on yet.
enum NotYetFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        InspectorColumnWidthFeature.self, ListRowInsetsFeature.self,
    ]
}

enum InspectorColumnWidthFeature: ViewFeature {
    static let facts = FeatureFacts("inspectorColumnWidth", test: "UnavailableTests")
    static let laws = LawPart.leftOut(
        "It is unavailable.")

    static func declare(in probes: inout SignatureProbes) {
        probes.unavailable(
            "View", "func inspectorColumnWidth(_ width: CGFloat) -> some View",
            "Plumb has no inspector yet; give the view beside the content a frame",
            use: #"() { _ = Text("a").inspectorColumnWidth(1) }"#)
        probes.unavailable(
            "View", "func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View",
            "Plumb has no inspector yet; give the view beside the content a frame",
            use: #"() { _ = Text("a").inspectorColumnWidth(min: 1, ideal: 1, max: 2) }"#)
    }
}

enum ListRowInsetsFeature: ViewFeature {
    static let facts = FeatureFacts("listRowInsets", test: "UnavailableTests")
    static let laws = LawPart.leftOut(
        "It is unavailable.")

    static func declare(in probes: inout SignatureProbes) {
        probes.unavailable(
            "View", "func listRowInsets(_ insets: EdgeInsets?) -> some View",
            "Plumb has no List yet; put padding on the rows of a LazyVStack",
            use: #"() { _ = Text("a").listRowInsets(nil) }"#)
    }
}
