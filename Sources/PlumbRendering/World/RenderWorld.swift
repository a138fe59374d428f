import Foundation
import PlumbCairo
import PlumbCore

/// What the pictures of a program have in common: fonts, assets and tables of strings, found once and shared by all who
/// draw.
///
///     let world = try RenderWorld(fonts: [fonts], assets: [assets], date: HostConfiguration.pinnedDate)
///     let renderer = ImageRenderer(content: Invoice(order), in: world)
///     let file = try await renderer.page().pdfData()
///
/// A world costs some milliseconds to make, and remembers how texts are set: make one, and draw everything in it. It
/// belongs to the main actor, as views do; the pages that renderers lay out are encoded on other threads.
@MainActor public final class RenderWorld {
    /// Where texts are looked up in other languages; nil for as they are written.
    package let strings: StringFolder?
    package let assets: AssetCollection
    private let fonts: PangoTextEngine?
    private let base: HostConfiguration
    private let date: Date?
    private var notes: [String] = []
    private var reported: Set<String> = []

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
    public convenience init(
        fonts: [URL] = [], assets: [URL]? = nil, strings: URL? = nil, locale: Locale = Locale(identifier: "en_US"),
        timeZone: TimeZone = .gmt, date: Date? = nil, allowsNetwork: Bool = false
    ) throws {
        let assets = assets ?? ProgramResources.folder.map { [URL(fileURLWithPath: $0)] } ?? []
        try self.init(
            text: .fonts(folders: fonts.map(\.path), named: fonts.map(\.path)), assets: assets, strings: strings,
            locale: locale, timeZone: timeZone,
            date: date, allowsNetwork: allowsNetwork)
    }

    package init(
        text: TextSource, assets: [URL] = [], strings: URL? = nil, locale: Locale? = nil, timeZone: TimeZone = .gmt,
        date: Date? = nil, allowsNetwork: Bool = false, language: String? = nil
    ) throws {
        switch text {
        case .fixed: fonts = nil
        case .fonts(let folders, let named):
            fonts = try PangoTextEngine(
                fontFolders: folders + ["/usr/share/fonts"],
                language: language ?? locale?.identifier ?? "en", sourceFolders: named)
        }
        self.strings = strings.map { StringFolder($0) }
        self.assets = AssetCollection(try assets.map { try AssetFolder($0) })
        self.date = date
        var configuration = HostConfiguration()
        configuration.textEngine = fonts ?? FixedTextEngine()
        configuration.assets = assets.isEmpty ? nil : self.assets
        configuration.pictures = PictureAddresses(allowsNetwork: allowsNetwork)
        configuration.strings = self.strings
        if let locale { configuration.locale = locale }
        configuration.timeZone = timeZone
        base = configuration
    }

    /// The world that renderers use which are given none: the system's fonts, the program's own resources, the
    /// machine's clock. It is made when it is first asked for.
    ///
    /// - Throws: as the initializer does, each time.
    public static var standard: RenderWorld {
        get throws {
            if let made { return made }
            let world = try RenderWorld()
            made = world
            return world
        }
    }
    private static var made: RenderWorld?

    /// What a host is made with, but for the size of the view and what it is shown on.
    package var configuration: HostConfiguration {
        var configuration = base
        if let date {
            configuration.date = date
        } else {
            configuration.date = Date()
            configuration.followsMachine = true
        }
        return configuration
    }

    /// Seconds on the machine's clock since a date; nil where the clock stands.
    package func elapsed(since start: Date) -> Double? { date == nil ? Date().timeIntervalSince(start) : nil }

    /// Sentences about what fonts, assets and tables of strings lack that views have asked for so far.
    public var problems: [String] {
        (fonts?.warnings ?? []) + assets.problems + (strings?.problems ?? []) + notes
    }

    /// Adds a sentence of its own.
    package func note(_ sentence: String) { notes.append(sentence) }

    /// Those that nobody has taken yet.
    package func newProblems() -> [String] { problems.filter { reported.insert($0).inserted } }
}
