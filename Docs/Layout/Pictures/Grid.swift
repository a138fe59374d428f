import SwiftUI

/// The columns and rows of a grid, and how cells get out of them.
struct GridPicture: View {
    var body: some View {
        Picture(.proposal) {
            Panel("Grid { GridRow { A; B; C }; GridRow { D; E; F }; G; GridRow { H.gridCellColumns(2); I } }") {
                Grid(alignment: .topLeading) {
                    GridRow {
                        cell("A", Ink.teal, 70, 36).dimension(.top, gap: 12)
                        cell("B", Ink.teal, 50, 28)
                        Block("C", Ink.blue).frame(height: 28).dimension(.top, gap: 12)
                    }
                    GridRow {
                        cell("D", Ink.teal, 40, 28)
                        cell("E", Ink.teal, 90, 28)
                        cell("F", Ink.teal, 60, 36)
                    }
                    Block("G", Ink.amber).frame(height: 24)
                    GridRow {
                        cell("H", Ink.violet, 120, 28).gridCellColumns(2)
                        cell("I", Ink.teal, 60, 28)
                    }
                }
                .proposed(400, nil)
                .padding(.top, 22)
                .padding(.trailing, 30)
            }
            HStack(alignment: .caption, spacing: 60) {
                Panel("B.gridColumnAlignment(.trailing)") { small { $0.gridColumnAlignment(.trailing) } }
                Panel("B.gridCellAnchor(.bottom)") { small { $0.gridCellAnchor(.bottom) } }
            }
        }
    }

    private func cell(_ name: String, _ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
        Block(name, color).frame(width: width, height: height)
    }

    private func small<V: View>(_ change: (AnyView) -> V) -> some View {
        Grid(alignment: .topLeading) {
            GridRow {
                cell("A", Ink.teal, 70, 44)
                change(AnyView(cell("B", Ink.blue, 30, 20)))
            }
            GridRow {
                cell("C", Ink.teal, 50, 24)
                cell("D", Ink.teal, 80, 24)
            }
            GridRow {
                cell("E", Ink.teal, 60, 24)
                cell("F", Ink.teal, 50, 24)
            }
        }
        .answered()
    }
}
