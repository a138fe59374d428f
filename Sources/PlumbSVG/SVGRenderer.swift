import Foundation
import PlumbGraphics

/// Draws a display list into an SVG file's bytes: one picture of the list's size, a point being a user unit.
///
/// 1. Shapes stay shapes, and text stays text whose characters stand where layout has put them; or letters become their
///    outlines (`letters`). 2. Linear, radial and elliptical gradients, clips, masks, shadows, blurs, changes of colour
///    and blend modes are SVG's own. 3. What SVG has no words for becomes a picture of three pixels to a point:
///    angular and mesh gradients, materials, perspective, thresholds, blurs that stay opaque, and blend modes of Porter
///    and Duff. A sentence says which. 4. Numbers are rounded to a hundredth of a point. The same list gives the same
///    bytes. Names of definitions begin with a checksum of the file, so that several pictures may stand in one page.
///
/// Source: SVG 1.1 (Second Edition), Filter Effects Module Level 1, Compositing and Blending Level 1.
public struct SVGRenderer: Renderer, Sendable {
    /// What becomes of letters.
    public enum Letters: String, Codable, Sendable {
        /// Text: it can be searched, and looks as it should where its fonts are there.
        case text
        /// Text, with the letters that it needs of its fonts in the file: it can be searched, and looks the same in
        /// browsers. Letters that are in no font file become outlines. Each font adds some ten kilobytes.
        case embedded
        /// Outlines: they look the same everywhere.
        case outlines
    }

    /// What becomes of letters.
    public var letters = Letters.text
    /// Makes a PNG file of a picture.
    private let encode: @Sendable (Bitmap) throws -> Data
    /// Draws a list into pixels.
    private let rasterize: @Sendable (DisplayList, Double) throws -> Bitmap
    /// Makes a font file of some characters.
    private let subset: @Sendable (FontSource, Set<Unicode.Scalar>, Set<String>) throws -> Data

    /// - Parameters:
    ///   - encode: makes a PNG file of a picture.
    ///   - rasterize: draws a list in so many pixels to a point, for what SVG has no words for.
    ///   - subset: makes a font file of some characters and the tags of some features.
    public init(
        encode: @escaping @Sendable (Bitmap) throws -> Data,
        rasterize: @escaping @Sendable (DisplayList, Double) throws -> Bitmap,
        subset: @escaping @Sendable (FontSource, Set<Unicode.Scalar>, Set<String>) throws -> Data
    ) {
        self.encode = encode
        self.rasterize = rasterize
        self.subset = subset
    }

    /// - Parameter scale: Without meaning here: an SVG has no pixels.
    public func render(_ list: DisplayList, scale: Double = 1) throws -> Data { try file(of: list).data }

    /// The file, and what in it is a picture, a sentence each.
    ///
    /// - Throws: `RenderError` for an empty page, for a list whose groups are not closed, and for a font that must not
    ///   be embedded where fonts are.
    public func file(of list: DisplayList) throws -> (data: Data, notes: [String]) {
        guard list.size.width > 0, list.size.height > 0, list.size.width.isFinite, list.size.height.isFinite else {
            throw RenderError("The page is empty: it measures \(list.size.width) × \(list.size.height) points.")
        }
        var list = list
        list.removeEndlessMarks()
        // Text whose colours are changed stays text.
        list.applyColorsToMarks(cutsOff: true)
        let groups = try SVGGroups(list)
        var painter = SVGPainter(list, groups, letters: letters, encode: encode, rasterize: rasterize)
        try painter.paint()
        return (try painter.file(subset), painter.notes)
    }
}
