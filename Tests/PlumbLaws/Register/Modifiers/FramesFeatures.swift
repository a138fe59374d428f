import Foundation
import PlumbCore

/// What sizes a view.
enum FramesFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        FrameFeature.self, FixedSizeFeature.self, AspectRatioFeature.self, ScaledToFitFeature.self,
        ScaledToFillFeature.self, ContainerRelativeFrameFeature.self, LayoutPriorityFeature.self,
        LayoutValueFeature.self, ContainerValueFeature.self,
    ]
}

enum FrameFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("frame", test: "FrameTests", page: "Frame")
    static let weight = 4
    static let traits: SpecimenTraits = .standIn

    @available(*, deprecated, message: "What it uses is.")
    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let (a, b) = (s.a, s.b)
        if s.flag(6) {
            let (width, height, alignment) = (s.optional(a, 0), s.optional(b, 1), s.alignment(2))
            return Applied(
                view.frame(width: width, height: height, alignment: alignment.value),
                ".frame(width: \(s.code(width)), height: \(s.code(height)), alignment: \(alignment.code))")
        }
        let (minWidth, idealWidth, minHeight, idealHeight) = (
            s.optional(a, 0), s.optional(b, 1), s.optional(b, 3), s.optional(a, 2)
        )
        let maxWidth = s.flag(2) ? CGFloat.infinity : s.optional(a + b, 3)
        let maxHeight = s.flag(1) ? CGFloat.infinity : s.optional(b, 0)
        let alignment = s.alignment(4)
        return Applied(
            view.frame(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment.value),
            ".frame(minWidth: \(s.code(minWidth)), idealWidth: \(s.code(idealWidth)), maxWidth: \(s.code(maxWidth)), "
                + "minHeight: \(s.code(minHeight)), idealHeight: \(s.code(idealHeight)), "
                + "maxHeight: \(s.code(maxHeight)), alignment: \(alignment.code))")
    }
}

enum FixedSizeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("fixedSize", test: "FixedSizeTests", page: "FixedSize")
    static let weight = 2

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let (horizontal, vertical) = (s.flag(0), s.flag(1))
        return Applied(
            view.fixedSize(horizontal: horizontal, vertical: vertical),
            ".fixedSize(horizontal: \(horizontal), vertical: \(vertical))")
    }
}

enum AspectRatioFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("aspectRatio", test: "AspectRatioTests", page: "AspectRatio")
    static let weight = 2

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let (ratio, mode) = (s.optional(s.a / 30, 0), s.contentMode(1))
        return Applied(
            view.aspectRatio(ratio, contentMode: mode.value),
            ".aspectRatio(\(s.code(ratio)), contentMode: \(mode.code))")
    }
}

enum ScaledToFitFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scaledToFit", test: "AspectRatioTests", page: "AspectRatio")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.scaledToFit(), ".scaledToFit()")
    }
}

enum ScaledToFillFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scaledToFill", test: "AspectRatioTests", page: "AspectRatio")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.scaledToFill(), ".scaledToFill()")
    }
}

enum ContainerRelativeFrameFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts(
        "containerRelativeFrame", test: "ContainerRelativeFrameTests", page: "ContainerRelativeFrame")
    static let weight = 2
    static let traits: SpecimenTraits = .relative

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let (axes, alignment, b) = (s.axes(0), s.alignment(1), s.b)
        switch s.pick(6, [0, 1, 2]) {
        case 0:
            return Applied(
                view.containerRelativeFrame(axes.value) { length, _ in length - b },
                ".containerRelativeFrame(\(axes.code)) { length, _ in length - \(s.code(b)) }")
        case 1:
            return Applied(
                view.containerRelativeFrame(axes.value, alignment: alignment.value),
                ".containerRelativeFrame(\(axes.code), alignment: \(alignment.code))")
        default:
            let (span, spacing) = (s.pick(3, [1, 2]), s.optional(s.a, 4) ?? 0)
            return Applied(
                view.containerRelativeFrame(
                    axes.value, count: 3, span: span, spacing: spacing, alignment: alignment.value),
                ".containerRelativeFrame(\(axes.code), count: 3, span: \(span), spacing: \(s.code(spacing)), "
                    + "alignment: \(alignment.code))")
        }
    }
}

enum LayoutPriorityFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("layoutPriority", test: "LayoutPriorityTests", page: "LayoutPriority")
    static let weight = 2

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let priority = s.flag(0) ? 1 : s.a
        return Applied(view.layoutPriority(Double(priority)), ".layoutPriority(\(s.code(priority)))")
    }
}

enum ContainerValueFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("containerValue", test: "SubviewTests", page: "Layout")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let value = s.pick(0, [0, 1, 2])
        return Applied(view.containerValue(\.probe, value), ".containerValue(\\.probe, \(value))")
    }
}

enum ProbeValue: LayoutValueKey {
    static let defaultValue = 0
}

struct ProbeContainerValue: ContainerValueKey { static var defaultValue: Int { 0 } }

extension ContainerValues {
    var probe: Int {
        get { self[ProbeContainerValue.self] }
        set { self[ProbeContainerValue.self] = newValue }
    }
}

enum LayoutValueFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("layoutValue", test: "LayoutProtocolTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let value = s.pick(0, [0, 1, 2])
        return Applied(
            view.layoutValue(key: ProbeValue.self, value: value), ".layoutValue(key: ProbeValue.self, value: \(value))")
    }
}
