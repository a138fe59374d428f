/// A colour that a layer of a symbol has of itself, in multicolour rendering.
package enum SymbolColor: String, Sendable, CaseIterable {
    /// The style that is in force.
    case foreground
    /// The tint that is in force.
    case tint
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, white, black

    /// The colours of a name's layers, primary first; nil for a symbol without colours.
    ///
    /// 1. A name of the table, also before `.fill`, `.circle` and the like where the table has no other.
    /// 2. `….badge.plus`: white on green in the badge, the foreground behind it; other badges in their colours.
    static func colors(of name: String) -> [SymbolColor]? {
        // 1
        if let row = table[name] { return row }
        // 2
        for (badge, color) in badges where name.hasSuffix(badge) || name.hasSuffix(badge + ".fill") {
            return [color, .foreground]
        }
        return nil
    }

    private static let badges: KeyValuePairs<String, SymbolColor> = [
        ".badge.plus": .green, ".badge.minus": .red, ".badge.xmark": .red, ".badge.checkmark": .green,
        ".badge.exclamationmark": .yellow, ".badge.questionmark": .blue, ".badge": .red,
    ]

    /// What is known of SF Symbols' colours. A symbol whose colours we do not know has none, and is drawn in the
    /// foreground style.
    private static let table: [String: [SymbolColor]] = [
        "heart.fill": [.red], "suit.heart.fill": [.red], "suit.diamond.fill": [.red], "star.fill": [.yellow],
        "star.leadinghalf.filled": [.yellow], "sun.max.fill": [.yellow], "sun.min.fill": [.yellow],
        "sun.max": [.yellow],
        "sun.min": [.yellow], "cloud.fill": [.white], "cloud.sun.fill": [.white, .yellow],
        "cloud.rain.fill": [.white, .cyan], "cloud.heavyrain.fill": [.white, .cyan],
        "cloud.drizzle.fill": [.white, .cyan], "cloud.snow.fill": [.white, .white],
        "cloud.bolt.fill": [.white, .yellow], "cloud.sun.rain.fill": [.white, .yellow, .cyan],
        "cloud.bolt.rain.fill": [.white, .yellow, .cyan], "cloud.sun.bolt.fill": [.white, .yellow, .yellow],
        "drop.fill": [.cyan], "flame.fill": [.orange], "bolt.fill": [.yellow], "leaf.fill": [.green], "trash": [.red],
        "trash.fill": [.red], "exclamationmark.triangle.fill": [.white, .yellow],
        "exclamationmark.octagon.fill": [.white, .red], "xmark.octagon.fill": [.white, .red],
        "plus.circle.fill": [.white, .green], "minus.circle.fill": [.white, .red],
        "checkmark.circle.fill": [.white, .green], "record.circle": [.red], "record.circle.fill": [.red],
        "phone.down.fill": [.red], "gift.fill": [.red], "sparkles": [.yellow], "ladybug.fill": [.red],
        "moon.stars.fill": [.gray, .yellow], "snowflake": [.cyan], "lightbulb.fill": [.yellow],
        "checkmark.seal.fill": [.white, .tint],
    ]
}
