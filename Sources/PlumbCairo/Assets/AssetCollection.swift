import PlumbGraphics

/// Several folders of pictures and colours as one: of each name the first folder's counts.
package final class AssetCollection: AssetSource {
    private let folders: [AssetFolder]

    package init(_ folders: [AssetFolder]) { self.folders = folders }

    /// Sentences about what could not be read so far.
    package var problems: [String] { folders.flatMap(\.problems) }

    package func bitmap(named name: String, scale: Double, dark: Bool) -> Bitmap? {
        first { $0.bitmap(named: name, scale: scale, dark: dark) }
    }

    package func vector(named name: String, dark: Bool) -> (any VectorPicture)? {
        // A picture of pixels in an earlier folder hides one of outlines in a later one.
        for folder in folders {
            if let vector = folder.vector(named: name, dark: dark) { return vector }
            if folder.hasPicture(named: name) { return nil }
        }
        return nil
    }

    package func isTemplate(named name: String) -> Bool {
        folders.first { $0.hasPicture(named: name) }?.isTemplate(named: name) ?? false
    }

    package func color(named name: String, dark: Bool) -> RGBA? { first { $0.color(named: name, dark: dark) } }

    package func contrastingColor(named name: String, dark: Bool) -> RGBA? {
        first { $0.contrastingColor(named: name, dark: dark) }
    }

    private func first<Found>(_ look: (AssetFolder) -> Found?) -> Found? {
        for folder in folders { if let found = look(folder) { return found } }
        return nil
    }
}
