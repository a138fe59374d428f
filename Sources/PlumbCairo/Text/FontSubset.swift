import CPango
import Foundation
import PlumbGraphics

/// The tags of tables, axes and features of fonts: four characters, or their bytes as a number.
enum FontTag {
    static func number(_ name: some StringProtocol) -> UInt32 { name.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }

    static func name(_ number: UInt32) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }, as: UTF8.self)
    }
}

/// Makes files of fonts that have some characters only, to be put into other files.
///
/// 1. HarfBuzz's library for it is opened with the first font. 2. A font that must not be embedded, or not in part, is
/// an error; its table "OS/2" says so. 3. An instance of a variable font becomes a font that has that instance alone.
/// 4. Ligatures, kerning and other forms that go without saying stay; features that are asked for stay too.
public enum FontSubset {
    /// The functions, by their names without "hb_subset".
    private struct Library {
        typealias Input = OpaquePointer
        let createInput: @convention(c) () -> Input?
        let destroyInput: @convention(c) (Input?) -> Void
        let characters: @convention(c) (Input?) -> OpaquePointer?
        let set: @convention(c) (Input?, UInt32) -> OpaquePointer?
        let pin: @convention(c) (Input?, OpaquePointer?, UInt32, Float) -> Int32
        let make: @convention(c) (OpaquePointer?, Input?) -> OpaquePointer?

        init() throws {
            let library = try LoadedLibrary("libharfbuzz-subset.so.0", package: "libharfbuzz-subset0")
            createInput = try library.function("hb_subset_input_create_or_fail", type(of: createInput))
            destroyInput = try library.function("hb_subset_input_destroy", type(of: destroyInput))
            characters = try library.function("hb_subset_input_unicode_set", type(of: characters))
            set = try library.function("hb_subset_input_set", type(of: set))
            pin = try library.function("hb_subset_input_pin_axis_location", type(of: pin))
            make = try library.function("hb_subset_or_fail", type(of: make))
        }
    }

    // 1
    private static let library = Result { try Library() }

    /// A TrueType or OpenType file.
    ///
    /// - Parameters:
    ///   - source: the font.
    ///   - characters: what the file is to have.
    ///   - features: tags of features of the font that texts ask for.
    /// - Throws: `RenderError` where the library or the file is not there, or the font must not be embedded.
    public static func file(
        of source: FontSource, characters: Set<Unicode.Scalar>, features: Set<String>
    ) throws -> Data {
        let library: Library
        do {
            library = try Self.library.get()
        } catch {
            throw RenderError("Fonts can't be embedded: \(error)")
        }
        let name = URL(fileURLWithPath: source.path).lastPathComponent
        guard let bytes = hb_blob_create_from_file_or_fail(source.path) else {
            throw RenderError("The font file \(source.path) can't be read.")
        }
        defer { hb_blob_destroy(bytes) }
        let face = hb_face_create(bytes, UInt32(source.index))
        defer { hb_face_destroy(face) }
        try checkPermission(face, name)
        guard let input = library.createInput() else { throw RenderError("There is not enough memory for a font.") }
        defer { library.destroyInput(input) }
        for character in characters { hb_set_add(library.characters(input), character.value) }
        // 4: the sets are numbered as in hb-subset.h.
        for feature in features { hb_set_add(library.set(input, 6), FontTag.number(feature)) }
        // 3
        for axis in axes(of: face) {
            let value = source.variations[FontTag.name(axis.tag)] ?? axis.value
            _ = library.pin(input, face, axis.tag, Float(value))
        }
        guard let part = library.make(face, input) else {
            throw RenderError("The font \(name) can't be embedded: HarfBuzz can't make a part of it.")
        }
        defer { hb_face_destroy(part) }
        return table(nil, of: part)
    }

    /// 2
    private static func checkPermission(_ face: OpaquePointer?, _ name: String) throws {
        let table = table("OS/2", of: face)
        guard table.count >= 10 else { return }
        let type = UInt16(table[8]) << 8 | UInt16(table[9])
        // Of several permissions the widest counts; parts of a font and outlines may be forbidden besides.
        let isForbidden = type & 0xF == 2 || type & 0x300 != 0
        guard !isForbidden else {
            throw RenderError(
                "The font \(name) must not be embedded, as it says itself (fsType \(type)); its letters may be outlines."
            )
        }
    }

    /// The axes of a variable font, with their defaults.
    private static func axes(of face: OpaquePointer?) -> [(tag: UInt32, value: Double)] {
        let table = table("fvar", of: face)
        func number(_ place: Int, _ count: Int) -> UInt32 {
            guard place + count <= table.count else { return 0 }
            return table[place..<(place + count)].reduce(0) { $0 << 8 | UInt32($1) }
        }
        let (start, count, size) = (Int(number(4, 2)), Int(number(8, 2)), Int(number(10, 2)))
        return (0..<count).map { index in
            let place = start + index * size
            return (number(place, 4), Double(Int32(bitPattern: number(place + 8, 4))) / 65536)
        }
    }

    /// A table's bytes; those of the whole file without a name.
    private static func table(_ name: String?, of face: OpaquePointer?) -> Data {
        let blob = name.map { hb_face_reference_table(face, FontTag.number($0)) } ?? hb_face_reference_blob(face)
        defer { hb_blob_destroy(blob) }
        var count: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &count) else { return Data() }
        return Data(bytes: bytes, count: Int(count))
    }
}
