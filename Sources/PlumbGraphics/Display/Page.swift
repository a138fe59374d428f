import Foundation

extension DisplayList {
    /// Puts the page that the system shows behind views under all marks: white, or black in dark mode.
    public mutating func addPage(isDark: Bool) {
        let white = isDark ? 0.0 : 1.0
        let page = Path(CGRect(origin: .zero, size: size))
        surround(with: [.fill(page, .color(RGBA(red: white, green: white, blue: white, alpha: 1)), FillStyle())])
    }
}
