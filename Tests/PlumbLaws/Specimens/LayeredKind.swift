import Foundation
import PlumbCore

/// Modifiers with further views, which follow the first one.
package enum LayeredKind: CaseIterable, Hashable, Sendable, SpecimenFamily {
    case overlay, background, verticalInset, horizontalInset, preferenceOverlay, anchorOverlay

    func view<C: View, D: View>(
        _ specimen: Specimen, _ content: C, _ others: D, in world: SpecimenWorld
    ) -> AnyView {
        let (a, flag) = (specimen.a, specimen.flag(5))
        switch self {
        case .overlay: return AnyView(content.overlay(alignment: specimen.alignment(0).value) { others })
        case .background: return AnyView(content.background(alignment: specimen.alignment(0).value) { others })
        case .verticalInset:
            return AnyView(
                content.safeAreaInset(
                    edge: flag ? VerticalEdge.top : .bottom, alignment: specimen.horizontal(0).value,
                    spacing: specimen.optional(a, 1)
                ) { others })
        case .horizontalInset:
            return AnyView(
                content.safeAreaInset(
                    edge: flag ? HorizontalEdge.leading : .trailing, alignment: specimen.vertical(0).value,
                    spacing: specimen.optional(a, 1)
                ) { others })
        case .preferenceOverlay:
            return AnyView(
                content.overlayPreferenceValue(SpecimenLength.self, alignment: specimen.alignment(0).value) {
                    Color.purple.frame(width: $0, height: 3)
                    others
                })
        case .anchorOverlay:
            return AnyView(
                content.backgroundPreferenceValue(SpecimenBounds.self) { anchors in
                    GeometryReader { proxy in
                        ForEach(anchors.indices, id: \.self) { index in
                            Color.pink.frame(width: proxy[anchors[index]].width, height: 1)
                                .offset(x: proxy[anchors[index]].minX, y: proxy[anchors[index]].maxY)
                        }
                        others
                    }
                })
        }
    }

    func code(_ specimen: Specimen) -> String {
        let flag = specimen.flag(5)
        let spacing = specimen.code(specimen.optional(specimen.a, 1))
        switch self {
        case .overlay: return ".overlay(alignment: \(specimen.alignment(0).code))"
        case .background: return ".background(alignment: \(specimen.alignment(0).code))"
        case .verticalInset:
            return ".safeAreaInset(edge: \(flag ? ".top" : ".bottom"), alignment: \(specimen.horizontal(0).code), "
                + "spacing: \(spacing))"
        case .horizontalInset:
            return ".safeAreaInset(edge: \(flag ? ".leading" : ".trailing"), alignment: \(specimen.vertical(0).code), "
                + "spacing: \(spacing))"
        case .preferenceOverlay:
            return ".overlayPreferenceValue(SpecimenLength.self, alignment: \(specimen.alignment(0).code))"
        case .anchorOverlay: return ".backgroundPreferenceValue(SpecimenBounds.self)"
        }
    }
}
