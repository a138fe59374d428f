import CPango

/// Font files that a private set of fonts takes in by what the system's cache says of them.
///
/// A file of Chinese characters takes Fontconfig 20 ms to read, which was half of a first picture with an emoji. What
/// is in the cache was read in the same way. Where there is no cache, or one that is older than the folder, files are
/// read.
enum FontCache {
    /// For the private configuration: where Debian's fontconfig writes.
    static let rule = "<cachedir>/var/cache/fontconfig</cachedir>"

    /// Adds files to the fonts of a configuration, in this order. Whoever calls has the `FontLock`.
    static func add(_ paths: [String], to config: OpaquePointer) {
        var folders: [String: [String: [OpaquePointer]]] = [:]
        for path in paths {
            let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
            let known = folders[folder] ?? fonts(in: folder, config)
            folders[folder] = known
            if let fonts = known[path], let set = FcConfigGetFonts(config, FcSetApplication) {
                for font in fonts {
                    FcPatternReference(font)
                    FcFontSetAdd(set, font)
                }
            } else {
                // The first file makes the set.
                FcConfigAppFontAddFile(config, path)
            }
        }
        for font in folders.values.flatMap(\.values).joined() { FcPatternDestroy(font) }
    }

    /// The fonts of a folder by their files, each to be given back once.
    private static func fonts(in folder: String, _ config: OpaquePointer) -> [String: [OpaquePointer]] {
        guard let cache = FcDirCacheLoad(folder, config, nil) else { return [:] }
        defer { FcDirCacheUnload(cache) }
        guard let set = FcCacheCopySet(cache) else { return [:] }
        defer { FcFontSetDestroy(set) }
        var fonts: [String: [OpaquePointer]] = [:]
        for index in 0..<Int(set.pointee.nfont) {
            guard let font = set.pointee.fonts[index], let path = font.strings(FC_FILE).first else { continue }
            FcPatternReference(font)
            fonts[path, default: []].append(font)
        }
        return fonts
    }
}
