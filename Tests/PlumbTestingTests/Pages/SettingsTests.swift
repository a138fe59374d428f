import PlumbTesting
import SwiftUI
import Testing

struct Settings: View {
    @State private var isQuiet = false
    @State private var volume = 0.5

    var body: some View {
        VStack {
            Toggle("Quiet", isOn: $isQuiet)
            Slider(value: $volume) { Text("Volume") }.disabled(isQuiet)
            Button("Reset") { volume = 0.5 }
        }
    }
}

@MainActor struct SettingsTests {
    @Test func quietEndsTheVolume() throws {
        let host = try TestHost(Settings())
        #expect(try host.perform("increment", on: "Volume"))
        #expect(try host.element("Volume").value == "60%")
        try host.tap("Reset")
        #expect(try host.element("Volume").value == "50%")
        try host.perform(on: "Quiet")
        #expect(try host.element("Quiet").value == "1")
        #expect(try !host.element("Volume").isEnabled)
    }
}
