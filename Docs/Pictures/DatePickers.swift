import SwiftUI

/// What the picture of Docs/Controls.md shows: a date in each style, and a wheel.
struct DatePickers: View {
    @State private var date = Date()
    @State private var flavor = "Lemon"

    var body: some View {
        HStack(alignment: .top, spacing: 32) {
            VStack(spacing: 24) {
                DatePicker("Start", selection: $date)
                DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
            }
            VStack(spacing: 24) {
                DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.wheel).labelsHidden()
                Picker("Flavor", selection: $flavor) {
                    ForEach(["Cherry", "Hazelnut", "Lemon", "Strawberry", "Vanilla", "Walnut"], id: \.self) { Text($0) }
                }
                .pickerStyle(.wheel)
            }
        }
        .frame(width: 720)
        .padding(20)
        .background(.background)
    }
}
