import Foundation
import Testing

@testable import PlumbCore

@Suite
struct ColorResolvedTests {
    private func environment(
        _ scheme: ColorScheme = .light, _ contrast: ColorSchemeContrast = .standard
    ) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        values._colorSchemeContrast = contrast
        return values
    }

    /// OpenSwiftUI's ColorResolvedCompatibilityTests, run on SwiftUI. (0.3 lies on the edge between 4C and 4D, where
    /// SwiftUI's own approximation of the power decides; it is left out.)
    @Test(
        arguments: [
            (.sRGB, [0, 0, 0, 0], "#00000000"), (.sRGB, [0.01, 0.02, 0.03, 0.04], "#0305080A"),
            (.sRGB, [0.412, 0.508, 0.690, 0.748], "#6982B0BF"), (.sRGB, [0.6, 0.6, 0.6, 0.6], "#99999999"),
            (.sRGB, [1, 1, 1, 1], "#FFFFFFFF"), (.sRGBLinear, [0, 0, 0, 0], "#00000000"),
            (.sRGBLinear, [0.01, 0.02, 0.03, 0.04], "#1927300A"), (.sRGBLinear, [0.3, 0.3, 0.3, 0.3], "#9595954D"),
            (.sRGBLinear, [0.412, 0.508, 0.690, 0.748], "#ACBDD8BF"),
            (.sRGBLinear, [0.6, 0.6, 0.6, 0.6], "#CBCBCB99"), (.sRGBLinear, [1, 1, 1, 1], "#FFFFFFFF"),
            (.displayP3, [0, 0, 0, 0], "#00000000"), (.displayP3, [0.01, 0.02, 0.03, 0.04], "#0205080A"),
            (.displayP3, [0.412, 0.508, 0.690, 0.748], "#6382B4BF"),
            (.displayP3, [0.6, 0.6, 0.6, 0.6], "#99999999"), (.displayP3, [1, 1, 1, 1], "#FFFFFFFF"),
        ] as [(Color.RGBColorSpace, [Float], String)])
    func descriptionsOfComponents(space: Color.RGBColorSpace, components: [Float], expected: String) {
        let color = Color.Resolved(
            colorSpace: space, red: components[0], green: components[1], blue: components[2], opacity: components[3])
        #expect(color.description == expected)
    }

    @Test(arguments: [Float.nan, .infinity, -.infinity, -1, 2])
    func oddComponentsDontTrap(component: Float) {
        let color = Color.Resolved(colorSpace: .sRGBLinear, red: component, green: 0, blue: 0, opacity: 1)
        #expect(color.description.hasPrefix("#") && color.description.hasSuffix("0000FF"))
        _ = Color(color).resolve(in: EnvironmentValues())
    }

    /// The colour of paint, by the exact matrix.
    @Test(arguments: [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0.412, 0.508, 0.69], [1, 1, 1]] as [[Float]])
    func displayP3IsNearItsPaint(components: [Float]) {
        let resolved = Color.Resolved(
            colorSpace: .displayP3, red: components[0], green: components[1], blue: components[2])
        let paint = RGBA(
            displayP3Red: Double(components[0]), green: Double(components[1]), blue: Double(components[2]))
        #expect(abs(Double(resolved.linearRed) - RGBA.linear(paint.red)) < 0.0005)
        #expect(abs(Double(resolved.linearGreen) - RGBA.linear(paint.green)) < 0.0005)
        #expect(abs(Double(resolved.linearBlue) - RGBA.linear(paint.blue)) < 0.0005)
    }

    @Test func componentsInBothCurves() {
        var color = Color.Resolved(red: 0.5, green: 0, blue: 1)
        #expect(abs(color.linearRed - 0.21404114) < 1e-6 && color.linearGreen == 0 && color.linearBlue == 1)
        color.green = 0.5
        #expect(color.linearGreen == color.linearRed && abs(color.green - 0.5) < 1e-6)
        color.linearBlue = 0.21404114
        #expect(abs(color.blue - 0.5) < 1e-6 && color.opacity == 1)
    }

    /// RGBColorSpaceCompatibilityTests, run on SwiftUI.
    @Test(
        arguments: [
            (0, 0, 0, [0, 0, 0]), (0, 0, 1, [1, 1, 1]), (0, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]),
            (2.0 / 3, 1, 1, [0, 0, 1]), (1, 1, 1, [1, 0, 0]), (1.0 / 6, 1, 1, [1, 1, 0]), (0.5, 1, 1, [0, 1, 1]),
            (5.0 / 6, 1, 1, [1, 0, 1]), (0, 0, 0.5, [0.5, 0.5, 0.5]), (0, 1, 0.5, [0.5, 0, 0]),
            (1.0 / 3, 1, 0.5, [0, 0.5, 0]), (2.0 / 3, 1, 0.5, [0, 0, 0.5]),
        ] as [(Double, Double, Double, [Float])])
    func hues(hue: Double, saturation: Double, brightness: Double, expected: [Float]) {
        let color = Color(hue: hue, saturation: saturation, brightness: brightness).resolve(in: EnvironmentValues())
        for (component, value) in zip([color.red, color.green, color.blue], expected) {
            #expect(abs(component - value) < 1e-6)
        }
    }

    /// Light, dark, and both with increased contrast: iOS 13–18.
    @Test(
        arguments: [
            (.red, ["#FF3B30FF", "#FF453AFF", "#D70015FF", "#FF6961FF"]),
            (.orange, ["#FF9500FF", "#FF9F0AFF", "#C93400FF", "#FFB340FF"]),
            (.yellow, ["#FFCC00FF", "#FFD60AFF", "#B25000FF", "#FFD426FF"]),
            (.green, ["#34C759FF", "#30D158FF", "#248A3DFF", "#30DB5BFF"]),
            (.mint, ["#00C7BEFF", "#63E6E2FF", "#0C817BFF", "#63E6E2FF"]),
            (.teal, ["#30B0C7FF", "#40C8E0FF", "#008299FF", "#5DE6FFFF"]),
            (.cyan, ["#32ADE6FF", "#64D2FFFF", "#0071A4FF", "#0AD7FFFF"]),
            (.blue, ["#007AFFFF", "#0A84FFFF", "#0040DDFF", "#409CFFFF"]),
            (.indigo, ["#5856D6FF", "#5E5CE6FF", "#3634A3FF", "#7D7AFFFF"]),
            (.purple, ["#AF52DEFF", "#BF5AF2FF", "#8944ABFF", "#DA8FFFFF"]),
            (.pink, ["#FF2D55FF", "#FF375FFF", "#D30F45FF", "#FF6482FF"]),
            (.brown, ["#A2845EFF", "#AC8E68FF", "#7F6545FF", "#B59469FF"]),
            (.gray, ["#8E8E93FF", "#8E8E93FF", "#6C6C70FF", "#AEAEB2FF"]),
            (.primary, ["#000000FF", "#FFFFFFFF", "#000000FF", "#FFFFFFFF"]),
            (.secondary, ["#3C3C4399", "#EBEBF599", "#3C3C43CC", "#EBEBF5B3"]),
            (.accentColor, ["#007AFFFF", "#0A84FFFF", "#0040DDFF", "#409CFFFF"]),
            (.white, ["#FFFFFFFF", "#FFFFFFFF", "#FFFFFFFF", "#FFFFFFFF"]),
        ] as [(Color, [String])])
    func systemColours(color: Color, expected: [String]) {
        let environments = [
            environment(.light), environment(.dark), environment(.light, .increased), environment(.dark, .increased),
        ]
        #expect(environments.map { color.resolve(in: $0).description } == expected)
    }

    @Test func tintsWithinTheirOwnDefinition() {
        var values = EnvironmentValues()
        values.tint = .red
        #expect(Color.accentColor.resolve(in: values) == Color.red.resolve(in: values))
        values.tint = .accentColor
        #expect(Color.accentColor.resolve(in: values) == Color.blue.resolve(in: values))
        values.tint = .accentColor.opacity(0.5)
        #expect(Color.accentColor.resolve(in: values) == Color.blue.opacity(0.5).resolve(in: values))
    }

    /// ModifiedColorCompatibilityTests, run on SwiftUI.
    @Test(
        arguments: [
            (.red.opacity(0.334), 0.334, "33% red"), (.red.opacity(0.336), 0.336, "34% red"),
            (.red.opacity(0.3).opacity(0.5), 0.15, "50% 30% red"),
        ] as [(Color, Float, String)])
    func opacities(color: Color, opacity: Float, description: String) {
        #expect(color.resolve(in: EnvironmentValues()).opacity == opacity)
        #expect(color.description == description)
    }

    @Test(
        arguments: [
            (.clear, "clear"), (.black, "black"), (.white, "white"), (.primary, "primary"), (.secondary, "secondary"),
            (Color(white: 1), "white"), (Color(red: 0.412, green: 0.508, blue: 0.69, opacity: 0.748), "#6982B0BF"),
            (.blue.opacity(.infinity), "inf% blue"),
        ] as [(Color, String)])
    func descriptionsOfColours(color: Color, expected: String) {
        #expect(color.description == expected)
    }

    @Test func coding() throws {
        let color = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
        let data = try JSONEncoder().encode(color)
        let components = try JSONDecoder().decode([Float].self, from: data)
        for (component, expected) in zip(components, [0.25, 0.5, 0.75, 0.5]) {
            #expect(abs(component - Float(expected)) < 1e-6)
        }
        let decoded = try JSONDecoder().decode(Color.Resolved.self, from: data)
        #expect(abs(decoded.linearGreen - color.linearGreen) < 1e-6 && decoded.opacity == 0.5)
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(Color.Resolved.self, from: Data("[0.5, 0.5]".utf8))
        }
    }

    @Test func toAColourAndBack() {
        let color = Color(.displayP3, red: 1, green: 0.2, blue: 0).resolve(in: EnvironmentValues())
        #expect(color.linearRed > 1 && color.linearBlue < 0)
        let back = Color(color).resolve(in: EnvironmentValues())
        #expect(abs(back.linearRed - color.linearRed) < 1e-6 && abs(back.linearBlue - color.linearBlue) < 1e-6)
        guard case .color(let paint) = color.unitPaint(in: EnvironmentValues()) else {
            Issue.record("a colour paints with a colour")
            return
        }
        #expect(abs(paint.red - Double(color.red)) < 1e-6)
    }

    @Test func animatableDataIsLinearTimes128() {
        var color = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0.25, blue: 1, opacity: 0.5)
        #expect(color.animatableData.first == 64 && color.animatableData.second.second.second == 64)
        color.animatableData = Color.Resolved(colorSpace: .sRGBLinear, red: 1, green: 0, blue: 0).animatableData
        #expect(color == Color.Resolved(red: 1, green: 0, blue: 0))
    }
}
