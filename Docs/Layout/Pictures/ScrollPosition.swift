import SwiftUI

/// Where a view comes to stand that is brought into sight.
struct ScrollPositionPicture: View {
    var body: some View {
        Picture(.answer) {
            HStack(alignment: .caption, spacing: 6) {
                panel("proxy.scrollTo(7)", "as little as brings\nall of it into sight") { rows($0, to: 7, nil) }
                panel("scrollTo(7, anchor: .center)", "its centre lies on\nthe scroll view's") {
                    rows($0, to: 7, .center)
                }
                panel("scrollTo(7, anchor: .top)", "what is in sight\nbegins below the bar") { proxy in
                    rows(proxy, to: 7, .top)
                        .safeAreaInset(edge: .top, spacing: 0) {
                            Block("bar", Ink.amber).background(Ink.paper).frame(height: 26)
                        }
                }
            }
        }
    }

    private func panel<Content: View>(
        _ code: String, _ note: String, content: @escaping (ScrollViewProxy) -> Content
    ) -> some View {
        Panel(code, note) {
            ScrollViewReader { content($0) }
                .frame(width: 90, height: 130)
                .answered()
        }
        .frame(width: 192)
    }

    private func rows(_ proxy: ScrollViewProxy, to row: Int, _ anchor: UnitPoint?) -> some View {
        ScrollView {
            LazyVStack(spacing: 6) {
                ForEach(1..<30) { index in
                    Block("\(index)", index == row ? Ink.guide : Ink.blue).frame(height: 24)
                }
            }
        }
        .onAppear { proxy.scrollTo(row, anchor: anchor) }
    }
}
