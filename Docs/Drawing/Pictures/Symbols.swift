import SwiftUI

/// Symbols in all ways in which they can be coloured.
struct SymbolsPicture: View {
    private let names = ["person.circle.fill", "cloud.sun.rain.fill", "speaker.wave.3.fill", "folder.fill.badge.plus"]

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 22, verticalSpacing: 14) {
            row("monochrome", .monochrome)
            row("hierarchical", .hierarchical)
            GridRow {
                Text("palette").foregroundStyle(.secondary)
                ForEach(names, id: \.self) { name in
                    Image(systemName: name).font(.largeTitle).foregroundStyle(.indigo, .orange)
                }
            }
            row("multicolor", .multicolor)
            Divider()
            GridRow {
                Text("variableValue").foregroundStyle(.secondary)
                ForEach([0.0, 0.3, 0.6, 1], id: \.self) { Image(systemName: "wifi", variableValue: $0).font(.title) }
            }
            GridRow {
                Text("symbolVariant").foregroundStyle(.secondary)
                Group {
                    Image(systemName: "heart").symbolVariant(.none)
                    Image(systemName: "heart").symbolVariant(.fill)
                    Image(systemName: "heart").symbolVariant(.circle)
                    Image(systemName: "heart").symbolVariant(.slash.circle.fill)
                }
                .font(.title)
            }
            GridRow {
                Text("imageScale").foregroundStyle(.secondary)
                Group {
                    Image(systemName: "star.fill").imageScale(.small)
                    Image(systemName: "star.fill").imageScale(.medium)
                    Image(systemName: "star.fill").imageScale(.large)
                }
                .font(.title)
            }
            GridRow {
                Text("resizable").foregroundStyle(.secondary)
                ForEach(["star.fill", "minus", "chevron.right", "globe"], id: \.self) { name in
                    Image(systemName: name).resizable().scaledToFit().frame(width: 44, height: 44)
                        .border(.quaternary)
                }
            }
        }
        .font(.callout)
        .padding(24)
        .background(Color(white: 0.62).opacity(0.28))
    }

    private func row(_ title: String, _ mode: SymbolRenderingMode) -> some View {
        GridRow {
            Text(title).foregroundStyle(.secondary)
            ForEach(names, id: \.self) { name in
                Image(systemName: name).symbolRenderingMode(mode).font(.largeTitle).foregroundStyle(.indigo)
            }
        }
    }
}
