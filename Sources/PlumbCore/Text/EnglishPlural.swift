import Foundation

/// The plural of an English noun.
enum EnglishPlural {
    /// By the singular in small letters. Longer words may end with them where `endings` has them.
    private static let irregular = [
        "child": "children", "person": "people", "man": "men", "woman": "women", "mouse": "mice", "louse": "lice",
        "foot": "feet", "tooth": "teeth", "goose": "geese", "ox": "oxen", "die": "dice",
        "medium": "media", "datum": "data", "criterion": "criteria", "phenomenon": "phenomena",
        "leaf": "leaves", "loaf": "loaves", "half": "halves", "calf": "calves", "elf": "elves", "self": "selves",
        "shelf": "shelves", "wolf": "wolves", "thief": "thieves", "sheaf": "sheaves", "scarf": "scarves",
        "hoof": "hooves", "knife": "knives", "life": "lives", "wife": "wives",
        "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "veto": "vetoes",
        "torpedo": "torpedoes", "embargo": "embargoes", "mosquito": "mosquitoes", "volcano": "volcanoes",
        "cargo": "cargoes", "domino": "dominoes", "buffalo": "buffaloes", "mango": "mangoes", "tornado": "tornadoes",
        "quiz": "quizzes", "stomach": "stomachs", "monarch": "monarchs", "epoch": "epochs", "lens": "lenses",
        "gas": "gases", "canvas": "canvases", "atlas": "atlases", "alias": "aliases", "bias": "biases",
    ]
    /// Words like "grandchild", "salesperson", "policewoman", "bookshelf", "housewife" and "werewolf".
    private static let endings = ["child", "person", "woman", "shelf", "knife", "wife", "wolf", "self"]
    /// Words in "-man" that are not made of "man".
    private static let noMen: Set<String> = [
        "german", "roman", "norman", "ottoman", "human", "superhuman", "talisman", "shaman", "caiman", "cayman",
    ]
    private static let unchanged: Set<String> = [
        "sheep", "fish", "deer", "moose", "salmon", "trout", "bison", "swine", "series", "species", "means", "aircraft",
        "spacecraft", "hovercraft", "offspring", "headquarters", "information", "equipment", "furniture", "luggage",
        "people", "children", "men", "women", "mice", "feet", "teeth", "geese", "oxen", "data", "media", "dice",
    ]

    /// Capital letters stay. A word that is a plural already stays as it is.
    static func plural(of word: String) -> String {
        let lower = word.lowercased()
        let plural = lowercasePlural(of: lower)
        guard plural != lower else { return word }
        let letters = word.filter(\.isLetter)
        if letters.count > 1, letters.allSatisfy(\.isUppercase) { return plural.uppercased() }
        // What both have in common is written as it was.
        let common = zip(lower, plural).prefix { $0 == $1 }.count
        if common == 0, word.first?.isUppercase == true {
            return plural.prefix(1).uppercased() + String(plural.dropFirst())
        }
        return String(word.prefix(common) + plural.dropFirst(common))
    }

    private static func lowercasePlural(of word: String) -> String {
        if unchanged.contains(word) { return word }
        if let plural = irregular[word] { return plural }
        for ending in endings where word.hasSuffix(ending) {
            if let plural = irregular[ending] { return String(word.dropLast(ending.count)) + plural }
        }
        if word.hasSuffix("man"), word.count > 3, !noMen.contains(word) { return String(word.dropLast(3)) + "men" }
        if word.hasSuffix("fish") || word.hasSuffix("sheep") || word.hasSuffix("craft") && word.hasPrefix("air") {
            return word
        }
        if word.hasSuffix("sis"), word.count > 4 { return String(word.dropLast(2)) + "es" }
        for ending in ["ss", "us", "is", "x", "z", "ch", "sh"] where word.hasSuffix(ending) { return word + "es" }
        if word.hasSuffix("s") { return word }
        if word.hasSuffix("y") {
            let before = word.dropLast().last
            let isVowel = before.map { "aeou".contains($0) } ?? true
            return isVowel && !word.hasSuffix("quy") ? word + "s" : String(word.dropLast()) + "ies"
        }
        return word + "s"
    }
}
