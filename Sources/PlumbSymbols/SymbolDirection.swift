/// Which symbols are drawn the other way round where text goes from right to left.
///
/// Docs/Rules.md, section 27. SF Symbols turns what means a direction of reading: sound that goes on, lists and lines
/// of text, forward and backward. What says left or right stays. No published list says of each symbol which it is; the
/// list here holds what is known.
enum SymbolDirection {
    static func isDirectional(_ name: String) -> Bool {
        // 1. The name says so.
        let parts = name.split(separator: ".")
        if parts.contains(where: { ways.contains(String($0)) }) { return true }
        // 2. It stands under a sign of its own that moves to the other corner, or names of SF Symbols have a variant
        //    for it.
        if withVariant.contains(name) { return true }
        // 3. It belongs to a family that is turned.
        return families.contains { name == $0 || name.hasPrefix($0 + ".") }
    }

    private static let withVariant = KnownNames.stems(of: ".rtl")

    private static let ways: Set<String> = ["forward", "backward", "leading", "trailing"]

    private static let families = [
        "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "speaker.slash", "speaker", "list.bullet", "list.dash",
        "list.star", "list.triangle", "list.number", "checklist", "increase.indent", "decrease.indent", "text.append",
        "text.insert", "increase.quotelevel", "decrease.quotelevel", "text.quote", "text.badge.plus",
        "text.badge.minus", "text.badge.xmark", "doc.append", "filemenu.and.selection", "filemenu.and.cursorarrow",
        "text.line.first.and.arrowtriangle", "text.line.last.and.arrowtriangle", "note.text.badge.plus",
    ]
}
