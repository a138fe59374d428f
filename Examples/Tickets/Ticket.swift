import SwiftUI

/// What a ticket says. Dates are texts as 2026-03-01T19:30:00Z.
struct TicketInfo: Decodable {
    struct Seat: Decodable {
        var row: String
        var number: Int
    }

    var id: String
    var event: String
    var hall: String
    var date: Date
    var name: String
    /// None where people stand.
    var seat: Seat?
}

/// A ticket, made of data:
///
///     plumb render Examples/Tickets --view Ticket --input Examples/Tickets/ticket.json --size fit -o ticket.png
struct Ticket: View {
    let info: TicketInfo

    init(_ info: TicketInfo) { self.info = info }

    var body: some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 0) {
                Text(info.date, format: .dateTime.weekday(.wide).day().month(.wide).hour().minute())
                    .font(.footnote.weight(.medium))
                    .foregroundStyle(.secondary)
                Text(info.event)
                    .font(.title2.weight(.bold))
                    .lineLimit(2)
                    .minimumScaleFactor(0.8)
                    .padding(.top, 4)
                Text(info.hall)
                    .font(.subheadline)
                    .padding(.top, 2)
                Spacer(minLength: 16)
                HStack(alignment: .firstTextBaseline, spacing: 20) {
                    Field(title: "Name", value: info.name)
                    if let seat = info.seat {
                        Field(title: "Row", value: seat.row)
                        Field(title: "Seat", value: "\(seat.number)")
                    } else {
                        Field(title: "Place", value: "Standing")
                    }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(20)
            Line()
                .stroke(style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
                .foregroundStyle(.tertiary)
                .frame(width: 1)
            VStack(spacing: 10) {
                CodePattern(text: info.id).frame(width: 88, height: 88)
                Text(info.id)
                    .font(.caption.monospaced())
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
            }
            .frame(width: 128)
        }
        .frame(width: 440, height: 184)
        .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 16, style: .continuous))
        .overlay(alignment: .leading) { Rectangle().fill(.indigo).frame(width: 6) }
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
        .shadow(color: .black.opacity(0.15), radius: 8, y: 2)
        .padding(20)
        .background(Color(.secondarySystemBackground))
    }
}

private struct Field: View {
    let title: String
    let value: String

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(title).font(.caption2).foregroundStyle(.secondary)
            Text(value).font(.headline).lineLimit(1)
        }
    }
}

private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        }
    }
}

/// Squares that differ from text to text. No scanner reads them: a real ticket has a QR code in their place.
private struct CodePattern: View {
    let text: String

    var body: some View {
        Canvas { context, size in
            var state: UInt64 = 14_695_981_039_346_656_037
            for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 1_099_511_628_211 }
            let side = size.width / 11
            for row in 0..<11 {
                for column in 0..<11 {
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    guard state >> 63 == 1 else { continue }
                    let square = CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side)
                    context.fill(Path(square), with: .foreground)
                }
            }
        }
        .accessibilityHidden(true)
    }
}

#Preview("A ticket") {
    Ticket(
        TicketInfo(
            id: "T-0001", event: "Evening of Etudes", hall: "Small Hall", date: Date(), name: "Ada Lovelace",
            seat: TicketInfo.Seat(row: "C", number: 12)))
}
