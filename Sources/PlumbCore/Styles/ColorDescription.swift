import Foundation
import PlumbGraphics

extension Color: CustomStringConvertible {
    /// As SwiftUI prints colours: `red`, `33% red`, `clear`, `#RRGGBBAA`.
    public var description: String {
        switch storage.kind {
        case .rgba(.clear): "clear"
        case .rgba(.black): "black"
        case .rgba(.white): "white"
        case .rgba(let color): Resolved(color).description
        case .system(let color): color.description
        case .tint: "AccentColorProvider()"
        case .asset(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
        case .mix(let first, let second, let fraction, _): "\(first) mixed with \(Color.percent(fraction))% \(second)"
        case .custom(let color): "\(color.description)"
        case .opacity(let color, let opacity): "\(Color.percent(opacity))% \(color)"
        }
    }

    private static func percent(_ opacity: Double) -> String {
        let percent = (opacity * 100).rounded()
        return Int(exactly: percent).map(String.init) ?? "\(percent)"
    }
}
