import Foundation
import PlumbCore

/// Containers, and whatever else lists views.
package enum ListKind: CaseIterable, Hashable, Sendable, SpecimenFamily {
    case row, column, depth, grid, gridRow, scroll, fits, lazyRow, lazyColumn, lazyVGrid, lazyHGrid
    case group, section, choice, disclosure, typeSwitch, reader, anyLayout, diagonal, counted

    func view<C: View, D: View>(
        _ specimen: Specimen, _ content: C, _ others: D, in world: SpecimenWorld
    ) -> AnyView {
        let (a, b) = (specimen.a, specimen.b)
        func erased<L: Layout>(_ layout: L) -> AnyView {
            let erased = AnyLayout(layout)
            return AnyView(erased { content })
        }
        switch self {
        case .row:
            let (alignment, spacing) = (specimen.vertical(0).value, specimen.optional(a, 1))
            if world.erasesLayouts { return erased(HStackLayout(alignment: alignment, spacing: spacing)) }
            return world.shown(HStack(alignment: alignment, spacing: spacing) { content }, as: specimen)
        case .column:
            let (alignment, spacing) = (specimen.horizontal(0).value, specimen.optional(b, 1))
            if world.erasesLayouts { return erased(VStackLayout(alignment: alignment, spacing: spacing)) }
            return world.shown(VStack(alignment: alignment, spacing: spacing) { content }, as: specimen)
        case .depth:
            if world.erasesLayouts { return erased(ZStackLayout(alignment: specimen.alignment(0).value)) }
            return world.shown(ZStack(alignment: specimen.alignment(0).value) { content }, as: specimen)
        case .grid:
            let (alignment, spacing) = (specimen.alignment(0).value, specimen.optional(a, 2))
            if world.erasesLayouts { return erased(GridLayout(alignment: alignment, horizontalSpacing: spacing)) }
            return AnyView(Grid(alignment: alignment, horizontalSpacing: spacing) { content })
        case .gridRow:
            return AnyView(GridRow(alignment: specimen.flag(0) ? specimen.vertical(1).value : nil) { content })
        case .scroll: return AnyView(ScrollView(specimen.axes(0).value) { content })
        case .fits:
            return AnyView(
                ViewThatFits(in: specimen.axes(0).value) {
                    Color.red.frame(width: a * 8, height: 10)
                    content
                })
        case .lazyRow:
            return AnyView(
                LazyHStack(alignment: specimen.vertical(0).value, spacing: specimen.optional(a, 1)) { content })
        case .lazyColumn:
            return AnyView(
                LazyVStack(alignment: specimen.horizontal(0).value, spacing: specimen.optional(a, 1)) { content })
        case .lazyVGrid:
            return AnyView(
                LazyVGrid(columns: items(specimen).map(\.value), alignment: specimen.horizontal(3).value) { content })
        case .lazyHGrid:
            return AnyView(
                LazyHGrid(rows: items(specimen).map(\.value), alignment: specimen.vertical(3).value) { content })
        case .group: return AnyView(Group { content })
        case .section:
            return AnyView(
                Section {
                    content
                } header: {
                    Color.red.frame(width: a, height: 10)
                })
        case .choice:
            return AnyView(
                VStack {
                    if specimen.flag(0) {
                        content
                    } else {
                        Text(verbatim: "else").padding(a)
                    }
                })
        case .disclosure:
            return AnyView(DisclosureView(id: specimen.id, world: world, content: content).id(specimen.id))
        case .typeSwitch:
            return AnyView(
                VStack { specimen.flag(0) ? AnyView(content) : AnyView(HStack { content }) })
        case .reader:
            return AnyView(
                GeometryReader { proxy in
                    content
                    Color.red.frame(width: proxy.size.width / 2, height: b)
                    if proxy.size.height > a { Text(verbatim: "high") }
                })
        case .anyLayout:
            return switch specimen.pick(0, [0, 1, 2, 3]) {
            case 0: erased(HStackLayout(spacing: a))
            case 1: erased(VStackLayout(alignment: .leading, spacing: a))
            case 2: erased(ZStackLayout(alignment: .bottom))
            default: erased(CountedLayout(step: a))
            }
        case .diagonal:
            let layout = DiagonalLayout(step: a)
            return AnyView(layout { content })
        case .counted:
            let layout = CountedLayout(step: a)
            return AnyView(layout { content })
        }
    }

    private func items(_ specimen: Specimen) -> [Word<GridItem>] {
        let (a, b) = (specimen.a, specimen.b)
        let (one, other) = (specimen.code(a), specimen.code(b))
        let all = [
            Word("GridItem(.fixed(\(one)))", GridItem(.fixed(a))), Word("GridItem(.flexible())", GridItem(.flexible())),
            Word(
                "GridItem(.flexible(minimum: \(one), maximum: \(other)), spacing: 3)",
                GridItem(.flexible(minimum: a, maximum: b), spacing: 3)),
            Word(
                "GridItem(.adaptive(minimum: \(other)), spacing: \(one))", GridItem(.adaptive(minimum: b), spacing: a)),
        ]
        return [specimen.pick(0, all), specimen.pick(1, all)]
    }

    func code(_ specimen: Specimen) -> String {
        let (a, b) = (specimen.code(specimen.a), specimen.code(specimen.b))
        let given = specimen.code(specimen.optional(specimen.a, 1))
        switch self {
        case .row: return "HStack(alignment: \(specimen.vertical(0).code), spacing: \(given))"
        case .column:
            let spacing = specimen.code(specimen.optional(specimen.b, 1))
            return "VStack(alignment: \(specimen.horizontal(0).code), spacing: \(spacing))"
        case .depth: return "ZStack(alignment: \(specimen.alignment(0).code))"
        case .grid:
            let spacing = specimen.code(specimen.optional(specimen.a, 2))
            return "Grid(alignment: \(specimen.alignment(0).code), horizontalSpacing: \(spacing))"
        case .gridRow: return "GridRow(alignment: \(specimen.flag(0) ? specimen.vertical(1).code : "nil"))"
        case .scroll: return "ScrollView(\(specimen.axes(0).code))"
        case .fits: return "ViewThatFits(in: \(specimen.axes(0).code), first: Color.red.frame(width: 8 * \(a), …))"
        case .lazyRow: return "LazyHStack(alignment: \(specimen.vertical(0).code), spacing: \(given))"
        case .lazyColumn: return "LazyVStack(alignment: \(specimen.horizontal(0).code), spacing: \(given))"
        case .lazyVGrid:
            return "LazyVGrid(columns: \(items(specimen).map(\.code)), alignment: \(specimen.horizontal(3).code))"
        case .lazyHGrid:
            return "LazyHGrid(rows: \(items(specimen).map(\.code)), alignment: \(specimen.vertical(3).code))"
        case .group: return "Group"
        case .section: return "Section(header: Color.red.frame(width: \(a), height: 10))"
        case .choice: return "VStack { if !\(specimen.flag(0)) { Text(verbatim: \"else\").padding(\(a)) } else"
        case .disclosure: return "DisclosureView"
        case .typeSwitch: return specimen.flag(0) ? "VStack /* AnyView */" : "VStack { AnyView(HStack"
        case .reader: return "GeometryReader /* shows a colour of half its width, \(b) high; a text if above \(a) */"
        case .anyLayout:
            let names = [
                "HStackLayout(spacing: \(a))", "VStackLayout(alignment: .leading, spacing: \(a))",
                "ZStackLayout(alignment: .bottom)", "CountedLayout(step: \(a))",
            ]
            return "AnyLayout(\(specimen.pick(0, names)))"
        case .diagonal: return "DiagonalLayout(step: \(a))"
        case .counted: return "CountedLayout(step: \(a))"
        }
    }
}

/// Shows its content while it is on.
private struct DisclosureView<Content: View>: View {
    let id: Int
    let world: SpecimenWorld
    let content: Content
    @State private var isOn: Bool
    @State private var wire = SpecimenWire()

    init(id: Int, world: SpecimenWorld, content: Content) {
        self.id = id
        self.world = world
        self.content = content
        _isOn = State(initialValue: world.state(id))
    }

    var body: some View {
        world.connect(id, wire) { isOn = $0 }
        return VStack(alignment: .leading) {
            Text(verbatim: "more")
            if isOn { content } else { Color.gray.frame(width: 5, height: 5) }
        }
    }
}
