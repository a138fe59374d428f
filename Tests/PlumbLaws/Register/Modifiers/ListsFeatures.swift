import PlumbControls
import PlumbCore

/// What views say about the row of a list. Outside of lists nothing is seen of it.
enum ListsFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        ListStyleFeature.self, ListRowInsetsFeature.self, ListRowBackgroundFeature.self,
        ListRowSeparatorFeature.self, ListRowSeparatorTintFeature.self, ListSectionSeparatorFeature.self,
        ListSectionSeparatorTintFeature.self, ListRowSpacingFeature.self, ListSectionSpacingFeature.self,
        ListItemTintFeature.self, BadgeFeature.self, BadgeProminenceFeature.self, SwipeActionsFeature.self,
        DeleteDisabledFeature.self, MoveDisabledFeature.self, SelectionDisabledFeature.self, RefreshableFeature.self,
    ]
}

enum ListStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("listStyle", test: "ListTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.listStyle(.plain), ".listStyle(.plain)")
    }
}

enum ListRowInsetsFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("listRowInsets", test: "RowTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.listRowInsets(EdgeInsets(top: s.a, leading: s.b, bottom: s.a, trailing: s.b)),
            ".listRowInsets(EdgeInsets(top: \(s.code(s.a)), leading: \(s.code(s.b)), bottom: \(s.code(s.a)), trailing: \(s.code(s.b))))"
        )
    }
}

enum ListRowBackgroundFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("listRowBackground", test: "RowTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.listRowBackground(Color.red), ".listRowBackground(Color.red)")
    }
}

enum ListRowSeparatorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("listRowSeparator", test: "RowTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.listRowSeparator(.hidden), ".listRowSeparator(.hidden)")
    }
}

enum ListRowSeparatorTintFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("listRowSeparatorTint", test: "RowTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.listRowSeparatorTint(.red), ".listRowSeparatorTint(.red)")
    }
}

enum ListSectionSeparatorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("listSectionSeparator", test: "RowTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.listSectionSeparator(.hidden), ".listSectionSeparator(.hidden)")
    }
}

enum ListSectionSeparatorTintFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("listSectionSeparatorTint", test: "RowTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.listSectionSeparatorTint(.red), ".listSectionSeparatorTint(.red)")
    }
}

enum ListRowSpacingFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("listRowSpacing", test: "ListTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.listRowSpacing(s.a), ".listRowSpacing(\(s.code(s.a)))")
    }
}

enum ListSectionSpacingFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("listSectionSpacing", test: "ListTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.listSectionSpacing(s.a), ".listSectionSpacing(\(s.code(s.a)))")
    }
}

enum ListItemTintFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("listItemTint", test: "RowTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.listItemTint(Color.red), ".listItemTint(Color.red)")
    }
}

enum BadgeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("badge", test: "RowTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.badge(3), ".badge(3)")
    }
}

enum BadgeProminenceFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("badgeProminence", test: "RowTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.badgeProminence(.increased), ".badgeProminence(.increased)")
    }
}

enum SwipeActionsFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("swipeActions", test: "SwipeTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.swipeActions { Text(verbatim: "A") }, ".swipeActions { Text(verbatim: \"A\") }")
    }
}

enum DeleteDisabledFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("deleteDisabled", test: "ListEditTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.deleteDisabled(true), ".deleteDisabled(true)")
    }
}

enum MoveDisabledFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("moveDisabled", test: "ListEditTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.moveDisabled(true), ".moveDisabled(true)")
    }
}

enum SelectionDisabledFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("selectionDisabled", test: "ListSelectionTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.selectionDisabled(), ".selectionDisabled()")
    }
}

enum RefreshableFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("refreshable", test: "RefreshableTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.refreshable {}, ".refreshable {}")
    }
}
