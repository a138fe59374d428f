import Foundation
import PlumbCairo
import PlumbCore

/// What the pictures of a program have in common: fonts, assets and tables of strings, found once and shared by all who
/// draw.
///
///     let world = try World(fonts: [fonts], assets: [assets], date: World.pinnedDate)
///     let renderer = ImageRenderer(content: Invoice(order), in: world)
///     let file = try await renderer.page().pdfData()
///
/// Such a world costs some milliseconds to make, and remembers how texts are set: make one, and draw everything in it.
/// Copies share its fonts and assets. It belongs to the main actor, as views do; the pages that renderers lay out are
/// encoded on other threads.
extension World {
    /// Who shapes texts.
    package enum TextSource {
        /// Every character is 10 × 20 points.
        case fixed
        /// The fonts of the system.
        ///
        /// - Parameters:
        ///   - folders: where the same files are looked for first.
        ///   - named: where fonts are that views name.
        case fonts(folders: [String] = [], named: [String] = [])
    }

    /// A world with the fonts of the system, and a program's resources.
    ///
    /// - Parameters:
    ///   - fonts: folders of font files that come before those of the system: those of the Debian packages that the
    ///     README names, and those that views name (`Font.custom`).
    ///   - assets: folders of pictures and colours, asset catalogues (`.xcassets`) among them; of one name the first
    ///     folder's counts. The resources that SwiftPM puts beside the program, unless given.
    ///   - strings: the folder of tables of strings: `Localizable.xcstrings`, `de.lproj/Localizable.strings` and the
    ///     like.
    ///   - locale: whose language and numbers texts have.
    ///   - timeZone: where dates are told.
    ///   - date: what the views' clocks show; nil for the machine's clock. With a date, a view is the same picture
    ///     whenever it is drawn.
    ///   - allowsNetwork: whether `AsyncImage` may ask `http` and `https`.
    /// - Throws: where Inter is not installed, a sentence that names its package; where a folder of assets can't be
    ///   read.
    @MainActor public init(
        fonts: [URL], assets: [URL]? = nil, strings: URL? = nil, locale: Locale = Locale(identifier: "en_US"),
        timeZone: TimeZone = .gmt, date: Date? = nil, allowsNetwork: Bool = false
    ) throws {
        let assets = assets ?? ProgramResources.folder.map { [URL(fileURLWithPath: $0)] } ?? []
        try self.init(
            text: .fonts(folders: fonts.map(\.path), named: fonts.map(\.path)), assets: assets, strings: strings,
            locale: locale, timeZone: timeZone, date: date, allowsNetwork: allowsNetwork)
    }

    @MainActor package init(
        text: TextSource, assets: [URL] = [], strings: URL? = nil, locale: Locale? = nil, timeZone: TimeZone = .gmt,
        date: Date? = nil, allowsNetwork: Bool = false, language: String? = nil
    ) throws {
        self.init()
        let folders = AssetCollection(try assets.map { try AssetFolder($0) })
        let tables = strings.map { StringFolder($0) }
        var fonts: PangoTextEngine?
        if case .fonts(let folders, let named) = text {
            let engine = try PangoTextEngine(
                fontFolders: folders + ["/usr/share/fonts"],
                language: language ?? locale?.identifier ?? "en", sourceFolders: named)
            fonts = engine
            textEngine = engine
        }
        self.assets = assets.isEmpty ? nil : folders
        pictures = PictureAddresses(allowsNetwork: allowsNetwork)
        self.strings = tables
        if let locale { settings.locale = locale }
        settings.timeZone = timeZone
        if let date { settings.date = date } else { (startsNow, followsMachine) = (true, true) }
        resources = WorldResources { (fonts?.warnings ?? []) + folders.problems + (tables?.problems ?? []) }
    }

    /// The world that renderers use which are given none: the system's fonts, the program's own resources, the
    /// machine's clock. It is made when it is first asked for.
    ///
    /// - Throws: as the initializer does, each time.
    @MainActor public static var standard: World {
        get throws {
            if let made = StandardWorld.made { return made }
            let world = try World(fonts: [])
            StandardWorld.made = world
            return world
        }
    }

    /// Seconds on the machine's clock since a date; nil where the clock stands.
    package func elapsed(since start: Date) -> Double? { startsNow ? Date().timeIntervalSince(start) : nil }

    /// Sentences about what fonts, assets and tables of strings lack that views have asked for so far.
    public var problems: [String] { resources?.problems ?? [] }
}

@MainActor private enum StandardWorld {
    static var made: World?
}
