import SwiftUI

/// A form of all controls, with state.
struct Controls: View {
    @State private var name = ""
    @State private var password = ""
    @State private var isOn = true
    @State private var isLoud = false
    @State private var volume = 0.4
    @State private var cups = 2
    @State private var size = Size.medium
    @State private var cup = Cup.porcelain
    @State private var flavour = "Mint"
    @State private var hasMilk = false
    @State private var showsMore = true
    @State private var orders = 0

    enum Size: String, CaseIterable, Identifiable {
        case small, medium, large
        var id: Self { self }
    }

    enum Cup { case porcelain, paper }

    var body: some View {
        Form {
            Section {
                TextField("Name", text: $name)
                SecureField("Password", text: $password)
            }
            Section("Choices") {
                Toggle("Notifications", isOn: $isOn)
                Picker("Size", selection: $size) {
                    ForEach(Size.allCases) { Text($0.rawValue.capitalized).tag($0) }
                }
                .pickerStyle(.segmented)
                Picker("Flavour", selection: $flavour) {
                    ForEach(["Mint", "Lemon", "Vanilla"], id: \.self) { Text($0) }
                }
                Picker("Cup", selection: $cup) {
                    Label("To stay", systemImage: "cup.and.saucer").tag(Cup.porcelain)
                    Label("To go", systemImage: "bag").tag(Cup.paper)
                }
                .pickerStyle(.inline)
                .labelsHidden()
                DisclosureGroup("More", isExpanded: $showsMore) {
                    Toggle("Milk", isOn: $hasMilk)
                    Toggle("Loud", systemImage: "speaker.wave.2", isOn: $isLoud).tint(.orange)
                }
            }
            Section {
                Slider(value: $volume) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3")
                }
                .disabled(!isOn)
                Stepper("Cups: \(cups)", value: $cups, in: 0...5)
                LabeledContent("Price", value: "\(cups * 3) €")
            } header: {
                Text("Values")
            } footer: {
                Text("The slider can be moved while notifications are on.")
            }
            Section {
                ProgressView("Brewing", value: Double(cups), total: 5)
                HStack {
                    ProgressView()
                    Spacer()
                    Gauge(value: volume) {
                        Text("Volume")
                    } currentValueLabel: {
                        Text("\(Int(volume * 100))")
                    }
                    .gaugeStyle(.accessoryCircularCapacity)
                }
            }
            Section {
                HStack {
                    Button("Small") { orders += 1 }.controlSize(.small)
                    Button("Bordered") { orders += 1 }
                    Button("Order", systemImage: "cup.and.saucer") { orders += 1 }
                        .buttonStyle(.borderedProminent)
                }
                .buttonStyle(.bordered)
                Menu("Menu", systemImage: "ellipsis.circle") {
                    Button("Copy", systemImage: "doc.on.doc") {}
                    Button("Delete", systemImage: "trash", role: .destructive) { orders = 0 }
                }
                Link("Website", destination: URL(string: "https://example.org")!)
                Button("Delete all orders (\(orders))", role: .destructive) { orders = 0 }
                    .disabled(orders == 0)
            }
        }
    }
}

#Preview("Controls") { Controls() }
