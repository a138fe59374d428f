import Foundation

@testable import PlumbCore

/// A view tree as data, so that it can be changed at random and shown again.
struct RandomTree: Identifiable {
    enum Kind: CaseIterable {
        case row, column, depth, text, color, circle, spacer, divider, toggle, symbol, frame, flexibleFrame, padding,
            offset, position, ratio, fixed, overlay, background, priority, guide, reader, layout, choice, direction,
            paint, clip, modifier, rounded, scroll, grid, lazyColumn, lazyGrid, fits, turned, inset,
            area, relative, matched
    }

    var id: Int
    var kind: Kind
    var a: CGFloat
    var b: CGFloat
    var flag: Bool
    var children: [RandomTree]

    /// - Parameter number: a length; hostile ones for the third law.
    static func make(
        _ random: inout RandomSource, depth: Int, number: (inout RandomSource) -> CGFloat, nextID: inout Int
    ) -> RandomTree {
        let leaves: [Kind] = [.text, .color, .circle, .spacer, .divider, .toggle, .symbol, .color, .toggle]
        let stacks: [Kind] = [.row, .column, .depth]
        let kind =
            depth == 0
            ? random.pick(leaves) : random.flip() ? random.pick(stacks) : random.pick(Array(Kind.allCases))
        nextID += 1
        var tree = RandomTree(
            id: nextID, kind: kind, a: number(&random), b: number(&random), flag: random.flip(), children: [])
        if depth > 0, !leaves.contains(kind) {
            let count = stacks.contains(kind) ? random.below(4) : random.below(3)
            for _ in 0..<count {
                tree.children.append(make(&random, depth: depth - 1, number: number, nextID: &nextID))
            }
        }
        return tree
    }

    private var count: Int { 1 + children.reduce(0) { $0 + $1.count } }

    /// Changes a view somewhere in the tree: its numbers, its kind, or what is in it.
    mutating func change(
        _ random: inout RandomSource, number: (inout RandomSource) -> CGFloat, nextID: inout Int
    ) {
        var index = random.below(count)
        change(at: &index, &random, number, &nextID)
    }

    private mutating func change(
        at index: inout Int, _ random: inout RandomSource, _ number: (inout RandomSource) -> CGFloat,
        _ nextID: inout Int
    ) {
        if index == 0 {
            index = -1
            switch random.below(8) {
            case 0: a = number(&random)
            case 1: b = number(&random)
            case 2: flag.toggle()
            case 3: kind = random.pick(Array(Kind.allCases))
            case 4:
                let child = RandomTree.make(&random, depth: random.below(3), number: number, nextID: &nextID)
                children.insert(child, at: random.below(children.count + 1))
            case 5: if !children.isEmpty { children.remove(at: random.below(children.count)) }
            case 6: children.shuffle(using: &random)
            default:
                a = number(&random)
                children.reverse()
            }
            return
        }
        index -= 1
        for child in children.indices where index >= 0 {
            children[child].change(at: &index, &random, number, &nextID)
        }
    }

    /// The ids of the views with a state.
    var toggles: [Int] { (kind == .toggle ? [id] : []) + children.flatMap(\.toggles) }
}

/// The states of the toggles of a tree: what a tree that is built anew starts with.
@MainActor
final class ToggleTable {
    private(set) var states: [Int: Bool] = [:]
    /// Of every view that was ever shown under an id: a modifier may show its content more than once.
    fileprivate var actions: [Int: [(Bool) -> Void]] = [:]

    func flip(_ id: Int) {
        let state = !(states[id] ?? false)
        states[id] = state
        for action in actions[id] ?? [] { action(state) }
    }

    init() {}
    /// The same states for another host.
    init(copying other: ToggleTable) { states = other.states }
}

/// A random tree as a view; every view in it is named by its id.
struct RandomTreeView: View {
    let tree: RandomTree
    let table: ToggleTable

    var body: some View { content.accessibilityIdentifier("\(tree.id)") }

    private var children: some View { ForEach(tree.children) { RandomTreeView(tree: $0, table: table) } }

    private var content: AnyView {
        let (a, b, flag) = (tree.a, tree.b, tree.flag)
        switch tree.kind {
        case .row:
            return AnyView(HStack(alignment: flag ? .top : .firstTextBaseline, spacing: flag ? a : nil) { children })
        case .column:
            return AnyView(VStack(alignment: flag ? .leading : .trailing, spacing: flag ? nil : b) { children })
        case .depth: return AnyView(ZStack(alignment: flag ? .bottomTrailing : .center) { children })
        case .text: return AnyView(Text(verbatim: flag ? "Some words to set" : "word\nline").lineSpacing(a))
        case .color: return AnyView(Color.red.opacity(flag ? 0.5 : 1))
        case .circle: return AnyView(Circle().fill(flag ? Color.red : Color.blue))
        case .spacer: return AnyView(Spacer(minLength: flag ? a : nil))
        case .divider: return AnyView(Divider())
        case .toggle: return AnyView(ToggleView(id: tree.id, width: a, table: table))
        case .symbol: return AnyView(Image(systemName: flag ? "star" : "heart"))
        case .frame: return AnyView(group.frame(width: flag ? a : nil, height: b, alignment: .topTrailing))
        case .flexibleFrame: return AnyView(group.frame(minWidth: flag ? a : nil, idealWidth: b, maxHeight: b))
        case .padding: return AnyView(group.padding(flag ? .horizontal : .top, a))
        case .offset: return AnyView(group.offset(x: a, y: b))
        case .position: return AnyView(group.position(x: a, y: b))
        case .ratio: return AnyView(group.aspectRatio(flag ? a / 30 : nil, contentMode: flag ? .fit : .fill))
        case .fixed: return AnyView(group.fixedSize(horizontal: flag, vertical: true))
        case .overlay:
            return AnyView(Color.blue.frame(width: a).overlay(alignment: flag ? .topLeading : .center) { children })
        case .background:
            return AnyView(
                Text(verbatim: "base").background(alignment: flag ? .bottom : .leading) { children }.padding(b))
        case .priority: return AnyView(group.layoutPriority(Double(a)))
        case .guide: return AnyView(group.alignmentGuide(.top) { flag ? a : $0.height / 2 })
        case .reader:
            return AnyView(
                GeometryReader { proxy in
                    children
                    Color.red.frame(width: proxy.size.width / 2, height: b)
                })
        case .layout: return AnyView(DiagonalLayout(step: a).around(children))
        case .choice:
            return AnyView(
                VStack {
                    if flag {
                        children
                    } else {
                        Text(verbatim: "else").padding(a)
                    }
                })
        case .direction:
            return AnyView(group.environment(\.layoutDirection, flag ? .rightToLeft : .leftToRight))
        case .paint: return AnyView(group.foregroundStyle(flag ? Color.green : Color.red).opacity(0.5))
        case .clip: return AnyView(group.clipShape(Circle()).colorInvert())
        case .modifier: return AnyView(group.modifier(InsetModifier(inset: a, isFramed: flag)))
        case .rounded:
            return AnyView(
                group.background(RoundedRectangle(cornerRadius: b).strokeBorder(Color.red, lineWidth: flag ? a : 1)))
        case .scroll: return AnyView(ScrollView(flag ? .vertical : .horizontal) { children })
        case .grid:
            return AnyView(
                Grid(horizontalSpacing: a) {
                    GridRow { children }
                    GridRow {
                        Text(verbatim: "cell")
                        Color.red.frame(height: b)
                    }
                })
        case .lazyColumn: return AnyView(LazyVStack(spacing: flag ? b : nil) { children })
        case .lazyGrid:
            return AnyView(
                LazyVGrid(columns: [GridItem(flag ? .fixed(a) : .flexible()), GridItem(.adaptive(minimum: 20))]) {
                    children
                })
        case .fits:
            return AnyView(
                ViewThatFits {
                    Color.red.frame(width: a * 10, height: 10)
                    VStack { children }
                })
        case .turned: return AnyView(group.rotationEffect(.degrees(Double(b))).scaleEffect(flag ? 2 : 0.5))
        case .area:
            return AnyView(
                group.background(Color.red).ignoresSafeArea(edges: flag ? .top : .all).safeAreaPadding(.vertical, a))
        case .relative:
            return AnyView(group.containerRelativeFrame(flag ? .horizontal : .vertical) { length, _ in length - b })
        case .matched: return AnyView(MatchedPair(width: a, isSized: flag, content: group))
        case .inset:
            return AnyView(
                Color.blue.safeAreaInset(edge: .top) { Color.green.frame(width: a, height: b) }
                    .overlay { children })
        }
    }

    private var group: some View { Group { children } }
}

/// A view with a state of its own: twice as wide when it is on.
private struct ToggleView: View {
    let id: Int
    let width: CGFloat
    let table: ToggleTable
    @State private var isOn: Bool

    init(id: Int, width: CGFloat, table: ToggleTable) {
        self.id = id
        self.width = width
        self.table = table
        _isOn = State(initialValue: MainActor.assumeIsolated { table.states[id] ?? false })
    }

    var body: some View {
        table.actions[id, default: []].append { isOn = $0 }
        return VStack(spacing: 0) {
            Color.green.frame(width: isOn ? width * 2 : width, height: 10)
            if isOn { Text(verbatim: "on") }
        }
    }
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
            content.matchedGeometryEffect(
                id: 1, in: space, properties: isSized ? .frame : .position, anchor: .bottom, isSource: false)
        }
    }
}

private struct InsetModifier: ViewModifier {
    let inset: CGFloat
    let isFramed: Bool
    func body(content: Content) -> some View {
        VStack {
            content.padding(inset)
            if isFramed { content.frame(width: 20) }
        }
    }
}

/// Children down a diagonal; as large as they reach.
private struct DiagonalLayout: Layout {
    let step: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var size = CGSize.zero
        for (index, subview) in subviews.enumerated() {
            let own = subview.sizeThatFits(proposal)
            size.width = max(size.width, own.width + CGFloat(index) * step)
            size.height = max(size.height, own.height + CGFloat(index) * step)
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
            let shift = CGFloat(index) * step
            subview.place(at: CGPoint(x: bounds.minX + shift, y: bounds.minY + shift), proposal: proposal)
        }
    }

    @MainActor func around<V: View>(_ content: V) -> some View { self { content } }
}
