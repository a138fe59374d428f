import SwiftUI

struct WeekView: View {
    private let week = Day.week

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Berlin").font(.largeTitle.bold())
            VStack(spacing: 0) {
                ForEach(week) { day in
                    DayRow(day: day, range: range)
                    if day.id != week.last?.id { Divider() }
                }
            }
            .padding(.horizontal, 16)
            .background(.background, in: .rect(cornerRadius: 16))
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Color(.sky))
    }

    private var range: ClosedRange<Double> {
        (week.map(\.low).min() ?? 0)...(week.map(\.high).max() ?? 1)
    }
}
