import Foundation
import PlumbCore

extension ModifierKind {
    func code(_ specimen: Specimen) -> String {
        let (a, b) = (specimen.code(specimen.a), specimen.code(specimen.b))
        func optional(_ value: CGFloat, _ number: Int) -> String { specimen.code(specimen.optional(value, number)) }
        switch self {
        case .frame:
            return ".frame(width: \(optional(specimen.a, 0)), height: \(optional(specimen.b, 1)), "
                + "alignment: \(specimen.alignment(2).code))"
        case .flexibleFrame:
            let sum = specimen.a + specimen.b
            return ".frame(minWidth: \(optional(specimen.a, 0)), idealWidth: \(optional(specimen.b, 1)), "
                + "maxWidth: \(specimen.flag(2) ? ".infinity" : optional(sum, 3)), "
                + "minHeight: \(optional(specimen.b, 3)), idealHeight: \(optional(specimen.a, 2)), "
                + "maxHeight: \(specimen.flag(1) ? ".infinity" : optional(specimen.b, 0)), "
                + "alignment: \(specimen.alignment(4).code))"
        case .padding: return ".padding(\(specimen.edges(0).code), \(optional(specimen.a, 1)))"
        case .fixed: return ".fixedSize(horizontal: \(specimen.flag(0)), vertical: \(specimen.flag(1)))"
        case .ratio:
            return ".aspectRatio(\(optional(specimen.a / 30, 0)), contentMode: \(specimen.flag(1) ? ".fit" : ".fill"))"
        case .offset: return ".offset(x: \(a), y: \(b))"
        case .position: return ".position(x: \(a), y: \(b))"
        case .priority: return ".layoutPriority(\(specimen.flag(0) ? "1" : a))"
        case .safeAreaPadding: return ".safeAreaPadding(\(specimen.edges(0).code), \(a))"
        case .ignoresSafeArea: return ".ignoresSafeArea(edges: \(specimen.edges(0).code))"
        case .horizontalGuide:
            return
                ".alignmentGuide(\(specimen.horizontal(0).code)) { \(specimen.flag(1) ? "_ in \(a)" : "$0.width / 4") }"
        case .verticalGuide:
            return
                ".alignmentGuide(\(specimen.vertical(0).code)) { \(specimen.flag(1) ? "_ in \(b)" : "$0.height / 4") }"
        case .ownGuide:
            return ".alignmentGuide(.lower) { $0[explicit: .lower] ?? $0[explicit: .firstTextBaseline] ?? \(b) }"
                + ".alignmentGuide(.third) { ($0[explicit: .third] ?? \(a)) + $0[.trailing] / 8 }"
        case .direction:
            return ".environment(\\.layoutDirection, \(specimen.flag(0) ? ".rightToLeft" : ".leftToRight"))"
        case .environment: return ".environment(\\.specimenWidth, \(a))"
        case .transformed: return ".transformEnvironment(\\.specimenWidth) { $0 = $0 / 2 + \(b) }"
        case .dressed:
            return ".modifier(DressedView(\(a), \(b))) "
                + "/* a state changes width, case, text size, line limit and style */"
        case .paint: return ".foregroundStyle(Color.\(specimen.flag(0) ? "green" : "red")).opacity(0.5)"
        case .clip: return ".clipShape(Circle()).colorInvert()"
        case .masked:
            return ".shadow(color: .red, radius: \(b) / 8, x: \(a) / 8)"
                + ".mask(alignment: \(specimen.alignment(0).code)) { Circle().frame(width: \(a)) }.blur(radius: \(b) / 16)"
        case .border: return ".border(Color.red, width: \(b))"
        case .rotated: return ".rotationEffect(.degrees(\(b)))"
        case .scaled: return ".scaleEffect(\(specimen.flag(0) ? "2" : "\(a) / 30"))"
        case .scrolled:
            return ".scrollTransition(.interactive\(specimen.flag(0) ? ".threshold(.centered)" : "")) "
                + "{ $0.offset(x: \(a) * $1.value, y: \(b) * $1.value).scaleEffect($1.isIdentity ? 1 : 0.5) }"
        case .zIndex: return ".zIndex(\(a) - 30)"
        case .identity: return ".id(\(specimen.pick(0, [0, 1, 2])))"
        case .twice: return ".modifier(TwiceModifier(inset: \(a), isFramed: \(specimen.flag(0))))"
        case .switched: return ".modifier(SwitchedModifier(inset: \(a)))"
        case .preference: return ".preference(key: SpecimenLength.self, value: \(specimen.flag(0) ? a : b))"
        case .anchor:
            return ".transformAnchorPreference(key: SpecimenBounds.self, value: .bounds) { $0.append($1) }"
        case .measured: return ".modifier(MeasuredView) /* onPreferenceChange(SpecimenLength.self) sets a state */"
        case .watched: return ".modifier(WatchedView) /* onGeometryChange(for: height) sets a state */"
        case .hidden: return ".hidden()"
        case .relative: return ".containerRelativeFrame(\(specimen.axes(0).code)) { length, _ in length - \(b) }"
        case .matched: return ".modifier(MatchedPair(width: \(a), isSized: \(specimen.flag(0))))"
        case .cellColumns: return ".gridCellColumns(\(specimen.pick(0, [2, 3, 1])))"
        case .cellAnchor: return ".gridCellAnchor(\(specimen.unitPoint(0).code))"
        case .cellUnsized: return ".gridCellUnsizedAxes(\(specimen.axes(0).code))"
        case .columnAlignment: return ".gridColumnAlignment(\(specimen.horizontal(0).code))"
        }
    }
}
