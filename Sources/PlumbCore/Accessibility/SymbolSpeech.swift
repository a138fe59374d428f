/// What symbols say to those who can't see them.
enum SymbolSpeech {
    /// 1. The word of the symbol, if it has one of its own. 2. Else that of the symbol without what it is filled,
    /// enclosed or struck through with. 3. Else the words of its name.
    static func words(for name: String) -> String {
        // 1
        if let word = table[name] { return word }
        // 2
        let parts = name.split(separator: ".").map(String.init)
        var plain = parts.filter { $0 != "fill" }
        if let word = table[plain.joined(separator: ".")] { return word }
        while plain.count > 1, let last = plain.last, forms.contains(last), !joints.contains(plain[plain.count - 2]) {
            plain.removeLast()
            if let word = table[plain.joined(separator: ".")] { return word }
        }
        if plain.count > 1, plain.last == "slash" {
            return words(for: plain.dropLast().joined(separator: ".")) + " off"
        }
        // 3
        let words = (plain.isEmpty ? parts : plain).joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    private static let forms: Set<String> = ["circle", "square", "rectangle"]
    /// What follows these is shown, and encloses nothing.
    private static let joints: Set<String> = ["and", "below", "in", "on"]
}
