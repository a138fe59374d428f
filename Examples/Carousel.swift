import SwiftUI

/// Cards beside each other: those at the edges stand back, turned away and faded, and come forward as they are scrolled into sight. Below, a price
/// that rolls up or down, and a word that gives way to another.
struct Carousel: View {
    private struct City: Identifiable {
        let id: String
        let symbol: String
        let colors: [Color]
    }

    private let cities = [
        City(id: "Lisbon", symbol: "sun.max.fill", colors: [.orange, .pink]),
        City(id: "Oslo", symbol: "leaf.fill", colors: [.green, .teal]),
        City(id: "Naples", symbol: "star.fill", colors: [.purple, .indigo]),
        City(id: "Porto", symbol: "heart.fill", colors: [.red, .orange]),
        City(id: "Riga", symbol: "house.fill", colors: [.cyan, .blue]),
    ]
    @State private var nights = 2

    var body: some View {
        VStack(spacing: 20) {
            ScrollView(.horizontal) {
                HStack(spacing: 12) {
                    ForEach(cities) { city in
                        card(city)
                            .scrollTransition(.interactive.threshold(.visible(0.9))) { content, phase in
                                content
                                    .opacity(phase.isIdentity ? 1 : 0.4)
                                    .scaleEffect(phase.isIdentity ? 1 : 0.75)
                                    .rotation3DEffect(.degrees(phase.value * -40), axis: (x: 0, y: 1, z: 0))
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 80)
            .scrollTargetBehavior(.viewAligned)
            .frame(height: 220)
            HStack(spacing: 16) {
                button("minus", by: -1)
                VStack(spacing: 2) {
                    Text("\(nights * 95) €")
                        .font(.title.weight(.semibold)).monospacedDigit()
                        .contentTransition(.numericText(value: Double(nights)))
                    ZStack {
                        if nights == 1 {
                            Text("one night").transition(.blurReplace)
                        } else {
                            Text("some nights").transition(.blurReplace)
                        }
                    }
                    .foregroundStyle(.secondary)
                }
                .frame(width: 120)
                button("plus", by: 1)
            }
        }
        .padding(.vertical, 24)
        .frame(width: 340)
    }

    private func card(_ city: City) -> some View {
        VStack(alignment: .leading) {
            Image(systemName: city.symbol).font(.title)
            Spacer()
            Text(city.id).font(.title2.bold())
        }
        .foregroundStyle(.white)
        .padding(20)
        .frame(width: 180, height: 200, alignment: .leading)
        .background(
            LinearGradient(colors: city.colors, startPoint: .topLeading, endPoint: .bottomTrailing),
            in: RoundedRectangle(cornerRadius: 20))
    }

    private func button(_ symbol: String, by step: Int) -> some View {
        Button {
            withAnimation(.snappy) { nights = max(1, nights + step) }
        } label: {
            Image(systemName: symbol)
                .font(.title3.weight(.semibold))
                .frame(width: 44, height: 44)
                .background(.tint.opacity(0.15), in: Circle())
        }
        .accessibilityIdentifier(symbol)
    }
}

#Preview("Carousel") { Carousel() }
