import Foundation

/// Where pictures and colours that are asked for by name come from.
public protocol AssetSource: AnyObject {
    /// The picture for a screen with `scale` pixels to a point, in light or dark surroundings; nil when there is none of that name.
    func bitmap(named name: String, scale: Double, dark: Bool) -> Bitmap?
    /// The colour for light or dark surroundings; nil when there is none of that name.
    func color(named name: String, dark: Bool) -> RGBA?
}
