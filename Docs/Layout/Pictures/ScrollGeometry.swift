import SwiftUI

/// What scroll views tell of themselves and of the views in them.
struct ScrollGeometryPicture: View {
    var body: some View {
        Picture(.answer) {
            HStack(alignment: .caption, spacing: 6) {
                Panel("at rest", "the offset is less than 0\nby what the bar covers") {
                    Told(position: ScrollPosition())
                }
                .frame(width: 192)
                Panel("scrollTo(y: 48)", "the content's point 48\nlies below the bar") {
                    Told(position: ScrollPosition(y: 48))
                }
                .frame(width: 192)
                Panel("onScrollTargetVisibilityChange", "half of a row\nmust be in sight") { Seen() }.frame(width: 192)
            }
        }
    }
}

/// A scroll view with its numbers beside it.
private struct Told: View {
    @State var position: ScrollPosition
    @State private var geometry: ScrollGeometry?

    var body: some View {
        HStack(spacing: 8) {
            ScrollView {
                VStack(spacing: 6) {
                    ForEach(0..<12) { Block("\($0)").frame(height: 24) }
                }
            }
            .scrollPosition($position)
            .safeAreaInset(edge: .top, spacing: 0) {
                Block("bar", Ink.amber).background(Ink.paper.opacity(0.8)).frame(height: 30)
            }
            .onScrollGeometryChange(for: ScrollGeometry.self) {
                $0
            } action: {
                geometry = $1
            }
            .frame(width: 76, height: 150)
            .answered()
            VStack(alignment: .leading, spacing: 3) {
                if let geometry {
                    number("offset", geometry.contentOffset.y)
                    number("inset", geometry.contentInsets.top)
                    number("container", geometry.containerSize.height)
                    number("visible", geometry.visibleRect.height)
                    number("content", geometry.contentSize.height)
                }
            }
        }
    }

    private func number(_ name: String, _ value: CGFloat) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(name).font(.system(size: 10)).foregroundStyle(Ink.quiet)
            Text(value.written).font(.system(size: 11, weight: .medium)).monospacedDigit()
        }
    }
}

/// A scroll view whose rows know that they are in sight.
private struct Seen: View {
    @State private var position = ScrollPosition(y: 18)
    @State private var seen: [Int] = []

    var body: some View {
        ScrollView {
            VStack(spacing: 6) {
                ForEach(0..<12) { Block("\($0)", seen.contains($0) ? Ink.guide : Ink.faint).frame(height: 24) }
            }
            .scrollTargetLayout()
        }
        .scrollPosition($position)
        .scrollClipDisabled()
        .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
        .frame(width: 76, height: 150)
        .answered()
        .frame(height: 190)
        .clipped()
    }
}
