import SwiftUI

/// A long list: only what is in sight is made, the header of the month in sight stays, and the picture shows the middle of it.
struct Timeline: View {
    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(Month.all) { month in
                        Section {
                            ForEach(month.days) { DayRow(day: $0) }
                        } header: {
                            MonthHeader(month: month)
                        }
                    }
                }
            }
            .contentMargins(.bottom, 24)
            .safeAreaInset(edge: .bottom, spacing: 0) { Footer() }
            .onAppear { proxy.scrollTo("March 12", anchor: .center) }
        }
        .frame(width: 360, height: 480)
    }
}

struct Month: Identifiable {
    let id: String
    let days: [Day]

    static let all = ["January", "February", "March", "April", "May", "June"].map { name in
        Month(id: name, days: (1...30).map { Day(id: "\(name) \($0)", number: $0) })
    }
}

struct Day: Identifiable {
    let id: String
    let number: Int
    var events: Int { number % 4 }
}

struct MonthHeader: View {
    let month: Month
    var body: some View {
        Text(month.id)
            .font(.headline)
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color(white: 0.93))
    }
}

struct DayRow: View {
    let day: Day
    var body: some View {
        HStack(spacing: 12) {
            Text("\(day.number)")
                .font(.title3)
                .frame(width: 36, alignment: .trailing)
                .foregroundStyle(day.number == 12 ? Color.red : Color.primary)
            VStack(alignment: .leading, spacing: 2) {
                ForEach(0..<day.events, id: \.self) { event in
                    HStack(spacing: 6) {
                        Circle().fill(event == 0 ? Color.blue : Color.orange).frame(width: 8, height: 8)
                        Text(event == 0 ? "Stand-up" : "Review \(event)").font(.subheadline)
                    }
                }
            }
            Spacer()
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .frame(minHeight: 44)
    }
}

struct Footer: View {
    var body: some View {
        Text("Six months")
            .font(.footnote)
            .frame(maxWidth: .infinity)
            .padding(10)
            .background(Color(white: 0.97))
            .overlay(alignment: .top) { Divider() }
    }
}

#Preview { Timeline() }
