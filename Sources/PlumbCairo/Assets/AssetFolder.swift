import Foundation
import PlumbGraphics
import Synchronization

/// Pictures and colours from a folder: plain picture files, asset catalogues (`.xcassets`), or both.
///
/// 1. A plain file `name@2x.png` is the picture `name` with two pixels to a point; inside folders it answers to
///    `folder/name` too. PNG, JPEG, WebP, SVG and PDF are read.
/// 2. In a catalogue, `name.imageset` and `name.colorset` answer to `name`, after the names of the folders around them
///    that provide a namespace.
/// 3. Asked for dark surroundings, a dark variant is taken, else the one for any; asked for light, never a dark one.
/// 4. Of several scales it is the smallest that is not below the one asked for, else the largest.
/// 5. Of several files of one kind, one for every device comes before those for a certain one.
///
/// 6. SVG and PDF files are drawn anew in the pixels that they cover: plain files always, those of a catalogue where it
///    preserves their vector representation. Others become pixels in their own size, as Apple's compiler of catalogues
///    makes them, and are scaled from there.
///
/// Files are found once, when the folder is opened, and read when they are first asked for. Any thread may ask: the
/// names of UIKit do so wherever they are used.
public final class AssetFolder: AssetSource, @unchecked Sendable {
    // Safe: the lock guards what changes.
    /// Sentences about what could not be read so far.
    public var problems: [String] { notes.all }

    /// Guards all that changes, but for the sentences.
    private let lock = NSRecursiveLock()
    private let notes = AssetNotes()
    private var catalogue = AssetCatalogue()
    private var decoded: [URL: Bitmap] = [:]
    private var vectors: [URL: VectorFile] = [:]

    /// - Throws: `ImageError` when the folder can't be read.
    public init(_ folder: URL) throws {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory), isDirectory.boolValue
        else {
            throw ImageError("There is no folder \(folder.path) to take pictures from.")
        }
        catalogue.read(folder)
    }

    /// The names of all pictures, sorted.
    public var bitmapNames: [String] { lock.withLock { catalogue.pictures.keys.sorted() } }

    /// Whether there is a picture of the name that could be read so far.
    package func hasPicture(named name: String) -> Bool {
        lock.withLock { catalogue.pictures[name]?.isEmpty == false }
    }

    /// The names of all colours, sorted.
    public var colorNames: [String] { lock.withLock { catalogue.colors.keys.sorted() } }

    /// The picture of a name for a scale, pixels a point, in light or in dark; nil where the folder has none or it
    /// can't be read.
    public func bitmap(named name: String, scale: Double, dark: Bool) -> Bitmap? {
        lock.lock()
        defer { lock.unlock() }
        guard let best = best(name, scale: scale, dark: dark) else { return nil }
        if let known = decoded[best.file] { return known }
        do {
            if best.isVector {
                let vector = try vector(best)
                return vector.bitmap(filling: vector.size, scale: scale)
            }
            let bitmap = try ImageDecoder.decode(Data(contentsOf: best.file), scale: best.scale)
            decoded[best.file] = bitmap
            return bitmap
        } catch {
            leaveOut(best, of: name, error)
            return bitmap(named: name, scale: scale, dark: dark)
        }
    }

    // 6
    /// The vector picture of a name, in light or in dark; nil where the folder has none.
    public func vector(named name: String, dark: Bool) -> (any VectorPicture)? {
        lock.lock()
        defer { lock.unlock() }
        guard let best = best(name, scale: 1, dark: dark), best.isVector, best.keepsVectors else { return nil }
        do {
            return try vector(best)
        } catch {
            leaveOut(best, of: name, error)
            return vector(named: name, dark: dark)
        }
    }

    /// Whether the picture of a name shows its shape in the foreground's colour.
    public func isTemplate(named name: String) -> Bool { lock.withLock { catalogue.templates.contains(name) } }

    /// Steps 3 to 5.
    private func best(_ name: String, scale: Double, dark: Bool) -> PictureVariant? {
        sayProblems(of: name)
        return catalogue.pictures[name]?.filter { dark || !$0.isDark }.min {
            $0.isBetter(than: $1, scale: scale, dark: dark)
        }
    }

    private func vector(_ variant: PictureVariant) throws -> VectorFile {
        if let known = vectors[variant.file] { return known }
        let (path, notes) = (variant.file.path, notes)
        let file = try VectorFile(Data(contentsOf: variant.file), type: variant.file.pathExtension) {
            notes.add(["The picture \(path) was left out: \($0)"])
        }
        vectors[variant.file] = file
        return file
    }

    private func leaveOut(_ variant: PictureVariant, of name: String, _ error: any Error) {
        notes.add(["The picture \(variant.file.path) was left out: \(error)"])
        catalogue.pictures[name]?.removeAll { $0.file == variant.file }
    }

    /// What the catalogue could not read of a name is said when the name is used.
    private func sayProblems(of name: String) {
        if let found = catalogue.problems.removeValue(forKey: name) { notes.add(found) }
    }

    /// The colour of a name, in light or in dark; nil where the folder has none.
    public func color(named name: String, dark: Bool) -> RGBA? {
        lock.lock()
        defer { lock.unlock() }
        sayProblems(of: name)
        guard let variants = catalogue.colors[name] else { return nil }
        let usable = variants.filter { dark || !$0.isDark }
        return usable.min {
            ($0.isDark ? 0 : 1, $0.isForOneDevice ? 1 : 0) < ($1.isDark ? 0 : 1, $1.isForOneDevice ? 1 : 0)
        }?
        .color
    }

    /// What is for dark surroundings goes before what is for more contrast.
    public func contrastingColor(named name: String, dark: Bool) -> RGBA? {
        lock.lock()
        defer { lock.unlock() }
        sayProblems(of: name)
        guard let variants = catalogue.colors[name] else { return nil }
        func rank(_ variant: ColorVariant) -> (Int, Int, Int) {
            (variant.isDark ? 0 : 1, variant.isHighContrast ? 0 : 1, variant.isForOneDevice ? 1 : 0)
        }
        return variants.filter { dark || !$0.isDark }.min { rank($0) < rank($1) }?.color
    }
}

/// What a folder has to say. It has a lock of its own: a picture that is drawn tells it while others wait for the
/// folder.
private final class AssetNotes: Sendable {
    private let sentences = Mutex<[String]>([])

    var all: [String] { sentences.withLock { $0 } }
    func add(_ new: [String]) { sentences.withLock { $0 += new } }
}

/// One file of a picture.
struct PictureVariant {
    var file: URL
    var scale: Double
    var isDark = false
    var isForOneDevice = false
    /// Whether a vector picture is drawn anew at every size.
    var keepsVectors = false

    var isVector: Bool { VectorFile.types.contains(file.pathExtension.lowercased()) }

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
    var isHighContrast = false
}
