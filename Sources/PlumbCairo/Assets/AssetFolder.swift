import Foundation
import PlumbGraphics

/// Pictures and colours from a folder: plain picture files, asset catalogues (`.xcassets`), or both.
///
/// 1. A plain file `name@2x.png` is the picture `name` with two pixels to a point; inside folders it answers to `folder/name`
///    too. PNG, JPEG and WebP are read.
/// 2. In a catalogue, `name.imageset` and `name.colorset` answer to `name`, after the names of the folders around them that
///    provide a namespace.
/// 3. Asked for dark surroundings, a dark variant is taken, else the one for any; asked for light, never a dark one.
/// 4. Of several scales it is the smallest that is not below the one asked for, else the largest.
/// 5. Of several files of one kind, one for every device comes before those for a certain one.
///
/// Files are found once, when the folder is opened, and read when they are first asked for.
public final class AssetFolder: AssetSource {
    /// Sentences about what could not be read so far.
    public private(set) var problems: [String] = []

    private var catalogue = AssetCatalogue()
    private var decoded: [URL: Bitmap] = [:]

    /// - Throws: `ImageError` when the folder can't be read.
    public init(_ folder: URL) throws {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory), isDirectory.boolValue
        else {
            throw ImageError("There is no folder \(folder.path) to take pictures from.")
        }
        catalogue.read(folder)
        problems = catalogue.problems
    }

    /// The names of all pictures, sorted.
    public var bitmapNames: [String] { catalogue.pictures.keys.sorted() }

    /// The names of all colours, sorted.
    public var colorNames: [String] { catalogue.colors.keys.sorted() }

    public func bitmap(named name: String, scale: Double, dark: Bool) -> Bitmap? {
        guard let variants = catalogue.pictures[name],
            let best = variants.filter({ dark || !$0.isDark }).min(by: {
                $0.isBetter(than: $1, scale: scale, dark: dark)
            })
        else { return nil }
        if let known = decoded[best.file] { return known }
        do {
            let bitmap = try ImageDecoder.decode(Data(contentsOf: best.file), scale: best.scale)
            decoded[best.file] = bitmap
            return bitmap
        } catch {
            problems.append("The picture \(best.file.path) was left out: \(error)")
            catalogue.pictures[name]?.removeAll { $0.file == best.file }
            return bitmap(named: name, scale: scale, dark: dark)
        }
    }

    public func color(named name: String, dark: Bool) -> RGBA? {
        guard let variants = catalogue.colors[name] else { return nil }
        let usable = variants.filter { dark || !$0.isDark }
        return usable.min {
            ($0.isDark ? 0 : 1, $0.isForOneDevice ? 1 : 0) < ($1.isDark ? 0 : 1, $1.isForOneDevice ? 1 : 0)
        }?
        .color
    }
}

/// One file of a picture.
struct PictureVariant {
    var file: URL
    var scale: Double
    var isDark = false
    var isForOneDevice = false

    /// Steps 3 to 5 of `AssetFolder`.
    func isBetter(than other: PictureVariant, scale wanted: Double, dark: Bool) -> Bool {
        if isDark != other.isDark { return isDark }
        if isForOneDevice != other.isForOneDevice { return other.isForOneDevice }
        let (enough, otherEnough) = (scale >= wanted, other.scale >= wanted)
        if enough != otherEnough { return enough }
        if scale != other.scale { return enough ? scale < other.scale : scale > other.scale }
        return file.path < other.file.path
    }
}

/// One value of a colour.
struct ColorVariant {
    var color: RGBA
    var isDark = false
    var isForOneDevice = false
}
