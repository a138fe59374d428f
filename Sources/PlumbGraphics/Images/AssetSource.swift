import Foundation

/// Where pictures and colours that are asked for by name come from.
public protocol AssetSource: AnyObject {
    /// The picture for a screen with `scale` pixels to a point, in light or dark surroundings; nil when there is none
    /// of that name.
    func bitmap(named name: String, scale: Double, dark: Bool) -> Bitmap?
    /// The picture where it is one of outlines that keeps sharp at every size; nil when there is none of that name.
    func vector(named name: String, dark: Bool) -> (any VectorPicture)?
    /// Whether the picture is a shape to be painted in the foreground style, where the code does not say.
    func isTemplate(named name: String) -> Bool
    /// The colour for light or dark surroundings; nil when there is none of that name.
    func color(named name: String, dark: Bool) -> RGBA?
    /// The colour where colours are to stand out more; nil when there is none of that name.
    func contrastingColor(named name: String, dark: Bool) -> RGBA?
}

extension AssetSource {
    /// No vector picture, where a source has none.
    public func vector(named name: String, dark: Bool) -> (any VectorPicture)? { nil }
    /// False, where a source says nothing: pictures keep their own colours.
    public func isTemplate(named name: String) -> Bool { false }
    /// The colour of ordinary contrast, where a source has no other.
    public func contrastingColor(named name: String, dark: Bool) -> RGBA? { color(named: name, dark: dark) }
}
