import CPango
import Foundation
import PlumbGraphics
import Synchronization

/// Shapes text with Pango and HarfBuzz in a private set of fonts.
///
/// - `.system` is Inter, `.rounded` Inter with round ends (`RoundPen`), `.monospaced` is JetBrains Mono, `.serif` is PT
///   Serif, else Noto Serif or DejaVu Serif, `.named` is a font beside the source or of the system (`NamedFonts`); what
///   is missing is set in Inter and noted in `warnings`.
/// - Emoji come from Noto Color Emoji, other scripts from the Noto and DejaVu files that are installed.
/// - Line metrics are those of SF Pro for every design, because people's layouts count on them. Inter's letters are set
///   as wide as SF Pro's (`InterTracking`); other fonts have their own widths.
///
/// Any thread may ask: one at a time gets an answer. What it made (`ShapedText`, faces) may be used on any.
public final class PangoTextEngine: TextEngine, @unchecked Sendable {
    // Safe: everything is asked for with the `FontLock`.
    private let library: FontLibrary
    private let preferredLanguage: ParagraphLanguage
    /// Used with the `FontLock`.
    private var faces = FaceTable()
    /// Guards the texts that are remembered. It is not the `FontLock`, which a PDF keeps while it is written: a text
    /// that is known does not wait.
    private let lock = NSLock()
    /// Shaped texts by content: those used since the last turn, and those of the turn before.
    private var recent: Memory = [:]
    private var older: Memory = [:]
    private typealias Memory = [HashedSpans: ShapedText]
    private static let turn = 512
    private let asked = AskedFonts()

    /// - Parameters:
    ///   - fontFolders: where the files of Debian's font packages are, in their folders or side by side; the first file
    ///     of a name counts.
    ///   - sourceFolders: where font files are that views name, besides those of the system.
    ///   - language: decides between the national forms of Chinese characters (`ja`, `ko`, `zh-Hant`; others:
    ///     simplified).
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
    public var warnings: [String] { asked.all }

    /// Those of SF Pro, with the leading of the font's style. A family that is there under its own name has its own
    /// measures, as on iOS; letters that a font does not have, and that come from another one, change no line
    /// (Docs/Rules.md, section 19).
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
                asked.set(problems: library.problems)
                library.warn = { _ in }
            }
            return body(library)
        }
    }

    /// Turns text into glyphs with their advances, in points.
    public func shape(_ spans: [TextSpan]) -> ShapedText {
        let key = HashedSpans(spans)
        if let text = remembered(key) { return text }
        return withFonts { library in
            // Another thread may have shaped it meanwhile.
            if let text = remembered(key) { return text }
            let text = TextShaper(spans, library, preferredLanguage).shape(&faces)
            remember(text, of: key)
            return text
        }
    }

    private func remembered(_ spans: HashedSpans) -> ShapedText? {
        let (text, _) = lock.withLock { () -> (ShapedText?, Memory) in
            if let text = recent[spans] { return (text, [:]) }
            guard let text = older[spans] else { return (nil, [:]) }
            return (text, keep(text, of: spans))
        }
        return text
    }

    private func remember(_ text: ShapedText, of spans: HashedSpans) { _ = lock.withLock { keep(text, of: spans) } }

    /// With the lock. Returns what is forgotten: faces that go take the `FontLock`, which whoever has it may wait for
    /// this one with.
    private func keep(_ text: ShapedText, of spans: HashedSpans) -> Memory {
        var forgotten: Memory = [:]
        if recent.count >= Self.turn {
            (forgotten, older, recent) = (older, recent, Memory(minimumCapacity: Self.turn))
        }
        recent[spans] = text
        return forgotten
    }
}

/// Spans that are hashed once and looked up several times.
private struct HashedSpans: Hashable {
    let spans: [TextSpan]
    private let value: Int

    init(_ spans: [TextSpan]) {
        self.spans = spans
        value = spans.hashValue
    }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }

    static func == (a: Self, b: Self) -> Bool { a.value == b.value && a.spans == b.spans }
}

/// What an engine was told of the fonts that it has asked for.
private final class AskedFonts: Sendable {
    private let found = Mutex<(sentences: [String], problems: [String])>(([], []))

    var all: [String] { found.withLock { $0.sentences + $0.problems } }
    func set(problems: [String]) { found.withLock { $0.problems = problems } }
    func add(_ sentence: String) {
        found.withLock { if !$0.sentences.contains(sentence) { $0.sentences.append(sentence) } }
    }
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
