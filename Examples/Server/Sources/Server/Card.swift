import PlumbUI

/// A card of welcome, 600 × 315 points: what a link to a page shows.
struct Card: View {
    let name: String

    private var initials: String {
        name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined().uppercased()
    }

    var body: some View {
        HStack(spacing: 32) {
            Text(initials)
                .font(.system(size: 56, weight: .semibold))
                .frame(width: 144, height: 144)
                .background(.white.opacity(0.2), in: .circle)
            VStack(alignment: .leading, spacing: 8) {
                Text("Welcome,").font(.title2).opacity(0.8)
                Text(name).font(.system(size: 44, weight: .bold)).lineLimit(2).minimumScaleFactor(0.5)
            }
            Spacer(minLength: 0)
        }
        .padding(40)
        .frame(width: 600, height: 315)
        .foregroundStyle(.white)
        .background(LinearGradient(colors: [.indigo, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
    }
}

#Preview { Card(name: "Ada Lovelace") }
