import CPango
import Foundation
import PlumbGraphics

/// Shapes text with Pango and HarfBuzz in a private set of fonts.
///
/// - `.system` is Inter, `.rounded` Inter with round ends (`RoundPen`), `.monospaced` is JetBrains Mono, `.serif` is PT
///   Serif, else Noto Serif or DejaVu Serif, `.named` is a font beside the source or of the system (`NamedFonts`); what is missing is set in Inter and noted in `warnings`.
/// - Emoji come from Noto Color Emoji, other scripts from the Noto and DejaVu files that are installed.
/// - Line metrics are those of SF Pro for every design, because people's layouts count on them. Inter's letters are set as wide as SF Pro's
///   (`InterTracking`); other fonts have their own widths.
///
/// One engine belongs to one thread. What it made (`ShapedText`, faces) may be used on any.
public final class PangoTextEngine: TextEngine {
    private let library: FontLibrary
    private let preferredLanguage: ParagraphLanguage
    private var faces = FaceTable()
    /// Shaped texts by content: those used since the last turn, and those of the turn before.
    private var recent: [[TextSpan]: ShapedText] = [:]
    private var older: [[TextSpan]: ShapedText] = [:]
    private static let turn = 512
    private let asked = AskedFonts()

    /// - Parameters:
    ///   - fontFolders: where the files of Debian's font packages are, in their folders or side by side; the first file of a name counts.
    ///   - sourceFolders: where font files are that views name, besides those of the system.
    ///   - language: decides between the national forms of Chinese characters (`ja`, `ko`, `zh-Hant`; others: simplified).
    /// - Throws: `FontError` if Inter is not installed.
    public init(
        fontFolders: [String] = ["/usr/share/fonts"], language: String = "en", sourceFolders: [String] = []
    ) throws(FontError) {
        library = try FontLibrary.shared(fontFolders, sourceFolders)
        preferredLanguage = ParagraphLanguage(identifier: language)
    }

    /// False: characters have the widths of their fonts.
    public var isFixed: Bool { false }

    /// One sentence for each font that was asked for and is not there.
    public var warnings: [String] { asked.sentences + asked.problems }

    /// Those of SF Pro, with the leading of the font's style. A family that is there under its own name has its own measures, as on iOS;
    /// letters that a font does not have, and that come from another one, change no line (Docs/Rules.md, section 19).
    public func metrics(of font: FontDescriptor) -> LineMetrics {
        guard case .named(let name) = font.design, var own = withFonts({ $0.metrics(ofFamily: name) }) else {
            return .systemFont(size: font.size, leading: font.leading)
        }
        let size = font.size.isFinite ? max(0, font.size) : 0
        own.ascent *= size
        own.descent *= size
        own.leading *= size
        own.capHeight *= size
        own.xHeight *= size
        return own
    }

    /// Whether a font of this name is installed.
    public func hasFont(named name: String) -> Bool { withFonts { $0.hasFont(named: name) } }

    /// Lets the library be at work for this engine.
    private func withFonts<T>(_ body: (FontLibrary) -> T) -> T {
        FontLock.with {
            let (library, asked) = (library, asked)
            library.warn = asked.add
            defer {
                asked.problems = library.problems
                library.warn = { _ in }
            }
            return body(library)
        }
    }

    /// Turns text into glyphs with their advances, in points.
    public func shape(_ spans: [TextSpan]) -> ShapedText {
        if let text = recent[spans] { return text }
        let text = older[spans] ?? withFonts { TextShaper(spans, $0, preferredLanguage).shape(&faces) }
        if recent.count >= Self.turn {
            older = recent
            recent = [:]
        }
        recent[spans] = text
        return text
    }
}

/// What an engine was told of the fonts that it has asked for.
private final class AskedFonts {
    private(set) var sentences: [String] = []
    var problems: [String] = []

    func add(_ sentence: String) { if !sentences.contains(sentence) { sentences.append(sentence) } }
}

/// The faces made so far, by Pango's font (which Pango keeps by family, size, weight and slant).
struct FaceTable: ~Copyable {
    private var faces: [UnsafeMutablePointer<PangoFont>: PangoFontFace] = [:]
    private var roundFaces: [UnsafeMutablePointer<PangoFont>: PangoFontFace] = [:]

    mutating func face(of font: UnsafeMutablePointer<PangoFont>) -> PangoFontFace {
        if let face = faces[font] { return face }
        if faces.count >= 256 {
            removeAll()
            // Pango would keep every size that an animation passes through.
            pango_fc_font_map_cache_clear(OpaquePointer(pango_font_get_font_map(font)))
        }
        let face = PangoFontFace(font)
        g_object_ref(UnsafeMutableRawPointer(font))
        faces[font] = face
        return face
    }

    /// The face of a font in the rounded design.
    mutating func roundFace(of font: UnsafeMutablePointer<PangoFont>, weight: Double) -> PangoFontFace {
        if let face = roundFaces[font] { return face }
        // The font itself is kept by its plain face.
        let face = PangoFontFace(font, roundWeight: weight)
        roundFaces[font] = face
        return face
    }

    private mutating func removeAll() {
        for font in faces.keys { g_object_unref(UnsafeMutableRawPointer(font)) }
        faces = [:]
        roundFaces = [:]
    }

    deinit {
        FontLock.with {
            for font in faces.keys { g_object_unref(UnsafeMutableRawPointer(font)) }
        }
    }
}
