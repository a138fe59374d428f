import SwiftUI

// The pictures of Docs/Systems.md: the same views as on iOS 17 and as on iOS 26.

/// A page of settings.
struct SettingsScreen: View {
    @State private var isOn = true
    @State private var level = 0.4
    @State private var count = 2
    @State private var size = "Small"

    var body: some View {
        NavigationStack {
            Form {
                Section("Connections") {
                    Toggle("Airplane Mode", isOn: $isOn)
                    NavigationLink("Networks") { Text("Networks") }
                    LabeledContent("Version", value: "2.1")
                }
                Section {
                    Label("Brightness", systemImage: "sun.max")
                    Slider(value: $level)
                    Stepper("Columns", value: $count)
                    Picker("Size", selection: $size) {
                        ForEach(["Small", "Large"], id: \.self) { Text($0) }
                    }
                    .pickerStyle(.segmented)
                    Button("Erase", role: .destructive) {}
                } footer: {
                    Text("What is erased is gone.")
                }
            }
            .navigationTitle("Settings")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                ToolbarItem { Button("Add", systemImage: "plus") {} }
            }
        }
    }
}

/// Tabs over a list that can be searched.
struct TabsScreen: View {
    private let fruits = ["Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig", "Grape", "Honeydew", "Kiwi"]

    var body: some View {
        TabView {
            NavigationStack {
                List(fruits + ["Mango", "Nectarine", "Orange"], id: \.self) { Text($0) }
                    .navigationTitle("Fruits")
                    .searchable(text: .constant(""))
            }
            .tabItem { Label("Fruits", systemImage: "carrot") }
            Text("Cart").tabItem { Label("Cart", systemImage: "cart") }.badge(3)
            Text("Profile").tabItem { Label("Profile", systemImage: "person") }
        }
    }
}

/// A sheet that is half as high as the screen.
struct SheetScreen: View {
    var body: some View {
        NavigationStack {
            List(1..<12) { Text("Row \($0)") }.navigationTitle("Rows")
        }
        .sheet(isPresented: .constant(true)) {
            NavigationStack {
                Form {
                    Text("A row")
                    Toggle("A switch", isOn: .constant(true))
                }
                .navigationTitle("Options")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                }
            }
            .presentationDetents([.medium, .large])
        }
    }
}

/// An alert.
struct AlertScreen: View {
    var body: some View {
        List(1..<14) { Text("Row \($0)") }
            .alert("Delete this row?", isPresented: .constant(true)) {
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("It can't be brought back.")
            }
    }
}
