import Foundation
import PlumbCore

/// Trees of any depth or width, to see that they are laid out, drawn and torn down, and that twice as large costs twice
/// as much.
package struct Scale: Sendable {
    package let name: String
    /// The largest that must work: 10,000 levels, or 100,000 views side by side.
    package let limit: Int
    /// How many times as long a tree four times as large may take.
    package private(set) var growth = 10.0
    private let makeView: @MainActor @Sendable (Int) -> AnyView

    /// Seconds for one life of a tree: made, laid out, drawn, and gone. And the number of marks, so that it is known to
    /// be there.
    @MainActor package func life(count: Int) -> (seconds: Double, marks: Int, failure: String?) {
        let clock = ContinuousClock()
        var marks = 0
        var failure: String?
        let duration = clock.measure {
            let host = ViewHost(
                makeView(count), in: World(proposal: ProposedViewSize(width: 300, height: 300)))
            marks = host.displayList().items.count
            _ = host.layout()
            failure = host.failure
        }
        return (Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18, marks, failure)
    }

    private static func deep(
        _ name: String, growth: Double = 10, _ wrap: @escaping @MainActor @Sendable (AnyView) -> AnyView
    ) -> Scale {
        Scale(
            name: "deep " + name, limit: 10_000, growth: growth,
            makeView: { count in
                var view = AnyView(Color.red)
                for _ in 0..<count { view = wrap(view) }
                return view
            })
    }

    private static func wide(
        _ name: String, _ makeView: @escaping @MainActor @Sendable (Range<Int>) -> AnyView
    ) -> Scale {
        Scale(name: "wide " + name, limit: 100_000, makeView: { makeView(0..<$0) })
    }

    package static let all: [Scale] = [
        deep("VStack") { inner in AnyView(VStack { inner }) },
        deep("stacks crosswise") { inner in
            AnyView(
                VStack(spacing: 1) {
                    HStack(spacing: 1) {
                        inner
                        Color.blue
                    }
                    Color.green
                })
        },
        deep("ZStack") { inner in
            AnyView(
                ZStack {
                    inner
                    Color.blue
                })
        },
        deep("padding") { AnyView($0.padding(0.01)) },
        deep("flexible frame") { AnyView($0.frame(minWidth: 1, maxHeight: 900)) },
        deep("fixedSize") { AnyView($0.fixedSize(horizontal: true, vertical: false)) },
        deep("aspectRatio") { AnyView($0.aspectRatio(1, contentMode: .fit)) },
        deep("aspectRatio of its own") { AnyView($0.aspectRatio(contentMode: .fit)) },
        deep("overlay") { inner in AnyView(Color.blue.overlay { inner }) },
        deep("overlay on top") { AnyView($0.overlay(alignment: .bottom) { Color.blue.frame(height: 1) }) },
        deep("background") { inner in AnyView(Color.blue.background { inner }) },
        deep("Layout") { inner in
            let layout = DiagonalLayout(step: 0.01)
            return AnyView(
                layout {
                    Color.blue
                    inner
                })
        },
        deep("Layout with guides") { inner in
            let layout = CountedLayout(step: 0.01)
            return AnyView(layout { inner })
        },
        deep("AnyLayout") { inner in
            let layout = AnyLayout(VStackLayout())
            return AnyView(layout { inner })
        },
        deep("alignmentGuide") { inner in
            AnyView(VStack(alignment: .third) { inner.alignmentGuide(.third) { $0[.third] + 0.01 } })
        },
        deep("GeometryReader") { inner in AnyView(GeometryReader { _ in inner }) },
        deep("ScrollView") { inner in AnyView(ScrollView { inner }) },
        deep("LazyVStack") { inner in AnyView(LazyVStack { inner }) },
        deep("Grid") { inner in AnyView(Grid { GridRow { inner } }) },
        deep("LazyVGrid") { inner in AnyView(LazyVGrid(columns: [GridItem()]) { inner }) },
        deep("ViewThatFits") { inner in AnyView(ViewThatFits { inner }) },
        deep("safeAreaInset") { AnyView($0.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 0.01) }) },
        deep("safeAreaInset of a ScrollView") { inner in
            AnyView(
                ScrollView { inner }.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 0.01) })
        },
        // Each looks for the safe areas around it, up to the root.
        deep("ignoresSafeArea", growth: 40) { AnyView($0.ignoresSafeArea()) },
        deep("safeAreaPadding") { AnyView($0.safeAreaPadding(0.01)) },
        deep("preference") { AnyView($0.transformPreference(SpecimenLength.self) { $0 += 1 }) },
        deep("overlayPreferenceValue") { inner in
            AnyView(
                inner.preference(key: SpecimenLength.self, value: 1).overlayPreferenceValue(SpecimenLength.self) { _ in
                })
        },
        deep("onPreferenceChange") { AnyView($0.onPreferenceChange(SpecimenLength.self) { _ in }) },
        deep("onGeometryChange") {
            AnyView(
                $0.onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: { _ in
                })
        },
        deep("onAppear") { AnyView($0.onAppear {}) },
        deep("environment") { AnyView($0.environment(\.specimenWidth, 3)) },
        deep("id") { AnyView($0.id(1)) },
        deep("zIndex") { AnyView($0.zIndex(1)) },
        deep("rotationEffect") { AnyView($0.rotationEffect(.degrees(1))) },
        deep("opacity") { AnyView($0.opacity(0.99)) },
        deep("layoutPriority") { inner in
            AnyView(
                HStack(spacing: 0) {
                    inner.layoutPriority(1)
                    Color.blue
                })
        },
        deep("own view") { AnyView(NestedView(content: $0)) },
        deep("Group of two") { inner in
            AnyView(
                Group {
                    inner
                    EmptyView()
                }.padding(0.001))
        },
        wide("VStack") { range in AnyView(VStack { ForEach(range, id: \.self) { _ in Color.red } }) },
        wide("HStack of all priorities") { range in
            AnyView(HStack { ForEach(range, id: \.self) { Color.red.layoutPriority(Double($0)) } })
        },
        wide("ZStack") { range in AnyView(ZStack { ForEach(range, id: \.self) { _ in Color.red.zIndex(1) } }) },
        wide("Grid") { range in
            AnyView(
                Grid {
                    ForEach(range, id: \.self) { index in
                        if index % 2 == 0 { Color.red } else { GridRow { Color.blue } }
                    }
                })
        },
        wide("GridRow") { range in
            AnyView(
                Grid {
                    GridRow { ForEach(range, id: \.self) { _ in Color.red } }
                    GridRow { ForEach(range, id: \.self) { _ in Color.blue } }
                })
        },
        wide("LazyVGrid") { range in
            AnyView(
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))]) {
                    ForEach(range, id: \.self) { _ in Color.red.frame(height: 10) }
                })
        },
        wide("LazyVStack") { range in AnyView(LazyVStack { ForEach(range, id: \.self) { _ in Text(verbatim: "row") } })
        },
        wide("List of duplicates") { range in
            AnyView(VStack { ForEach(range.map { _ in 1 }, id: \.self) { _ in Color.red } })
        },
        wide("Layout") { range in
            let layout = DiagonalLayout(step: 0.01)
            return AnyView(layout { ForEach(range, id: \.self) { _ in Color.red } })
        },
        wide("overlay") { range in AnyView(Color.blue.overlay { ForEach(range, id: \.self) { _ in Color.red } }) },
        wide("ViewThatFits") { range in
            AnyView(
                ViewThatFits { ForEach(range, id: \.self) { Color.red.frame(width: 1e6 - CGFloat($0), height: 1) } })
        },
        wide("GeometryReader") { range in
            AnyView(GeometryReader { _ in ForEach(range, id: \.self) { _ in Color.red } })
        },
        wide("preferences") { range in
            AnyView(
                VStack {
                    ForEach(range, id: \.self) { Color.red.preference(key: SpecimenLength.self, value: CGFloat($0)) }
                }
                .overlayPreferenceValue(SpecimenLength.self) { Color.blue.frame(width: $0) })
        },
        wide("anchors") { range in
            AnyView(
                VStack {
                    ForEach(range, id: \.self) { _ in
                        Color.red.transformAnchorPreference(key: SpecimenBounds.self, value: .bounds) { $0.append($1) }
                    }
                }
                .overlayPreferenceValue(SpecimenBounds.self) { anchors in
                    GeometryReader { proxy in Color.blue.frame(width: CGFloat(anchors.count)) }
                })
        },
    ]
}

private struct NestedView: View {
    let content: AnyView
    @State private var width: CGFloat = 1
    var body: some View { content.frame(minWidth: width) }
}
