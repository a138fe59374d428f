import PlumbCore

/// A colour by the numbers that a palette changes, from 0 to 1 in sRGB. What lies outside of that, and what is no
/// number, counts as the nearest of them.
struct PickedColor: Equatable {
    var red: Double
    var green: Double
    var blue: Double
    var opacity: Double

    /// - Parameter supportsOpacity: whether it can be seen through.
    init(_ color: Color, _ supportsOpacity: Bool, in environment: EnvironmentValues) {
        func part(_ component: Float) -> Double { component > 0 ? min(Double(component), 1) : 0 }
        let resolved = color.resolve(in: environment)
        red = part(resolved.red)
        green = part(resolved.green)
        blue = part(resolved.blue)
        opacity = supportsOpacity ? part(resolved.opacity) : 1
    }

    var color: Color { Color(red: red, green: green, blue: blue, opacity: opacity) }

    /// The components as whole numbers, as palettes show them and compare them.
    private var steps: [Int] { [red, green, blue].map { Int(($0 * 255).rounded()) } }
    var percent: Int { Int((opacity * 100).rounded()) }

    /// Whether two colours are the same but for their opacity.
    func looks(like other: PickedColor) -> Bool { steps == other.steps }

    /// Whether black is seen better on it than white.
    var isLight: Bool { red + green + blue >= 2 }

    /// The name of the nearest colour that SwiftUI has a name for; with an opacity, how opaque it is.
    func words(in environment: EnvironmentValues) -> String {
        func distance(_ color: Color) -> Double {
            let other = PickedColor(color, false, in: environment)
            let parts = [red - other.red, green - other.green, blue - other.blue]
            return parts.reduce(0) { $0 + $1 * $1 }
        }
        let named = [
            Color.black, .white, .gray, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple,
            .pink, .brown,
        ]
        let nearest = named.map { ($0, distance($0)) }.min { $0.1 < $1.1 }?.0
        let name = nearest?.description ?? ""
        return percent == 100 ? name : "\(name), \(percent)%"
    }
}
