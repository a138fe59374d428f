import CCairo
import CPango
import Foundation
import PlumbGraphics

/// One sentence that says which font is missing, and the remedy.
public struct FontError: Error, CustomStringConvertible {
    public let description: String
}

/// A private set of fonts: a Fontconfig configuration that holds listed files only, and Pango's context on it. Whoever
/// uses it has the `FontLock`.
///
/// One serves all engines with the same folders: Fontconfig and Pango keep a quarter of a megabyte of each
/// configuration that they have read, and an engine that finds its fonts open is made at once.
///
/// Glyphs are neither hinted nor rounded and a point is a pixel of the context, so that advances are those of the
/// outlines at any scale. Files are opened when a text first needs them (the emoji and Chinese files are large).
final class FontLibrary {
    private enum Group { case monospaced, serif, fallback, serifFallback }

    private let files: FontFiles
    private let config: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    private var loaded: Set<Group> = []
    private var serifFamily: String?
    private var hasMonospaced = false
    /// Families asked for by name, and those of them whose files are open.
    private var named: NamedFonts
    private var opened: Set<String> = []
    /// Measures of such families for a size of 1, or nil for those that are not there.
    var measures: [String: LineMetrics?] = [:]
    /// Descriptions that were made, and what was said of their fonts.
    private var descriptions: [DescriptionKey: (description: OpaquePointer, sentences: [String])] = [:]
    private static let mostDescriptions = 64
    /// Takes a sentence about a font that the engine at work has asked for and that is missing.
    var warn: (String) -> Void = { _ in }
    /// One sentence for each file beside the source that is no font, once a font was asked for by its name.
    var problems: [String] { named.problems }

    private struct Key: Hashable {
        let folders: [String]
        let sourceFolders: [String]
    }

    private struct DescriptionKey: Hashable {
        let font: FontDescriptor
        let language: ParagraphLanguage
    }

    /// Those that were asked for last, the last one at the end.
    // Safe: touched with the `FontLock`.
    nonisolated(unsafe) private static var known: [(key: Key, library: FontLibrary)] = []
    private static let most = 4

    /// The library of some folders: one that is there, or a new one.
    static func shared(_ folders: [String], _ sourceFolders: [String]) throws(FontError) -> FontLibrary {
        let key = Key(folders: folders, sourceFolders: sourceFolders)
        let made = FontLock.with { () -> Result<FontLibrary, FontError> in
            if let index = known.firstIndex(where: { $0.key == key }) {
                let found = known.remove(at: index)
                known.append(found)
                return .success(found.library)
            }
            return Result { () throws(FontError) in
                let library = try FontLibrary(files: FontFiles(folders: folders), sourceFolders: sourceFolders)
                known.append((key, library))
                if known.count > most { known.removeFirst() }
                return library
            }
        }
        return try made.get()
    }

    /// - Parameter sourceFolders: where fonts are that views name, besides those of the system.
    private init(files: FontFiles, sourceFolders: [String]) throws(FontError) {
        self.files = files
        named = NamedFonts(besides: sourceFolders)
        let system = files.system
        guard system.count == 2, let config = FcConfigCreate() else {
            throw FontError(
                description:
                    "The font Inter is not installed in \(files.folders.joined(separator: " or ")): run “apt install fonts-inter-variable”."
            )
        }
        self.config = config
        // Pango asks for "emoji" by that name. The system's rule for bitmap fonts scales colour emoji to the text's
        // size.
        let rules = """
            <?xml version="1.0"?><fontconfig>\(FontCache.rule)<alias binding="same"><family>emoji</family>\
            <prefer><family>Noto Color Emoji</family></prefer></alias>\
            <alias binding="same"><family>\(FontFamilies.system)</family>\
            <prefer><family>\(FontFamilies.newerSystem)</family></prefer></alias></fontconfig>
            """
        FcConfigParseAndLoadFromMemory(config, rules, 0)
        FcConfigParseAndLoad(config, "/usr/share/fontconfig/conf.avail/10-scale-bitmap-fonts.conf", 0)
        FontCache.add(system, to: config)

        map = pango_cairo_font_map_new()
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        pango_fc_font_map_set_config(OpaquePointer(map), config)
        context = pango_font_map_create_context(map)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
    }

    deinit {
        FontLock.with { release() }
    }

    private func release() {
        forgetDescriptions()
        g_object_unref(UnsafeMutableRawPointer(context))
        // Pango 1.50 does not give its reference back by itself.
        pango_fc_font_map_set_config(OpaquePointer(map), nil)
        g_object_unref(UnsafeMutableRawPointer(map))
        FcConfigDestroy(config)
    }

    /// Pango's description of a font; the library frees it. Its families are tried in order for every character.
    func description(of font: FontDescriptor, language: ParagraphLanguage) -> OpaquePointer {
        let key = DescriptionKey(font: font, language: language)
        if let known = descriptions[key] {
            // Each engine is told.
            known.sentences.forEach(warn)
            return known.description
        }
        // An animation passes through many sizes.
        if descriptions.count >= Self.mostDescriptions { forgetDescriptions() }
        var sentences: [String] = []
        let told = warn
        warn = {
            sentences.append($0)
            told($0)
        }
        defer { warn = told }
        let description = makeDescription(of: font, language)
        descriptions[key] = (description, sentences)
        return description
    }

    private func forgetDescriptions() {
        for known in descriptions.values { pango_font_description_free(known.description) }
        descriptions = [:]
    }

    private func makeDescription(of font: FontDescriptor, _ language: ParagraphLanguage) -> OpaquePointer {
        var style = "Sans"
        var families: [String] = []
        var design = font.design
        var isItalic = font.isItalic
        var weight = font.weight.isFinite ? min(max(font.weight, 100), 900) : 400
        if case .named(let name) = design {
            let match = open(named: name)
            if let family = match.family { families.append(family) }
            design =
                switch match.design {
                case .sans: .system
                case .serif: .serif
                case .rounded: .rounded
                case .monospaced: .monospaced
                }
            // The name of a bold font asks for bold, unless a weight is asked for.
            if weight == 400, let own = match.weight { weight = own }
            isItalic = isItalic || match.isItalic
        }
        switch design {
        case .system, .named: break
        case .rounded: break
        case .monospaced:
            if loadMonospaced() { families.append(FontFamilies.monospaced) }
        case .serif:
            style = "Serif"
            if let family = loadSerif() { families.append(family) }
        }
        families.append(FontFamilies.system)
        families += FontFamilies.scripts
        families += FontFamilies.cjk(style, language: language)
        families.append("DejaVu Sans")

        let size = font.size.isFinite ? min(max(font.size, 0.01), 10_000) : 17
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, families.joined(separator: ","))
        pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(UInt32(weight.rounded())))
        pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_variations(description, "wght=\(weight)")
        return description
    }

    /// Whether there is a font of the name, or one of an iPhone's that others stand for.
    func hasFont(named name: String) -> Bool { named.match(name).family != nil || AppleFont(name) != nil }

    /// Opens the files for characters that Inter does not have.
    func loadFallback(serif: Bool) {
        load(.fallback, files.fallback)
        if serif { load(.serifFallback, files.serifFallback) }
    }

    private func loadMonospaced() -> Bool {
        if load(.monospaced, files.monospaced) { hasMonospaced = !files.monospaced.isEmpty }
        if !hasMonospaced {
            warn("JetBrains Mono is not installed (fonts-jetbrains-mono): monospaced text is set in Inter.")
        }
        return hasMonospaced
    }

    private func loadSerif() -> String? {
        if load(.serif, files.serif) {
            serifFamily =
                FontFamilies.serif.first { _, file in files.serif.contains { $0.hasSuffix("/\(file)") } }?.name
        }
        if serifFamily == nil { warn("No serif font is installed (fonts-paratype): serif text is set in Inter.") }
        return serifFamily
    }

    /// Inter has none.
    func warnOfSmallCapitals(in font: FontDescriptor) {
        guard font.design == .system || font.design == .rounded else { return }
        warn(
            "Inter has no small capitals: smallCaps() leaves its letters small; write textCase(.uppercase) and a smaller font."
        )
    }

    /// Whether letters have round ends.
    func isRounded(_ font: FontDescriptor) -> Bool {
        switch font.design {
        case .rounded: return true
        case .named(let name):
            let match = open(named: name)
            return match.family == nil && match.design == .rounded
        case .system, .serif, .monospaced: return false
        }
    }

    /// What a name stands for, its files opened.
    func open(named name: String) -> NamedFonts.Match {
        let match = named.match(name)
        if opened.insert(name).inserted, !match.paths.isEmpty { add(match.paths) }
        if let warning = match.warning { warn(warning) }
        return match
    }

    /// Whether the group was opened just now.
    @discardableResult
    private func load(_ group: Group, _ paths: @autoclosure () -> [String]) -> Bool {
        guard loaded.insert(group).inserted else { return false }
        add(paths())
        return true
    }

    private func add(_ paths: [String]) {
        FontCache.add(paths, to: config)
        pango_fc_font_map_config_changed(OpaquePointer(map))
    }
}
