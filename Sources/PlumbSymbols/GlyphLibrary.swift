/// Every drawn glyph under its name, with the turned ones.
enum GlyphLibrary {
    /// The drawn tables, in the order in which they are searched.
    static let tables: [GlyphTable] = [
        ArrowGlyphs.table, SignGlyphs.table, PeopleGlyphs.table, MediaGlyphs.table, NatureGlyphs.table,
        ObjectGlyphs.table, PaperGlyphs.table, PlaceGlyphs.table, LayoutGlyphs.table, LeisureGlyphs.table,
        CombinedGlyphs.table, PairGlyphs.table, MeterGlyphs.table, FigureGlyphs.table, DeviceGlyphs.table,
        EditingGlyphs.table, HouseholdGlyphs.table, MathematicsGlyphs.table,
    ]

    private static let drawn = Dictionary(
        tables.flatMap { table in table.map { ($0.key, $0.value) } }, uniquingKeysWith: { first, _ in first })
    private static let turned = Dictionary(
        TurnedGlyphs.table.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })

    /// The names of all glyphs in the tables, unsorted.
    static var names: [String] { Array(drawn.keys) + turned.keys.filter { drawn[$0] == nil } }

    /// The glyph of exactly this name; nil if no table has it.
    ///
    /// - Parameter depth: how many turns have been followed; a circle of turns ends after four.
    static func glyph(_ name: String, depth: Int = 0) -> Glyph? {
        if let elements = drawn[name] { return Glyph(elements) }
        guard depth < 4, let row = turned[name], var glyph = glyph(row.source, depth: depth + 1) else { return nil }
        let transform = row.turn.transform
        for index in glyph.parts.indices {
            glyph.parts[index].path = glyph.parts[index].path.mapped { $0.applying(transform) }
        }
        return glyph
    }

    /// The drawn glyph that a name is another name of, itself if it is none.
    static func original(_ name: String) -> String {
        guard drawn[name] == nil, let row = turned[name], row.turn == .same else { return name }
        return row.source
    }
}
