import SwiftUI

/// The styles of pickers, in a form and outside of one.
struct PickersPicture: View {
    var body: some View {
        Screens {
            HStack(spacing: 20) {
                Panel("Form { Picker(…) { … } }") {
                    Phone(286, 396, screen: 375, hasStatus: false) { Choices() }
                }
                Panel(".menu (open), .wheel") {
                    Phone(286, 396, screen: 286, hasStatus: false) { Opened() }
                }
            }
        }
    }
}

private let flavors = ["Cherry", "Lemon", "Mint"]

private struct Flavors: View {
    var body: some View { ForEach(flavors, id: \.self) { Text($0) } }
}

private struct Choices: View {
    @State private var flavor = "Lemon"

    var body: some View {
        NavigationStack {
            Form {
                section(".menu") { Picker("Flavor", selection: $flavor) { Flavors() } }
                section(".navigationLink") {
                    Picker("Flavor", selection: $flavor) { Flavors() }.pickerStyle(.navigationLink)
                }
                section(".segmented") { Picker("Flavor", selection: $flavor) { Flavors() }.pickerStyle(.segmented) }
                section(".inline") {
                    Picker("Flavor", selection: $flavor) { Flavors() }.pickerStyle(.inline).labelsHidden()
                }
            }
            .toolbar(.hidden, for: .navigationBar)
        }
    }

    private func section(_ style: String, content: () -> some View) -> some View {
        Section(content: content, header: { Text(style).textCase(nil) })
    }
}

private struct Opened: View {
    @State private var flavor = "Lemon"

    var body: some View {
        VStack(spacing: 132) {
            Picker("Flavor", selection: $flavor) { Flavors() }
                .accessibilityIdentifier("menu")
                .frame(maxWidth: .infinity, alignment: .trailing)
                .padding(.top, 10)
                .padding(.trailing, 8)
            Picker("Flavor", selection: $flavor) {
                ForEach(["Cherry", "Hazelnut", "Lemon", "Mint", "Strawberry", "Vanilla"], id: \.self) { Text($0) }
            }
            .pickerStyle(.wheel)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
}

/// The styles of date pickers.
struct DatePickersPicture: View {
    @State private var date = Date()

    var body: some View {
        Screens {
            HStack(alignment: .top, spacing: 20) {
                Panel(".compact, .graphical") {
                    Phone(286, 382, screen: 375, hasStatus: false) {
                        Form {
                            DatePicker("Start", selection: $date)
                            DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
                        }
                    }
                }
                Panel(".wheel") {
                    Phone(286, 382, screen: 375, hasStatus: false) {
                        Form {
                            DatePicker("Day", selection: $date, displayedComponents: .date)
                                .datePickerStyle(.wheel).labelsHidden()
                            DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
                                .datePickerStyle(.wheel).labelsHidden()
                        }
                    }
                }
            }
        }
    }
}
