import Foundation
import PlumbCairo

/// The names of the pictures and colours in a folder of assets, sorted.
package struct AssetNames {
    package let pictures: [String]
    package let colors: [String]

    /// Nil where there is no such folder.
    package init?(of folder: URL) {
        guard let assets = try? AssetFolder(folder) else { return nil }
        pictures = assets.bitmapNames
        colors = assets.colorNames
    }
}
