import Foundation
import Testing

@testable import PlumbCore

@Suite @MainActor
struct ColorTests {
    private func rgba(_ color: Color, _ scheme: ColorScheme = .light) -> RGBA {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        return color.rgba(in: values)
    }

    /// iOS 13–18: Docs/Rules.md, "The platform".
    @Test(
        arguments: [
            (.red, 0xFF3B30, 0xFF453A), (.orange, 0xFF9500, 0xFF9F0A), (.yellow, 0xFFCC00, 0xFFD60A),
            (.green, 0x34C759, 0x30D158), (.mint, 0x00C7BE, 0x63E6E2), (.teal, 0x30B0C7, 0x40C8E0),
            (.cyan, 0x32ADE6, 0x64D2FF), (.blue, 0x007AFF, 0x0A84FF), (.indigo, 0x5856D6, 0x5E5CE6),
            (.purple, 0xAF52DE, 0xBF5AF2), (.pink, 0xFF2D55, 0xFF375F), (.brown, 0xA2845E, 0xAC8E68),
            (.gray, 0x8E8E93, 0x8E8E93), (.primary, 0x000000, 0xFFFFFF), (.white, 0xFFFFFF, 0xFFFFFF),
            (.black, 0x000000, 0x000000), (.accentColor, 0x007AFF, 0x0A84FF),
        ] as [(Color, UInt32, UInt32)])
    func systemColours(color: Color, light: UInt32, dark: UInt32) {
        #expect(rgba(color) == RGBA(hex: light))
        #expect(rgba(color, .dark) == RGBA(hex: dark))
    }

    @Test func opacityMultiplies() {
        #expect(rgba(Color.red.opacity(0.5).opacity(0.5)).alpha == 0.25)
        #expect(rgba(Color(red: 1, green: 0, blue: 0, opacity: 0.5).opacity(0.5)).alpha == 0.25)
        #expect(rgba(Color.secondary).alpha == 0.6)
    }

    @Test(
        arguments: [
            (0, 1, 1, 0xFF0000), (1.0 / 3, 1, 1, 0x00FF00), (2.0 / 3, 1, 1, 0x0000FF), (1, 1, 1, 0xFF0000),
            (0.5, 1, 1, 0x00FFFF), (0.2, 0, 1, 0xFFFFFF), (0.2, 1, 0, 0x000000),
        ] as [(Double, Double, Double, UInt32)])
    func hueSaturationBrightness(hue: Double, saturation: Double, brightness: Double, hex: UInt32) {
        let color = rgba(Color(hue: hue, saturation: saturation, brightness: brightness))
        let expected = RGBA(hex: hex)
        #expect(
            [color.red, color.green, color.blue].isClose(to: [expected.red, expected.green, expected.blue]))
    }

    @Test func spaces() {
        #expect(rgba(Color(white: 0.25)) == RGBA(red: 0.25, green: 0.25, blue: 0.25))
        // Linear 0.2140 is sRGB 0.5 (IEC 61966-2-1).
        #expect(abs(rgba(Color(.sRGBLinear, white: 0.21404114048223255)).red - 0.5) < 1e-6)
        // Grey is grey in both spaces; P3's red lies outside of sRGB.
        #expect(abs(rgba(Color(.displayP3, white: 0.5)).red - 0.5) < 1e-6)
        let red = rgba(Color(.displayP3, red: 1, green: 0, blue: 0))
        #expect(red.red > 1 && red.green < 0 && red.blue < 0)
    }

    @Test func asAViewItFills() {
        let list = hostOf(Color.red, in: 30, 20).displayList()
        #expect(list.size == CGSize(width: 30, height: 20))
        #expect(list.items.count == 1)
        #expect(hostOf(Color.clear, in: 30, 20).displayList().items.isEmpty)
        #expect(hostOf(Color.red, in: nil, nil).layout().size == CGSize(width: 10, height: 10))
    }

    @Test func theTintIsInherited() {
        let list = hostOf(Color.accentColor.tint(.red), in: 5, 5).displayList()
        guard case .fill(_, .color(let color), _)? = list.items.first else {
            Issue.record("no fill")
            return
        }
        #expect(color == RGBA(hex: 0xFF3B30))
    }

    @Test func theSchemeIsThatOfThePlace() {
        let list = hostOf(
            HStack(spacing: 0) {
                Color.primary
                Color.primary.colorScheme(.dark)
            }, in: 20, 10
        ).displayList()
        let colors = list.items.compactMap { item -> RGBA? in
            if case .fill(_, .color(let color), _) = item { color } else { nil }
        }
        #expect(colors == [.black, .white])
    }

    @Test func equality() {
        #expect(Color.red == Color.red)
        #expect(Color.red != Color.blue)
        #expect(Color(red: 1, green: 0, blue: 0) == Color(.sRGB, red: 1, green: 0, blue: 0))
        #expect(Color.red.opacity(0.5) == Color.red.opacity(0.5))
        #expect(Set([Color.red, .red, .blue]).count == 2)
    }
}
