import SwiftUI

/// A day's name, its sky, and its temperatures on a line that all days share.
struct DayRow: View {
    let day: Day
    /// The lowest and the highest temperature of the week.
    let range: ClosedRange<Double>

    var body: some View {
        HStack(spacing: 12) {
            Text(day.name).frame(width: 96, alignment: .leading)
            Image(systemName: day.symbol).foregroundStyle(Color(.cool)).frame(width: 28)
            Text(degrees(day.low)).foregroundStyle(.secondary).frame(width: 36, alignment: .trailing)
            GeometryReader { proxy in
                let length = proxy.size.width / (range.upperBound - range.lowerBound)
                LinearGradient(colors: [Color(.cool), Color(.warm)], startPoint: .leading, endPoint: .trailing)
                    .clipShape(Capsule())
                    .frame(width: (day.high - day.low) * length)
                    .offset(x: (day.low - range.lowerBound) * length)
            }
            .frame(height: 6)
            .background(.quaternary, in: Capsule())
            Text(degrees(day.high)).frame(width: 36, alignment: .trailing)
        }
        .monospacedDigit()
        .frame(height: 44)
    }

    private func degrees(_ value: Double) -> String { "\(Int(value))°" }
}

#Preview("A day", traits: .sizeThatFitsLayout) {
    DayRow(day: Day(name: "Friday", symbol: "cloud.sun.fill", low: 9, high: 17), range: 4...24)
        .padding()
        .frame(width: 361)
}
