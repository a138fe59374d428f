import SwiftUI

/// A member's card: a picture of initials, a name, three numbers and a row of badges.
struct Card: View {
    var name = "Ada Lovelace"
    var role = "Analyst, Engine Room"
    var badges = ["star.fill", "bolt.fill", "leaf.fill", "heart.fill"]

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            HStack(spacing: 16) {
                Portrait(name: name)
                VStack(alignment: .leading, spacing: 4) {
                    Text(name)
                        .font(.title2)
                        .fontWeight(.semibold)
                    Text(role)
                        .font(.subheadline)
                        .opacity(0.8)
                }
                Spacer(minLength: 0)
                Image(systemName: "checkmark.seal.fill")
                    .font(.title2)
            }
            HStack {
                Figure(value: "128", caption: "Notes")
                Spacer()
                Figure(value: "42", caption: "Engines")
                Spacer()
                Figure(value: "1815", caption: "Since")
            }
            HStack(spacing: 12) {
                ForEach(badges, id: \.self) { badge in
                    Image(systemName: badge)
                        .font(.footnote)
                        .frame(width: 32, height: 32)
                        .background(Circle().fill(Color.white.opacity(0.2)))
                }
            }
        }
        .foregroundColor(.white)
        .padding(24)
        .frame(width: 340)
        .background(
            RoundedRectangle(cornerRadius: 28)
                .fill(
                    LinearGradient(
                        colors: [Color(red: 0.36, green: 0.28, blue: 0.86), Color(red: 0.09, green: 0.56, blue: 0.78)],
                        startPoint: .topLeading, endPoint: .bottomTrailing)))
    }
}

/// The first letters of a name in a circle.
private struct Portrait: View {
    let name: String

    var body: some View {
        let initials = name.split(separator: " ").compactMap(\.first).prefix(2)
        Text(String(initials))
            .font(.title3)
            .fontWeight(.bold)
            .frame(width: 56, height: 56)
            .background(Circle().fill(Color.white.opacity(0.25)))
            .overlay(Circle().stroke(Color.white.opacity(0.6), lineWidth: 2))
    }
}

/// A number and what it counts.
private struct Figure: View {
    let value: String
    let caption: String

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(value)
                .font(.title3)
                .fontWeight(.bold)
            Text(caption)
                .font(.caption)
                .opacity(0.75)
        }
    }
}

#Preview("Card") {
    Card()
        .padding(24)
        .background(Color(white: 0.95))
}
