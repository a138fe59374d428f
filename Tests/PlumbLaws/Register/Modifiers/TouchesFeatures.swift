import Foundation
import PlumbControls
import PlumbCore

/// What fingers and pointers do to views; size and place are the view's.
enum TouchesFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        GestureFeature.self, HighPriorityGestureFeature.self, SimultaneousGestureFeature.self, OnTapGestureFeature.self,
        OnLongPressGestureFeature.self, OnHoverFeature.self, OnContinuousHoverFeature.self,
        AllowsHitTestingFeature.self, ContentShapeFeature.self, DefersSystemGesturesFeature.self,
        DraggableFeature.self, DropDestinationFeature.self, ItemProviderFeature.self, OnDragFeature.self,
        OnDropFeature.self,
    ]
}

enum GestureFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("gesture", test: "GestureArenaTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.gesture(TapGesture(), including: .all), ".gesture(TapGesture(), including: .all)")
    }
}

enum HighPriorityGestureFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("highPriorityGesture", test: "GestureArenaTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.highPriorityGesture(DragGesture()), ".highPriorityGesture(DragGesture())")
    }
}

enum SimultaneousGestureFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("simultaneousGesture", test: "GestureArenaTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.simultaneousGesture(LongPressGesture()), ".simultaneousGesture(LongPressGesture())")
    }
}

enum OnTapGestureFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onTapGesture", test: "OnTapGestureTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onTapGesture {}, ".onTapGesture {}")
    }
}

enum OnLongPressGestureFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onLongPressGesture", test: "GestureArenaTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onLongPressGesture {}, ".onLongPressGesture {}")
    }
}

enum OnHoverFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onHover", test: "HitTestTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onHover { _ in }, ".onHover { _ in }")
    }
}

enum OnContinuousHoverFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onContinuousHover", test: "HitTestTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onContinuousHover { _ in }, ".onContinuousHover { _ in }")
    }
}

enum AllowsHitTestingFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("allowsHitTesting", test: "HitTestTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.allowsHitTesting(s.flag(0)), ".allowsHitTesting(\(s.flag(0)))")
    }
}

enum ContentShapeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("contentShape", test: "HitTestTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.contentShape(Circle()), ".contentShape(Circle())")
    }
}

enum DefersSystemGesturesFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("defersSystemGestures", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let edges = s.edges(0)
        return Applied(view.defersSystemGestures(on: edges.value), ".defersSystemGestures(on: \(edges.code))")
    }
}

enum DraggableFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("draggable", test: "DragDropTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.draggable("a"), ".draggable(\"a\")")
    }
}

enum DropDestinationFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("dropDestination", test: "DragDropTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.dropDestination(for: String.self) { _, _ in true },
            ".dropDestination(for: String.self) { _, _ in true }")
    }
}

enum ItemProviderFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("itemProvider", test: "DragDropTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.itemProvider { NSItemProvider() }, ".itemProvider { NSItemProvider() }")
    }
}

enum OnDragFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onDrag", test: "DragDropTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onDrag { NSItemProvider() }, ".onDrag { NSItemProvider() }")
    }
}

enum OnDropFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onDrop", test: "DragDropTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.onDrop(of: [UTType.text], isTargeted: nil) { (_: [NSItemProvider]) in true },
            ".onDrop(of: [UTType.text], isTargeted: nil) { (_: [NSItemProvider]) in true }")
    }
}
