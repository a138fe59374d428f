import CCairo
import CPango
import Foundation
import PlumbGraphics
import Synchronization

/// Cairo faces for PDF, one for each instance of a variable font.
///
/// Cairo 1.16 keeps one FreeType face a file for all weights, and when it embeds a font it asks that face whether its
/// weight is the default: the answer is about the weight that was drawn last, so that bold text may come out regular. A
/// FreeType face of its own gives each weight the right answer.
enum VectorFontFaces {
    private struct Key: Hashable {
        var file: String
        var index: Int32
        var variations: String
    }

    private struct Table {
        var library: FT_Library?
        /// Nil for files that are no variable fonts.
        var faces: [Key: OpaquePointer?] = [:]
    }

    private static let table = Mutex(Table())

    /// Where a font's pattern has its letters from; nil for one of no file.
    static func source(of pattern: OpaquePointer) -> FontSource? {
        key(of: pattern).map { key in
            let values = coordinates(key.variations).map { (FontTag.name($0.key), $0.value) }
            return FontSource(
                path: key.file, index: Int(key.index & 0xFFFF),
                variations: Dictionary(values, uniquingKeysWith: { $1 }))
        }
    }

    private static func key(of pattern: OpaquePointer) -> Key? {
        var variations: UnsafeMutablePointer<FcChar8>?
        var file: UnsafeMutablePointer<FcChar8>?
        var index: Int32 = 0
        guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
        FcPatternGetString(pattern, FC_FONT_VARIATIONS, 0, &variations)
        FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
        return Key(
            file: String(cString: file), index: index, variations: variations.map { String(cString: $0) } ?? "")
    }

    /// The face of a font's pattern; nil if it is not an instance of a variable font. Faces live as long as the
    /// program.
    static func face(of pattern: OpaquePointer) -> (face: OpaquePointer, variations: String)? {
        guard let key = key(of: pattern), !key.variations.isEmpty else { return nil }
        let face = table.withLock { table in
            let face = table.faces[key] ?? open(key, &table.library)
            table.faces[key] = .some(face)
            return face.map { UInt(bitPattern: $0) }
        }
        return face.flatMap { OpaquePointer(bitPattern: $0) }.map { ($0, key.variations) }
    }

    private static func open(_ key: Key, _ library: inout FT_Library?) -> OpaquePointer? {
        if library == nil { FT_Init_FreeType(&library) }
        var face: FT_Face?
        // The upper half of the index names an instance, whose coordinates are about to be set.
        guard FT_New_Face(library, key.file, FT_Long(key.index & 0xFFFF), &face) == 0, let face else { return nil }
        var axes: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(face, &axes) == 0, let axes else {
            FT_Done_Face(face)
            return nil
        }
        defer { FT_Done_MM_Var(library, axes) }
        let wanted = coordinates(key.variations)
        var values = (0..<Int(axes.pointee.num_axis)).map { index in
            let axis = axes.pointee.axis[index]
            return wanted[UInt32(axis.tag)].map { FT_Fixed(($0 * 65536).rounded()) } ?? axis.def
        }
        FT_Set_Var_Design_Coordinates(face, FT_UInt(values.count), &values)
        return cairo_ft_font_face_create_for_ft_face(face, 0)
    }

    /// `wght=650,opsz=14` by tag.
    private static func coordinates(_ variations: String) -> [UInt32: Double] {
        var result: [UInt32: Double] = [:]
        for part in variations.split(separator: ",") {
            let pair = part.split(separator: "=")
            guard pair.count == 2, let value = Double(pair[1]), abs(value) < 32767 else { continue }
            result[FontTag.number(pair[0])] = value
        }
        return result
    }
}
