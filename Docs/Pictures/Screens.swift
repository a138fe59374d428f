import SwiftUI

/// What the pictures of Docs/Screens.md show: a page that looks different in every size class.
struct Trips: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text("Trips").font(.largeTitle.bold())
                let layout =
                    width == .regular || height == .compact
                    ? AnyLayout(HStackLayout(spacing: 16)) : AnyLayout(VStackLayout(spacing: 16))
                layout {
                    Trip(name: "Lofoten", days: "3 – 10 June", symbol: "mountain.2.fill", colors: [.teal, .blue])
                    Trip(name: "Kyoto", days: "2 – 14 October", symbol: "leaf.fill", colors: [.orange, .pink])
                }
                Text("Later").font(.title3.bold()).padding(.top, 8)
                VStack(spacing: 0) {
                    Row(name: "Patagonia", symbol: "wind")
                    Divider().padding(.leading, 52)
                    Row(name: "Azores", symbol: "water.waves")
                    Divider().padding(.leading, 52)
                    Row(name: "Iceland", symbol: "snowflake")
                }
                .background(.gray.opacity(0.12), in: .rect(cornerRadius: 12))
            }
            .padding(20)
        }
    }
}

private struct Trip: View {
    let name: String
    let days: String
    let symbol: String
    let colors: [Color]

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Image(systemName: symbol).font(.title)
            Spacer(minLength: 24)
            Text(name).font(.title2.bold())
            Text(days).font(.subheadline).opacity(0.85)
        }
        .foregroundStyle(.white)
        .padding(16)
        .frame(maxWidth: .infinity, minHeight: 140, alignment: .leading)
        .background(
            LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing),
            in: .rect(cornerRadius: 18))
    }
}

private struct Row: View {
    let name: String
    let symbol: String

    var body: some View {
        HStack(spacing: 14) {
            Image(systemName: symbol).foregroundStyle(.tint).frame(width: 24)
            Text(name)
            Spacer()
            Image(systemName: "chevron.right").font(.footnote.bold()).foregroundStyle(.tertiary)
        }
        .padding(.horizontal, 14)
        .frame(height: 44)
    }
}
