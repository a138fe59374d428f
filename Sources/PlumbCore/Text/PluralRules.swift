import Foundation

/// Which form of a word a number takes.
enum PluralCategory: String {
    case zero, one, two, few, many, other
}

/// The rules of Unicode's CLDR for whole numbers and fractions, by language. (Docs/Rules.md, section 23.)
enum PluralRules {
    /// - Parameter language: a code such as `de` or `pt-PT`; unknown languages count as English does.
    static func category(of number: Double, in language: String) -> PluralCategory {
        guard number.isFinite, abs(number) < 1e15 else { return .other }
        let n = abs(number)
        let isWhole = n == n.rounded()
        let i = Int(n)
        let (ten, hundred) = (i % 10, i % 100)
        let code = String(language.prefix { $0 != "-" && $0 != "_" })
        let isTeen = (11...19).contains(hundred)
        switch code {
        case "zh", "ja", "ko", "vi", "th", "id", "ms", "lo", "my", "yue", "jv", "km": return .other
        case "fr", "hy", "kab":
            return i <= 1 ? .one : many(i, isWhole)
        case "pt":
            let isOne = language.hasSuffix("PT") ? i == 1 && isWhole : i <= 1
            return isOne ? .one : many(i, isWhole)
        case "es": return n == 1 ? .one : many(i, isWhole)
        case "it", "ca": return i == 1 && isWhole ? .one : many(i, isWhole)
        case "fa", "hi", "bn", "gu", "kn", "zu", "am", "as": return i == 0 || n == 1 ? .one : .other
        case "ru", "uk", "be":
            guard isWhole else { return .other }
            if ten == 1, hundred != 11 { return .one }
            return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
        case "sr", "hr", "bs", "sh":
            guard isWhole else { return .other }
            if ten == 1, hundred != 11 { return .one }
            return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .other
        case "pl":
            guard isWhole else { return .other }
            if i == 1 { return .one }
            return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
        case "cs", "sk":
            guard isWhole else { return .many }
            return i == 1 ? .one : (2...4).contains(i) ? .few : .other
        case "lt":
            guard isWhole else { return .many }
            if isTeen || ten == 0 { return .other }
            return ten == 1 ? .one : .few
        case "lv":
            if isWhole, isTeen || ten == 0 { return .zero }
            return isWhole && ten == 1 ? .one : .other
        case "sl":
            guard isWhole else { return .few }
            return hundred == 1 ? .one : hundred == 2 ? .two : hundred == 3 || hundred == 4 ? .few : .other
        case "ro", "mo":
            if i == 1, isWhole { return .one }
            return !isWhole || i == 0 || (1...19).contains(hundred) ? .few : .other
        case "ar":
            guard isWhole else { return .other }
            if i <= 2 { return [.zero, .one, .two][i] }
            return (3...10).contains(hundred) ? .few : hundred >= 11 ? .many : .other
        case "he", "iw":
            if i == 1, isWhole { return .one }
            if i == 0, !isWhole { return .one }
            return i == 2 && isWhole ? .two : .other
        case "ga":
            guard isWhole else { return .other }
            return i == 1 ? .one : i == 2 ? .two : (3...6).contains(i) ? .few : (7...10).contains(i) ? .many : .other
        case "cy":
            guard isWhole else { return .other }
            return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][i] ?? .other
        case "mk", "is": return isWhole && ten == 1 && hundred != 11 ? .one : .other
        case "da": return n == 1 || !isWhole && i <= 1 ? .one : .other
        case "no", "nb", "nn", "hu", "el", "tr", "bg", "af", "sq", "az", "ka", "kk", "mn", "ta", "te", "ml", "mr", "ne",
            "sw", "eu", "eo", "uz":
            return n == 1 ? .one : .other
        default: return i == 1 && isWhole ? .one : .other
        }
    }

    /// Whole millions, in Romance languages.
    private static func many(_ i: Int, _ isWhole: Bool) -> PluralCategory {
        isWhole && i != 0 && i % 1_000_000 == 0 ? .many : .other
    }
}
