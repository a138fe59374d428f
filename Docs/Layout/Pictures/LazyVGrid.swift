import SwiftUI

/// Columns that are fixed, flexible and adaptive.
struct LazyVGridPicture: View {
    var body: some View {
        Picture(.proposal) {
            VStack(spacing: 34) {
                grid(
                    "[.fixed(60), .flexible(), .flexible(minimum: 20, maximum: 80)]",
                    "fixed ones are taken off; the others share what is left, in order", 340
                ) {
                    [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))]
                }
                grid("[.adaptive(minimum: 70)]", "as many as fit, all of the same width", 340) {
                    [GridItem(.adaptive(minimum: 70))]
                }
                grid("[.fixed(60), .fixed(60)]", "shorter than the room: the columns stand in the middle", 340) {
                    [GridItem(.fixed(60)), GridItem(.fixed(60))]
                }
            }
            .padding(.top, 14)
        }
    }

    private func grid(_ code: String, _ note: String, _ width: CGFloat, items: () -> [GridItem]) -> some View {
        Panel(code, note) {
            LazyVGrid(columns: items()) {
                ForEach(0..<6) { index in
                    Block("\(index + 1)", Ink.blue).frame(height: 24).widthAbove()
                }
            }
            .coordinateSpace(.named("grid"))
            .proposed(width, nil)
        }
    }
}

extension View {
    /// The width, where the view is at the top of the grid.
    fileprivate func widthAbove() -> some View {
        overlay {
            GeometryReader { proxy in
                if let grid = proxy.bounds(of: .named("grid")), grid.minY == 0 {
                    Color.clear.dimension(.top, gap: 8)
                }
            }
        }
    }
}
