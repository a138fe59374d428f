import Foundation

/// What a window is opened with.
public struct WindowSettings {
    /// What the title bar says.
    public var title: String
    /// What the program is called for screen readers; nil for the title.
    public var program: String?
    /// Points; nil on an axis for the length that the view likes best.
    public var width: Double?
    /// The height of the content, in points; nil for the height that the view asks for.
    public var height: Double?
    /// Pixels to a point; nil for `PLUMB_SCALE`, else what the desktop says, else 1.
    public var scale: Double?
    /// No smaller than the least size of the view.
    public var keepsLeastSize = false
    /// No larger than the greatest size of the view.
    public var keepsGreatestSize = false

    /// A window's title and the size of its content, in points.
    public init(title: String, width: Double?, height: Double?) {
        self.title = title
        self.width = width
        self.height = height
    }

    /// The scale that somebody has asked for.
    var wantedScale: Double? {
        let variable = ProcessInfo.processInfo.environment["PLUMB_SCALE"].flatMap(Double.init)
        return (scale ?? variable).flatMap { $0 >= 0.25 && $0 <= 16 ? $0 : nil }
    }
}
