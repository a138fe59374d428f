import Foundation
import PlumbCore

/// Views that break every promise: whatever they do, there is a picture, and an end.
package enum HostileKind: CaseIterable, Hashable, Sendable, SpecimenFamily {
    case badSizes, unstableSizes, badPlaces, nobodyPlaced, keptSubviews, entangled, wildCache, stateInLayout, badGuides
    case endlessGuide, mutualGuides, selfGuide, restlessReader, restlessPreference, duplicateIDs, lyingCollection
    case strangeCells

    var shape: SpecimenKind.Shape {
        switch self {
        case .endlessGuide, .mutualGuides, .selfGuide, .restlessPreference, .strangeCells: .modifier
        default: .list
        }
    }

    func view<C: View, D: View>(
        _ specimen: Specimen, _ content: C, _ others: D, in world: SpecimenWorld
    ) -> AnyView {
        let (a, b) = (specimen.a, specimen.b)
        func laidOut<L: Layout>(_ layout: L) -> AnyView { AnyView(layout { content }) }
        switch self {
        case .badSizes: return laidOut(BadSizesLayout(size: CGSize(width: a, height: b)))
        case .unstableSizes: return laidOut(UnstableLayout(world: world))
        case .badPlaces: return laidOut(BadPlacesLayout(x: a, y: b))
        case .nobodyPlaced: return laidOut(NobodyPlacedLayout())
        case .keptSubviews: return laidOut(KeptSubviewsLayout(world: world))
        case .entangled: return laidOut(EntangledLayout(length: a))
        case .wildCache: return laidOut(WildCacheLayout())
        case .stateInLayout: return laidOut(StateInLayout(id: specimen.id, world: world))
        case .badGuides: return laidOut(BadGuidesLayout(guide: a))
        case .endlessGuide: return AnyView(VStack(alignment: .endless) { content })
        case .mutualGuides:
            return AnyView(
                HStack(alignment: .mutual) { content }.alignmentGuide(.mutual) { $0[.otherMutual] + 1 })
        case .selfGuide:
            return AnyView(
                Group { content }.alignmentGuide(.lower) { $0[.lower] + $0[.endless] }
                    .alignmentGuide(.top) { _ in a })
        case .restlessReader: return AnyView(RestlessReader(content: content))
        case .restlessPreference: return AnyView(RestlessPreference(content: content))
        case .duplicateIDs:
            let ids = [0, 1, 1, 0, specimen.flag(0) ? 2 : 1]
            return AnyView(
                VStack {
                    ForEach(ids, id: \.self) { Color.red.frame(width: CGFloat($0) * 10, height: a) }
                    ForEach(0..<2) { _ in content }
                })
        case .lyingCollection:
            return AnyView(
                HStack {
                    ForEach(LyingCollection(claimed: specimen.flag(0) ? 5 : 0), id: \.self) {
                        Color.red.frame(width: CGFloat($0), height: a)
                    }
                    content
                })
        case .strangeCells:
            return AnyView(
                Group { content }.gridCellColumns(specimen.pick(0, [0, -3, .max, .min, 1_000_000]))
                    .gridCellAnchor(UnitPoint(x: a, y: b)))
        }
    }

    func code(_ specimen: Specimen) -> String {
        let (a, b) = (specimen.code(specimen.a), specimen.code(specimen.b))
        switch self {
        case .badSizes: return "BadSizesLayout(size: CGSize(width: \(a), height: \(b)))"
        case .unstableSizes: return "UnstableLayout()"
        case .badPlaces: return "BadPlacesLayout(x: \(a), y: \(b))"
        case .nobodyPlaced: return "NobodyPlacedLayout()"
        case .keptSubviews: return "KeptSubviewsLayout()"
        case .entangled: return "EntangledLayout(length: \(a))"
        case .wildCache: return "WildCacheLayout()"
        case .stateInLayout: return "StateInLayout()"
        case .badGuides: return "BadGuidesLayout(guide: \(a))"
        case .endlessGuide: return ".modifier(VStack(alignment: .endless)) /* its default asks for itself */"
        case .mutualGuides: return ".modifier(HStack(alignment: .mutual)) /* two defaults ask for each other */"
        case .selfGuide:
            return ".alignmentGuide(.lower) { $0[.lower] + $0[.endless] }.alignmentGuide(.top) { _ in \(a) }"
        case .restlessReader: return "RestlessReader"
        case .restlessPreference: return ".modifier(RestlessPreference)"
        case .duplicateIDs: return "VStack /* after a ForEach with the same id thrice */"
        case .lyingCollection: return "HStack /* after a ForEach over a LyingCollection */"
        case .strangeCells:
            return ".gridCellColumns(\(specimen.pick(0, [0, -3, Int.max, Int.min, 1_000_000])))"
                + ".gridCellAnchor(UnitPoint(x: \(a), y: \(b)))"
        }
    }
}

extension HorizontalAlignment {
    private enum Endless: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.endless] + 1 }
    }
    static let endless = HorizontalAlignment(Endless.self)
}

extension VerticalAlignment {
    private enum Mutual: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.otherMutual] + 1 }
    }
    private enum OtherMutual: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.mutual] + 1 }
    }
    static let mutual = VerticalAlignment(Mutual.self)
    static let otherMutual = VerticalAlignment(OtherMutual.self)
}

/// Changes its state with every size it sees.
private struct RestlessReader<Content: View>: View {
    let content: Content
    @State private var count = 0
    var body: some View {
        GeometryReader { proxy in
            content.onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: { _ in
                count += 1
            }
            Color.red.frame(width: CGFloat(count % 7), height: proxy.size.height)
                .onAppear { count += 1 }
            Color.red.id(count).onAppear { count += 1 }
        }
    }
}

/// Hands up a preference that depends on what became of the last one.
private struct RestlessPreference<Content: View>: View {
    let content: Content
    @State private var length: CGFloat = 0
    var body: some View {
        VStack { content }
            .preference(key: SpecimenLength.self, value: length + 1)
            .onPreferenceChange(SpecimenLength.self) { length = $0 }
            .frame(width: length)
    }
}

/// Says that it has other elements than it has.
private struct LyingCollection: RandomAccessCollection {
    let claimed: Int
    var startIndex: Int { 0 }
    var endIndex: Int { 3 }
    var count: Int { claimed }
    func index(after index: Int) -> Int { index + 1 }
    func index(before index: Int) -> Int { index - 1 }
    func distance(from start: Int, to end: Int) -> Int { claimed }
    subscript(index: Int) -> Int { index * 5 }
}
