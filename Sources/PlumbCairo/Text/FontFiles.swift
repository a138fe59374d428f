import Foundation

/// The font files that Plumb knows, by the Debian package that brings them. Nothing else is ever looked at unless a
/// view names a family, so that a text is set the same on every machine with the same files.
struct FontFiles {
    /// Where fonts are, the first of several files of a name wins: as Debian's packages lay them out, or side by side.
    var folders = [FontFiles.debian]

    /// Where Debian keeps fonts.
    static let debian = "/usr/share/fonts"

    /// fonts-inter-variable; the only files that must be there. Debian 12 has Inter 3, for whose letters widths are
    /// fitted; Debian 13 has Inter 4.
    var system: [String] {
        let older = paths("truetype/inter-vf", ["Inter-roman.var.ttf", "Inter-italic.var.ttf"])
        return older.count == 2
            ? older : paths("truetype/inter-vf", ["InterVariable.ttf", "InterVariable-Italic.ttf"])
    }

    /// fonts-jetbrains-mono.
    var monospaced: [String] {
        let weights = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold"]
        return paths(
            "truetype/jetbrains-mono",
            weights.flatMap { ["JetBrainsMono-\($0).ttf", "JetBrainsMono-\($0 == "Regular" ? "" : $0)Italic.ttf"] })
    }

    /// fonts-paratype, else fonts-noto-core, else fonts-dejavu-core and fonts-dejavu-extra.
    var serif: [String] {
        paths("truetype/paratype", ["PTF55F.ttf", "PTF56F.ttf", "PTF75F.ttf", "PTF76F.ttf"])
            + paths("truetype/noto", ["Regular", "Italic", "Bold", "BoldItalic"].map { "NotoSerif-\($0).ttf" })
            + paths("truetype/dejavu", ["", "-Italic", "-Bold", "-BoldItalic"].map { "DejaVuSerif\($0).ttf" })
    }

    /// fonts-noto-cjk (and -extra): large, and wanted only where serif text has such characters.
    var serifFallback: [String] { paths("opentype/noto", cjkWeights.map { "NotoSerifCJK-\($0).ttc" }) }

    /// fonts-noto-color-emoji, fonts-noto-core, fonts-noto-cjk (and -extra), fonts-dejavu-core.
    var fallback: [String] {
        paths("truetype/noto", ["NotoColorEmoji.ttf"])
            + paths(
                "truetype/noto",
                FontFamilies.scripts.flatMap { family in
                    ["Regular", "Bold"].map { family.filter { $0 != " " } + "-\($0).ttf" }
                })
            + paths("opentype/noto", cjkWeights.map { "NotoSansCJK-\($0).ttc" })
            + paths("truetype/dejavu", ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"])
    }

    private var cjkWeights: [String] { ["Thin", "Light", "DemiLight", "Regular", "Medium", "Bold", "Black"] }

    private func paths(_ subfolder: String, _ names: [String]) -> [String] {
        names.compactMap { name in
            folders.lazy.flatMap { ["\($0)/\(subfolder)/\(name)", "\($0)/\(name)"] }
                .first(where: FileManager.default.isReadableFile)
        }
    }
}

/// Family names, in the order in which they are tried for a character.
enum FontFamilies {
    static let system = "Inter"
    /// What Inter 4 calls itself.
    static let newerSystem = "Inter Variable"
    static let monospaced = "JetBrains Mono"
    /// With the file of the regular weight. PT Serif is the nearest to New York of what Debian has: upright, with large
    /// small letters and little contrast. Noto Serif is wider, DejaVu Serif much wider.
    static let serif = [
        (name: "PT Serif", file: "PTF55F.ttf"), (name: "Noto Serif", file: "NotoSerif-Regular.ttf"),
        (name: "DejaVu Serif", file: "DejaVuSerif.ttf"),
    ]

    /// The families of scripts that Inter does not have.
    static let scripts = [
        "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Armenian", "Noto Sans Georgian", "Noto Sans Devanagari",
        "Noto Sans Bengali", "Noto Sans Gurmukhi", "Noto Sans Gujarati", "Noto Sans Tamil", "Noto Sans Telugu",
        "Noto Sans Kannada", "Noto Sans Malayalam", "Noto Sans Sinhala", "Noto Sans Thai", "Noto Sans Lao",
        "Noto Sans Khmer", "Noto Sans Myanmar", "Noto Sans Ethiopic", "Noto Sans Symbols", "Noto Sans Symbols2",
        "Noto Sans Math",
    ]

    /// Chinese characters have national forms; the language of the paragraph decides whose come first.
    static func cjk(_ style: String, language: ParagraphLanguage) -> [String] {
        let regions =
            switch language {
            case .japanese: ["JP", "SC", "TC", "KR"]
            case .korean: ["KR", "SC", "JP", "TC"]
            case .traditionalChinese: ["TC", "SC", "JP", "KR"]
            case .other: ["SC", "JP", "KR", "TC"]
            }
        return regions.map { "Noto \(style) CJK \($0)" }
    }
}

/// What a paragraph's script says about its language; `other` reads Chinese characters as simplified Chinese.
enum ParagraphLanguage: String {
    case other = "en"
    case japanese = "ja"
    case korean = "ko"
    case traditionalChinese = "zh-tw"

    /// Kana make a text Japanese, hangul Korean; else the preferred language decides.
    init(_ text: some Sequence<Unicode.Scalar>, preferred: ParagraphLanguage) {
        self = preferred
        for scalar in text where scalar.value > 0x10FF {
            switch scalar.value {
            case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D:
                self = .japanese
                return
            case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: self = .korean
            default: break
            }
        }
    }

    /// From an identifier such as `ja_JP` or `zh-Hant`.
    init(identifier: String) {
        let lower = identifier.lowercased().replacingOccurrences(of: "_", with: "-")
        if lower.hasPrefix("ja") {
            self = .japanese
        } else if lower.hasPrefix("ko") {
            self = .korean
        } else if lower.hasPrefix("zh-hant") || lower.hasPrefix("zh-tw") || lower.hasPrefix("zh-hk") {
            self = .traditionalChinese
        } else {
            self = .other
        }
    }
}
