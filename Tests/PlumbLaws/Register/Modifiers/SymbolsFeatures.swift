import Foundation
import PlumbCore

/// How symbols are drawn.
enum SymbolsFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [SymbolVariantFeature.self, SymbolRenderingModeFeature.self]
}

enum SymbolVariantFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("symbolVariant", test: "SymbolVariantTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let variant = s.pick(
            0, [Word(".fill", SymbolVariants.fill), Word(".circle.fill", .circle.fill), Word(".none", .none)])
        return Applied(view.symbolVariant(variant.value), ".symbolVariant(\(variant.code))")
    }
}

enum SymbolRenderingModeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("symbolRenderingMode", test: "SymbolPaintTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let mode = s.pick(
            0,
            [
                Word(".hierarchical", SymbolRenderingMode.hierarchical), Word(".palette", .palette),
                Word(".multicolor", .multicolor),
            ])
        return Applied(view.symbolRenderingMode(mode.value), ".symbolRenderingMode(\(mode.code))")
    }
}
