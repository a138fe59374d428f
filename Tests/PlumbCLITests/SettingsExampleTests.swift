import Foundation
import Testing

/// Examples/Settings.swift, used by what is read on it: a stack on an iPhone, columns on an iPad.
@Suite struct SettingsExampleTests {
    private struct Element: Decodable {
        var label: String?
        var value: String?
        var traits: [String]?
    }
    private struct Screen: Decodable { var elements: [Element] }

    /// What is on the screen after some taps, half a second and then a second apart.
    private func screen(_ device: [String], _ taps: [String]) throws -> [Element] {
        var arguments = ["layout", "Examples/Settings.swift", "--accessibility"] + device
        for (index, tap) in taps.enumerated() { arguments += ["--tap", "label:\(tap)@\(Double(index) + 0.5)"] }
        arguments += ["--at", "\(Double(taps.count) + 0.5)"]
        let run = try PlumbRun(arguments, in: PlumbRun.package)
        #expect(run.status == 0, "\(run.errors)")
        let all = try JSONDecoder().decode([String: Screen].self, from: Data(run.output.utf8))
        return try #require(all["Preview"]).elements
    }

    private func value(_ label: String, in elements: [Element]) -> String? {
        elements.first { $0.label == label && $0.value != nil }?.value
    }

    @Test func onAnIPhoneScreensArePushed() throws {
        let phone = ["--device", "iPhone 15 Pro"]
        let first = try screen(phone, [])
        #expect(first.contains { $0.label == "Settings" && $0.traits?.contains("isHeader") == true })
        #expect(["General", "Display", "Sounds", "Privacy"].allSatisfy { page in first.contains { $0.label == page } })
        let sounds = try screen(phone, ["Sounds", "Tone", "Bell"])
        #expect(value("Tone", in: sounds) == "Bell" && !sounds.contains { $0.label == "Privacy" })
        // Back, and there again: what was set is kept, and nothing is chosen.
        let back = try screen(phone, ["Sounds", "Tone", "Bell", "Settings"])
        #expect(back.contains { $0.label == "Privacy" } && !back.contains { $0.traits?.contains("isSelected") == true })
        #expect(try value("Tone", in: screen(phone, ["Sounds", "Tone", "Bell", "Settings", "Sounds"])) == "Bell")
        let about = try screen(phone, ["General", "About"])
        #expect(about.contains { $0.label == "Model, Phone" } && about.contains { $0.label == "General" })
        let privacy = try screen(phone, ["Privacy", "Reset"])
        #expect(["Camera", "Maps", "Weather"].allSatisfy { value($0, in: privacy) == "0" })
    }

    @Test func onAnIPadColumnsStandSideBySide() throws {
        let tablet = ["--device", "iPad Pro 11-inch (M4)", "--landscape"]
        let first = try screen(tablet, [])
        #expect(first.contains { $0.label == "Nothing chosen" } && first.contains { $0.label == "General" })
        let privacy = try screen(tablet, ["Privacy", "Reset"])
        #expect(privacy.contains { $0.label == "Privacy" && $0.traits?.contains("isSelected") == true })
        #expect(privacy.contains { $0.label == "Sounds" })
        #expect(["Camera", "Maps", "Weather"].allSatisfy { value($0, in: privacy) == "0" })
        let hidden = try screen(tablet, ["Display", "Hide Sidebar"])
        #expect(hidden.contains { $0.label == "Dark" } && !hidden.contains { $0.label == "Sounds" })
    }
}
