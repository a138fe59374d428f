import CPango
import Foundation

/// Finds the fonts that views name.
///
/// 1. Files beside the source, by the name of their family, their full name or their PostScript name. 2. The system's
/// families. 3. An iPhone's fonts that are nobody's here: families of the same measures, else the design of the same
/// class. 4. Nothing: Inter, and a sentence. (Docs/Rules.md, section 24.)
struct NamedFonts {
    /// What text in a font is set in.
    struct Match {
        /// Nil for the design.
        var family: String?
        var design: FontClass = .sans
        /// Files to open.
        var paths: [String] = []
        /// What the name says of the style.
        var weight: Double?
        var isItalic = false
        var warning: String?
    }

    /// A font of a file.
    private struct Face {
        var path: String
        var families: [String]
        var names: Set<String>
        var weight: Double
        var isItalic: Bool
    }

    private let folders: [String]
    private var known: [String: Match] = [:]
    private var faces: [Face]?
    /// One sentence for each file that is no font.
    private(set) var problems: [String] = []

    /// Bytes: larger files are none that an app brings along.
    private static let largest = 64 << 20

    /// - Parameter folders: the source's, and those of a program.
    init(besides folders: [String]) { self.folders = folders }

    mutating func match(_ name: String) -> Match {
        if let match = known[name] { return match }
        let match = find(name)
        known[name] = match
        return match
    }

    private mutating func find(_ name: String) -> Match {
        // 1
        let faces = self.faces ?? readFaces()
        self.faces = faces
        let key = NamedFonts.key(name)
        if let face = faces.first(where: { $0.families.contains { NamedFonts.key($0) == key } }) {
            return Match(family: face.families[0], paths: NamedFonts.paths(of: face, in: faces))
        }
        if let face = faces.first(where: { $0.names.contains(key) }) {
            return Match(
                family: face.families[0], paths: NamedFonts.paths(of: face, in: faces), weight: face.weight,
                isItalic: face.isItalic)
        }
        // 2
        let installed = SystemFonts.paths(ofFamily: name)
        if !installed.isEmpty { return Match(family: name, paths: installed) }
        // 3
        guard let font = AppleFont(name) else {
            return Match(warning: "The font “\(name)” is not installed: its text is set in Inter.")
        }
        var match = Match(design: font.design, weight: font.weight, isItalic: font.isItalic)
        var place = font.design.words
        for family in font.twins {
            let paths = SystemFonts.paths(ofFamily: family)
            guard !paths.isEmpty else { continue }
            match.family = family
            match.paths = paths
            place = family
            break
        }
        match.warning = "The font “\(name)” is Apple's and not installed: its text is set in \(place)."
        return match
    }

    private static func paths(of face: Face, in faces: [Face]) -> [String] {
        var paths: [String] = []
        for other in faces where other.families[0] == face.families[0] && !paths.contains(other.path) {
            paths.append(other.path)
        }
        return paths
    }

    fileprivate static func key(_ name: String) -> String { name.lowercased().filter { $0 != " " && $0 != "-" } }

    // MARK: Files

    private mutating func readFaces() -> [Face] {
        var faces: [Face] = []
        for path in folders.flatMap(NamedFonts.files) {
            let name = URL(fileURLWithPath: path).lastPathComponent
            let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size]) as? Int ?? 0
            guard size <= NamedFonts.largest else {
                problems.append("\(name) is too large for a font; it is left out.")
                continue
            }
            let read = NamedFonts.faces(of: path)
            if read.isEmpty { problems.append("\(name) is no font that can be read; it is left out.") }
            faces += read
        }
        return faces
    }

    /// Font files in a folder, and in those of it that have a name for such.
    private static func files(in folder: String) -> [String] {
        var files: [String] = []
        func look(_ folder: String, _ depth: Int) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted().prefix(10_000) where files.count < 256 {
                let path = "\(folder)/\(name)"
                switch URL(fileURLWithPath: name).pathExtension.lowercased() {
                case "ttf", "otf", "ttc": files.append(path)
                default: if depth < 2, ["Fonts", "Font", "Resources"].contains(name) { look(path, depth + 1) }
                }
            }
        }
        look(folder, 0)
        return files
    }

    private static func faces(of path: String) -> [Face] {
        var faces: [Face] = []
        var index: Int32 = 0
        var count: Int32 = 1
        while index < min(count, 32) {
            guard let pattern = FcFreeTypeQuery(path, UInt32(index), nil, &count) else { break }
            defer { FcPatternDestroy(pattern) }
            let families = pattern.strings(FC_FAMILY)
            var weight = 0.0
            var slant: Int32 = 0
            FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
            FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
            if !families.isEmpty {
                faces.append(
                    Face(
                        path: path, families: families,
                        names: Set(
                            (pattern.strings(FC_FULLNAME) + pattern.strings(FC_POSTSCRIPT_NAME)).map(key)),
                        weight: FcWeightToOpenTypeDouble(weight), isItalic: slant != 0))
            }
            index += 1
        }
        return faces
    }
}

/// The classes of fonts.
enum FontClass {
    case sans, serif, rounded, monospaced

    var words: String {
        switch self {
        case .sans: "Inter"
        case .serif: "the serif font"
        case .rounded: "the rounded font"
        case .monospaced: "the monospaced font"
        }
    }
}

/// A font that iPhones have, by its name: `Georgia`, `HelveticaNeue-Bold`, `Avenir Next`.
struct AppleFont {
    let design: FontClass
    /// Families of other makers with the same measures.
    let twins: [String]
    var weight: Double?
    var isItalic = false

    init?(_ name: String) {
        let key = NamedFonts.key(name)
        // The longest name that fits: "HelveticaNeue" before "Helvetica".
        guard
            let found = AppleFont.all.filter({ key.hasPrefix(NamedFonts.key($0.name)) }).max(by: {
                $0.name.count < $1.name.count
            })
        else { return nil }
        var style = key.dropFirst(NamedFonts.key(found.name).count)
        if let kind = style.range(of: "italic") ?? style.range(of: "oblique") {
            isItalic = true
            style.removeSubrange(kind)
        }
        for words in ["psmt", "mt", "ps", "condensed", "regular", "roman", "book", "normal"]
        where style.hasSuffix(words) || style.hasPrefix(words) {
            style = style.hasSuffix(words) ? style.dropLast(words.count) : style.dropFirst(words.count)
        }
        if !style.isEmpty {
            guard let known = AppleFont.weights[String(style)] else { return nil }
            weight = known
        }
        design = found.design
        twins = found.twins
    }

    private static let weights: [String: Double] = [
        "ultralight": 100, "thin": 200, "light": 300, "medium": 500, "demibold": 600, "semibold": 600, "bold": 700,
        "heavy": 800,
        "extrabold": 800, "black": 900, "wide": 400,
    ]

    private static let all: [(name: String, design: FontClass, twins: [String])] = {
        let helvetica = ["Liberation Sans", "Nimbus Sans", "TeX Gyre Heros"]
        let times = ["Liberation Serif", "Nimbus Roman", "TeX Gyre Termes"]
        let courier = ["Liberation Mono", "Nimbus Mono PS", "TeX Gyre Cursor"]
        let sans = [
            "SF Pro", "SF Pro Text", "SF Pro Display", "SF Compact", "San Francisco", "Avenir", "Avenir Next", "Futura",
            "Gill Sans", "Optima", "Verdana", "Trebuchet MS", "Tahoma", "DIN Alternate", "DIN Condensed", "Galvji",
            "Kefalonia",
            "Apple SD Gothic Neo", "PingFang SC", "PingFang TC", "PingFang HK", "Hiragino Sans", "Kohinoor Devanagari",
            "Thonburi",
        ]
        let serif = [
            "New York", "Georgia", "Palatino", "Baskerville", "Didot", "Bodoni 72", "Cochin", "Hoefler Text", "Charter",
            "Iowan Old Style", "Athelas", "American Typewriter", "Rockwell", "Superclarendon", "Copperplate",
            "Big Caslon",
            "Hiragino Mincho ProN", "Marion", "STIX Two Text", "Seravek",
        ]
        let rounded = [
            "SF Pro Rounded", "Arial Rounded MT Bold", "Arial Rounded", "Chalkboard SE", "Chalkduster", "Marker Felt",
            "Noteworthy",
        ]
        let monospaced = ["SF Mono", "Menlo", "Monaco", "Andale Mono", "PT Mono"]
        return [
            ("Helvetica", .sans, helvetica), ("Helvetica Neue", .sans, helvetica), ("Arial", .sans, helvetica),
            ("Times", .serif, times), ("Times New Roman", .serif, times), ("Courier", .monospaced, courier),
            ("Courier New", .monospaced, courier),
        ] + sans.map { ($0, .sans, []) } + serif.map { ($0, .serif, $0 == "Georgia" ? ["Gelasio"] : []) }
            + rounded.map { ($0, .rounded, []) } + monospaced.map { ($0, .monospaced, []) }
    }()
}
