import PlumbUI

/// R1: a card of 1200 × 630 points: a gradient, an avatar, two lines of text, a badge, and five icons with their names.
///
/// Texts have the number, so that none is known from the picture before. `Scripts/peers/pictures.py` draws the same.
struct CardPicture: View {
    let number: Int

    static let icons = ["star.fill", "heart.fill", "bell.fill", "folder.fill", "person.fill"]
    static let labels = ["Stars", "Likes", "Alerts", "Files", "Team"]

    var body: some View {
        VStack(alignment: .leading, spacing: 40) {
            HStack(spacing: 32) {
                Circle().fill(Color.white.opacity(0.9)).frame(width: 160, height: 160)
                    .overlay(Text("AL").font(.custom("DejaVu Sans", size: 64)).foregroundStyle(Color.blue))
                VStack(alignment: .leading, spacing: 12) {
                    Text("Layout \(number) without a phone").font(.custom("DejaVu Sans", size: 56))
                    Text("Views in, picture \(number) out, on any server").font(.custom("DejaVu Sans", size: 32))
                }
                Spacer(minLength: 0)
            }
            Text("NEW \(number)").font(.custom("DejaVu Sans", size: 28))
                .padding(.horizontal, 24).padding(.vertical, 8)
                .background(Capsule().fill(Color.orange))
            Spacer(minLength: 0)
            HStack(spacing: 0) {
                ForEach(0..<5, id: \.self) { index in
                    VStack(spacing: 12) {
                        Image(systemName: Self.icons[index]).font(.system(size: 56))
                        Text(Self.labels[index]).font(.custom("DejaVu Sans", size: 24))
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        }
        .foregroundStyle(Color.white)
        .padding(64)
        .frame(width: 1200, height: 630)
        .background(
            LinearGradient(
                colors: [Color(red: 0.15, green: 0.2, blue: 0.6), Color(red: 0.55, green: 0.2, blue: 0.65)],
                startPoint: .topLeading, endPoint: .bottomTrailing))
    }
}

/// R2: an invoice on A4, a table of forty rows. The number is in each row's article and price.
struct InvoicePicture: View {
    let number: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .firstTextBaseline) {
                Text("Invoice 2026-\(number)").font(.custom("DejaVu Sans", size: 22))
                Spacer()
                Text("23 November 2026").font(.custom("DejaVu Sans", size: 11))
            }
            Divider()
            Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 3) {
                GridRow {
                    Text("No.")
                    Text("Article")
                    Text("Count").gridColumnAlignment(.trailing)
                    Text("Price").gridColumnAlignment(.trailing)
                    Text("Sum").gridColumnAlignment(.trailing)
                }
                ForEach(1...40, id: \.self) { row in
                    GridRow {
                        Text("\(row)")
                        Text("Article \(number)-\(row) of the order")
                            .frame(maxWidth: .infinity, alignment: .leading)
                        Text("\(row % 7 + 1)")
                        Text(Self.amount(price(of: row)))
                        Text(Self.amount(price(of: row) * (row % 7 + 1)))
                    }
                }
            }
            .font(.custom("DejaVu Sans", size: 9))
            Spacer(minLength: 0)
        }
        .padding(40)
        .frame(width: 595, height: 842)
        .background(Color.white)
    }

    /// Cents.
    private func price(of row: Int) -> Int { row * 100 + number % 100 }

    private static func amount(_ cents: Int) -> String { "\(cents / 100).\(cents / 10 % 10)\(cents % 10)" }
}
