import SwiftUI

/// A form with rows of all kinds, light and dark.
struct FormPicture: View {
    var body: some View {
        Screens {
            HStack(spacing: 20) {
                Phone(286, 506, screen: 375, hasStatus: false) { Booking() }
                Phone(286, 506, screen: 375, hasStatus: false) { Booking().environment(\.colorScheme, .dark) }
            }
        }
    }
}

private struct Booking: View {
    @State private var name = "Ada"
    @State private var mail = ""
    @State private var room = "Sea view"
    @State private var guests = 2
    @State private var breakfast = true
    @State private var day = Date()
    @State private var lamp = 0.6
    @State private var color = Color.orange

    var body: some View {
        NavigationStack {
            Form {
                Section("Guest") {
                    TextField("Name", text: $name)
                    TextField("Mail", text: $mail)
                }
                Section {
                    DatePicker("Arrival", selection: $day, displayedComponents: .date)
                    Picker("Room", selection: $room) {
                        Text("Sea view").tag("Sea view")
                        Text("Garden").tag("Garden")
                    }
                    Stepper("\(guests) guests", value: $guests)
                    Toggle("Breakfast", isOn: $breakfast)
                } footer: {
                    Text("Breakfast is served from seven to ten.")
                }
                Section {
                    LabeledContent("Price", value: "240 €")
                    ColorPicker("Colour of the towels", selection: $color)
                    Slider(value: $lamp)
                    NavigationLink("Conditions") { Text("None") }
                }
                Section { Button("Book") {} }
            }
            .toolbar(.hidden, for: .navigationBar)
        }
    }
}
