import Foundation
import PlumbCore

/// Modifiers; on several views they apply to each.
package enum ModifierKind: CaseIterable, Hashable, Sendable, SpecimenFamily {
    case frame, flexibleFrame, padding, fixed, ratio, offset, position, priority, safeAreaPadding, ignoresSafeArea
    case horizontalGuide, verticalGuide, ownGuide, direction, environment, transformed, dressed, paint, clip, masked,
        border, rotated, scaled
    case scrolled
    case zIndex, identity, twice, switched, preference, anchor, measured, watched, hidden
    case relative, matched
    case cellColumns, cellAnchor, cellUnsized, columnAlignment

    static let cells: [ModifierKind] = [.cellColumns, .cellAnchor, .cellUnsized, .columnAlignment]

    func view<C: View, D: View>(
        _ specimen: Specimen, _ content: C, _ others: D, in world: SpecimenWorld
    ) -> AnyView {
        let (a, b) = (specimen.a, specimen.b)
        let group = Group { content }
        switch self {
        case .frame:
            return AnyView(
                group.frame(
                    width: specimen.optional(a, 0), height: specimen.optional(b, 1),
                    alignment: specimen.alignment(2).value))
        case .flexibleFrame:
            return AnyView(
                group.frame(
                    minWidth: specimen.optional(a, 0), idealWidth: specimen.optional(b, 1),
                    maxWidth: specimen.flag(2) ? .infinity : specimen.optional(a + b, 3),
                    minHeight: specimen.optional(b, 3), idealHeight: specimen.optional(a, 2),
                    maxHeight: specimen.flag(1) ? .infinity : specimen.optional(b, 0),
                    alignment: specimen.alignment(4).value))
        case .padding: return AnyView(group.padding(specimen.edges(0).value, specimen.optional(a, 1)))
        case .fixed: return AnyView(group.fixedSize(horizontal: specimen.flag(0), vertical: specimen.flag(1)))
        case .ratio:
            return AnyView(
                group.aspectRatio(specimen.optional(a / 30, 0), contentMode: specimen.flag(1) ? .fit : .fill))
        case .offset: return AnyView(group.offset(x: a, y: b))
        case .position: return AnyView(group.position(x: a, y: b))
        case .priority: return AnyView(group.layoutPriority(specimen.flag(0) ? 1 : Double(a)))
        case .safeAreaPadding: return AnyView(group.safeAreaPadding(specimen.edges(0).value, a))
        case .ignoresSafeArea: return AnyView(group.ignoresSafeArea(edges: specimen.edges(0).value))
        case .horizontalGuide:
            return AnyView(
                group.alignmentGuide(specimen.horizontal(0).value) { specimen.flag(1) ? a : $0.width / 4 })
        case .verticalGuide:
            return AnyView(group.alignmentGuide(specimen.vertical(0).value) { specimen.flag(1) ? b : $0.height / 4 })
        case .ownGuide:
            return AnyView(
                group.alignmentGuide(.lower) { $0[explicit: .lower] ?? $0[explicit: .firstTextBaseline] ?? b }
                    .alignmentGuide(.third) { ($0[explicit: .third] ?? a) + $0[.trailing] / 8 })
        case .direction:
            return AnyView(group.environment(\.layoutDirection, specimen.flag(0) ? .rightToLeft : .leftToRight))
        case .environment: return AnyView(group.environment(\.specimenWidth, a))
        case .transformed: return AnyView(group.transformEnvironment(\.specimenWidth) { $0 = $0 / 2 + b })
        case .dressed: return AnyView(DressedView(specimen: specimen, world: world, content: content).id(specimen.id))
        case .paint: return AnyView(group.foregroundStyle(specimen.flag(0) ? Color.green : Color.red).opacity(0.5))
        case .clip: return AnyView(group.clipShape(Circle()).colorInvert())
        case .masked:
            return AnyView(
                group.shadow(color: .red, radius: b / 8, x: a / 8).mask(alignment: specimen.alignment(0).value) {
                    Circle().frame(width: a)
                }
                .blur(radius: b / 16))
        case .border: return AnyView(group.border(Color.red, width: b))
        case .rotated: return AnyView(group.rotationEffect(.degrees(Double(b))))
        case .scaled: return AnyView(group.scaleEffect(specimen.flag(0) ? 2 : a / 30))
        case .scrolled:
            return AnyView(
                group.scrollTransition(specimen.flag(0) ? .interactive.threshold(.centered) : .interactive) {
                    $0.offset(x: a * $1.value, y: b * $1.value).scaleEffect($1.isIdentity ? 1 : 0.5)
                })
        case .zIndex: return AnyView(group.zIndex(Double(a) - 30))
        case .identity: return AnyView(group.id(specimen.pick(0, [0, 1, 2])))
        case .twice: return AnyView(group.modifier(TwiceModifier(inset: a, isFramed: specimen.flag(0))))
        case .switched:
            return AnyView(
                group.modifier(SwitchedModifier(id: specimen.id, inset: a, world: world)).id(specimen.id))
        case .preference:
            return AnyView(group.preference(key: SpecimenLength.self, value: specimen.optional(a, 0) ?? b))
        case .anchor:
            return AnyView(
                group.transformAnchorPreference(key: SpecimenBounds.self, value: .bounds) { $0.append($1) })
        case .measured: return AnyView(MeasuredView(content: content))
        case .watched: return AnyView(WatchedView(content: content))
        case .hidden: return AnyView(group.hidden())
        case .relative: return AnyView(group.containerRelativeFrame(specimen.axes(0).value) { length, _ in length - b })
        case .matched: return AnyView(MatchedPair(width: a, isSized: specimen.flag(0), content: content))
        case .cellColumns: return AnyView(group.gridCellColumns(specimen.pick(0, [2, 3, 1])))
        case .cellAnchor: return AnyView(group.gridCellAnchor(specimen.unitPoint(0).value))
        case .cellUnsized: return AnyView(group.gridCellUnsizedAxes(specimen.axes(0).value))
        case .columnAlignment: return AnyView(group.gridColumnAlignment(specimen.horizontal(0).value))
        }
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

/// A view that follows another.
private struct MatchedPair<Content: View>: View {
    let width: CGFloat
    let isSized: Bool
    let content: Content
    @Namespace private var space

    var body: some View {
        HStack(spacing: 3) {
            Color.red.frame(width: width, height: 20).matchedGeometryEffect(id: 1, in: space, anchor: .topLeading)
            Group { content }.matchedGeometryEffect(
                id: 1, in: space, properties: isSized ? .frame : .position, anchor: .bottom, isSource: false)
        }
    }
}

/// Shows its content once or twice.
private struct TwiceModifier: ViewModifier {
    let inset: CGFloat
    let isFramed: Bool
    func body(content: Content) -> some View {
        VStack {
            content.padding(inset)
            if isFramed { content.frame(width: 20) }
        }
    }
}

/// A modifier with a state.
private struct SwitchedModifier: ViewModifier {
    let id: Int
    let inset: CGFloat
    let world: SpecimenWorld
    @State private var isOn: Bool

    init(id: Int, inset: CGFloat, world: SpecimenWorld) {
        self.id = id
        self.inset = inset
        self.world = world
        _isOn = State(initialValue: world.state(id))
    }

    func body(content: Content) -> some View {
        world.connect(id) { isOn = $0 }
        return content.padding(.leading, isOn ? inset : 0).background(isOn ? Color.yellow : Color.gray)
    }
}

/// Changes what its content inherits, when its state changes; the content's value is the same then.
private struct DressedView<Content: View>: View {
    let specimen: Specimen
    let world: SpecimenWorld
    let content: Content
    @State private var isOn: Bool

    init(specimen: Specimen, world: SpecimenWorld, content: Content) {
        self.specimen = specimen
        self.world = world
        self.content = content
        _isOn = State(initialValue: world.state(specimen.id))
    }

    var body: some View {
        world.connect(specimen.id) { isOn = $0 }
        return Group { content }
            .environment(\.specimenWidth, isOn ? specimen.a : specimen.b)
            .textCase(isOn == specimen.flag(1) ? .uppercase : nil)
            .dynamicTypeSize(isOn == specimen.flag(5) ? .accessibility1 : .large)
            .lineLimit(isOn && specimen.flag(2) ? 1 : nil)
            .foregroundStyle(isOn ? Color.green : specimen.flag(3) ? Color.red : Color.primary)
    }
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
