import PlumbLayout

/// Makes boxes from a line: `hstack spacing:10 { a=rigid 30x20 b=fill }`.
struct TreeReader {
    let boxes = LayoutTree(stackSpacing: 8)
    /// The sentences about what roles got wrong.
    var reports: [String] { log.sentences }
    private let log = Log()
    private var words: [String]
    private var next = 0
    private var names: [String: BoxID] = [:]
    private var isRightToLeft = false

    private final class Log { var sentences: [String] = [] }

    init(_ text: String) {
        words = text.split(separator: " ").map(String.init)
        boxes.reporter = { [log] sentence, _ in log.sentences.append(sentence) }
    }

    func box(_ name: String) throws -> BoxID {
        guard let id = names[name] else { throw CaseProblem("there is no box \(name)") }
        return id
    }

    /// The root of the whole line.
    mutating func read() throws -> BoxID {
        if words.first == "rtl" {
            isRightToLeft = true
            next = 1
        }
        let root = try readBox(in: nil)
        guard next == words.count else { throw CaseProblem("“\(words[next])” stands behind the tree") }
        // Whoever looks at where it stands is marked when the tree is there.
        for id in 0..<BoxID(boxes.boxes.count) where boxes[id].rule == .ignoreSafeArea { boxes.markLookingAround(id) }
        return root
    }

    private mutating func readBox(in stack: Axis?) throws -> BoxID {
        guard next < words.count else { throw CaseProblem("a box is missing") }
        var word = words[next]
        next += 1
        var name: String?
        if let mark = word.firstIndex(of: "=") {
            name = String(word[..<mark])
            word = String(word[word.index(after: mark)...])
        }
        var arguments = Arguments()
        while next < words.count, !["{", "}"].contains(words[next]), BoxMaker.rules[words[next].ruleName] == nil {
            arguments.add(words[next])
            next += 1
        }
        guard let rule = BoxMaker.rules[word] else { throw CaseProblem("“\(word)” is no box") }
        let id = try BoxMaker(boxes: boxes, stack: stack).make(word, rule, &arguments)
        try arguments.checkUsed()
        if isRightToLeft { boxes[id].flags.insert(.rightToLeft) }
        if let name { names[name] = id }
        guard next < words.count, words[next] == "{" else { return id }
        next += 1
        let inner: Axis? = word == "hstack" ? .horizontal : word == "vstack" ? .vertical : nil
        var last = BoxID.none
        while next < words.count, words[next] != "}" {
            let child = try readBox(in: inner)
            if last < 0 { boxes[id].firstChild = child } else { boxes[last].nextSibling = child }
            boxes[child].parent = id
            last = child
        }
        guard next < words.count else { throw CaseProblem("a } is missing") }
        next += 1
        return id
    }
}

extension String {
    /// The rule that a word begins a box of, whatever the box is called.
    fileprivate var ruleName: String { firstIndex(of: "=").map { String(self[index(after: $0)...]) } ?? self }
}

/// What stands behind a rule's name: `40x20`, `spacing:10`, `behind`.
struct Arguments {
    private var plain: [String] = []
    private var named: [String: String] = [:]

    mutating func add(_ word: String) {
        if let mark = word.firstIndex(of: ":") {
            named[String(word[..<mark])] = String(word[word.index(after: mark)...])
        } else {
            plain.append(word)
        }
    }

    mutating func first() throws -> String {
        guard !plain.isEmpty else { throw CaseProblem("an argument is missing") }
        return plain.removeFirst()
    }

    mutating func has(_ word: String) -> Bool {
        guard let index = plain.firstIndex(of: word) else { return false }
        plain.remove(at: index)
        return true
    }

    mutating func text(_ name: String) -> String? { named.removeValue(forKey: name) }

    /// A number that may be missing: NaN.
    mutating func number(_ name: String, or other: Double = .unspecified) throws -> Double {
        try text(name).map { try Numbers.number($0) } ?? other
    }

    func checkUsed() throws {
        if let word = plain.first ?? named.keys.first { throw CaseProblem("nobody knows what “\(word)” means here") }
    }
}

/// Numbers as cases write them: `-` for none, `inf` without end, `40x20`.
enum Numbers {
    static func number(_ text: String) throws -> Double {
        if text == "-" { return .unspecified }
        guard let number = Double(text) else { throw CaseProblem("“\(text)” is no number") }
        return number
    }

    static func list(_ text: String, count: Int) throws -> [Double] {
        let numbers = try text.split(separator: ",").map { try number(String($0)) }
        guard numbers.count == count else { throw CaseProblem("“\(text)” are not \(count) numbers") }
        return numbers
    }

    static func lengths(_ text: String) throws -> Lengths {
        let parts = text.split(separator: "x")
        guard parts.count == 2 else { throw CaseProblem("“\(text)” is no width and height") }
        return Lengths(try number(String(parts[0])), try number(String(parts[1])))
    }

    static func text(_ number: Double) -> String {
        if number.isNaN { return "-" }
        return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    }

    static func text(_ lengths: Lengths) -> String { "\(text(lengths.width))x\(text(lengths.height))" }
}
