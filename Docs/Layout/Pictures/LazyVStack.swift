import SwiftUI

/// How wide a lazy stack is, what it makes of its views, and what it takes the others for.
struct LazyVStackPicture: View {
    var body: some View {
        Picture(.proposal, .answer, .whole) {
            HStack(alignment: .caption, spacing: 60) {
                Panel("VStack { A; B; C }", "as wide as its widest view") {
                    VStack { abc }.answered().proposed(180, 116)
                }
                Panel("LazyVStack { A; B; C }", "takes the whole width") {
                    LazyVStack { abc }.answered().proposed(180, 116)
                }
            }
            HStack(alignment: .caption, spacing: 30) {
                Panel("in a ScrollView", "the rows in sight are made,\nothers count as the average") {
                    Window(anchor: .top) { LazyVStack(spacing: 4) { rows }.listed() }
                }
                Panel("farther down", "longer rows have been seen:\nthe average is another now") {
                    Window(anchor: UnitPoint(x: 0.5, y: 0.4)) { LazyVStack(spacing: 4) { rows }.listed() }
                }
                Panel("pinnedViews: .sectionHeaders", "the header stays in sight\nas long as its section does") {
                    Window(anchor: UnitPoint(x: 0.5, y: 0.447)) {
                        LazyVStack(spacing: 4, pinnedViews: .sectionHeaders) {
                            ForEach(1..<3) { part in
                                Section {
                                    ForEach(0..<4) { Block("\($0)", Ink.blue).frame(height: 18) }
                                } header: {
                                    Block("part \(part)", Ink.guide).background(Ink.paper).frame(height: 18)
                                }
                            }
                        }
                        .listed()
                    }
                }
            }
        }
    }

    @ViewBuilder private var abc: some View {
        Block("A", Ink.teal).frame(width: 60, height: 30)
        Block("B", Ink.blue).frame(width: 100, height: 30)
        Block("C", Ink.violet).frame(width: 40, height: 30)
    }

    private var rows: some View {
        ForEach(0..<10) { index in
            Block("\(index)", Ink.blue).frame(height: index < 4 ? 14 : 21)
        }
    }
}

/// A scroll view that lets what is out of sight be seen.
private struct Window<Content: View>: View {
    let anchor: UnitPoint
    let content: Content

    init(anchor: UnitPoint, @ViewBuilder content: () -> Content) {
        self.anchor = anchor
        self.content = content()
    }

    var body: some View {
        ScrollView { content }
            .scrollClipDisabled()
            .scrollPosition(initialAnchor: anchor)
            .frame(width: 104, height: 76)
            .answered()
            .padding(.top, 64)
            .frame(height: 250, alignment: .top)
    }
}

extension View {
    /// The edge and the length of the whole list.
    fileprivate func listed() -> some View {
        background { Outline(color: Ink.quiet, dash: [2, 3]).padding(.horizontal, -5) }
            .dimension(.trailing, gap: 10)
    }
}
