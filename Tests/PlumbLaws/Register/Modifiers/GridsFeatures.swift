import Foundation
import PlumbCore

/// What cells of grids say.
enum GridsFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        GridCellAnchorFeature.self, GridCellColumnsFeature.self, GridCellUnsizedAxesFeature.self,
        GridColumnAlignmentFeature.self,
    ]
}

enum GridCellAnchorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("gridCellAnchor", test: "GridTests", page: "Grid")
    static let traits: SpecimenTraits = [.cell, .sided]

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let anchor = s.unitPoint(0)
        return Applied(view.gridCellAnchor(anchor.value), ".gridCellAnchor(\(anchor.code))")
    }
}

enum GridCellColumnsFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("gridCellColumns", test: "GridTests")
    static let traits: SpecimenTraits = .cell

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let count = s.pick(0, [2, 3, 1])
        return Applied(view.gridCellColumns(count), ".gridCellColumns(\(count))")
    }
}

enum GridCellUnsizedAxesFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("gridCellUnsizedAxes", test: "GridTests", page: "Grid")
    static let traits: SpecimenTraits = .cell

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let axes = s.axes(0)
        return Applied(view.gridCellUnsizedAxes(axes.value), ".gridCellUnsizedAxes(\(axes.code))")
    }
}

enum GridColumnAlignmentFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("gridColumnAlignment", test: "GridTests", page: "Grid")
    static let traits: SpecimenTraits = .cell

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let guide = s.horizontal(0)
        return Applied(view.gridColumnAlignment(guide.value), ".gridColumnAlignment(\(guide.code))")
    }
}
