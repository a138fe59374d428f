import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// When views are shown, and what is done to them before.
struct ScriptOptions: ParsableArguments {
    @Option(
        name: .customLong("at"), help: "Seconds after the view appeared. (default: 0)",
        transform: TimeOption.init(argument:))
    var time: TimeOption = TimeOption(seconds: 0)

    @Option(
        name: .customLong("tap"),
        help:
            "A tap: X,Y@SECONDS, IDENTIFIER@SECONDS or label:LABEL@SECONDS, as 200,40@0.5, save@0.5 or label:Save@0.5. Can be given more than once.",
        transform: TapOption.init(argument:))
    var taps: [TapOption] = []

    @Option(
        name: .customLong("drag"),
        help: "Drags: X,Y:X,Y@SECONDS, such as 300,40:20,40@1; takes 0.3 s, or 0.5 s with 300,40:20,40@1+0.5.",
        transform: DragOption.init(argument:))
    var drags: [DragOption] = []

    @Option(
        name: .customLong("scroll"),
        help: "Turns the wheel: X,Y:DX,DY@SECONDS, such as 200,400:0,120@1, which scrolls down by 120 points.",
        transform: ScrollOption.init(argument:))
    var scrolls: [ScrollOption] = []

    @Option(
        name: .customLong("type"),
        help: "Types into the focused view: TEXT@SECONDS, such as hello@1; \\n is the return key, \\t tab.",
        transform: TypeOption.init(argument:))
    var texts: [TypeOption] = []

    /// In the order of time; what comes at the same time, in the order of the options above.
    var script: [ScriptAction] {
        let all = taps.map(\.action) + drags.map(\.action) + scrolls.map(\.action) + texts.map(\.action)
        return all.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }

    /// - Parameter duration: of the film that begins at the time, in seconds; 0 for a picture.
    func validate(upTo duration: Double) throws {
        let end = time.seconds + duration
        for action in script where action.time > end {
            let what = duration > 0 ? "the film, which ends at" : "the picture, which is taken at"
            throw ValidationError(
                "\(action.source) comes after \(what) \(PositiveNumber.text(end)) s; "
                    + (duration > 0 ? "give it an earlier time, or a longer --duration" : "give a later --at"))
        }
    }

    func set(_ options: inout ShowOptions) {
        options.time = time.seconds
        options.script = script
    }
}

/// Seconds from 0 to 600.
struct TimeOption: CustomStringConvertible {
    var seconds: Double

    init(seconds: Double) { self.seconds = seconds }

    init(argument: String) throws {
        guard let seconds = ScriptText.number(argument), seconds >= 0, seconds <= FilmRecorder.longest else {
            throw ValidationError("write seconds from 0 to \(Int(FilmRecorder.longest)), as 1.5")
        }
        self.init(seconds: seconds)
    }

    var description: String { PositiveNumber.text(seconds) }
}

struct TapOption {
    let action: ScriptAction

    init(argument: String) throws {
        guard case (let what, let time, nil)? = ScriptText.timed(argument), !what.isEmpty else {
            throw ValidationError(
                "write X,Y@SECONDS, IDENTIFIER@SECONDS or label:LABEL@SECONDS, as 200,40@0.5, save@0.5 or label:Save@0.5"
            )
        }
        action = ScriptAction(.tap(ScriptText.place(what)), time: time, source: "--tap \(argument)")
    }
}

struct DragOption {
    let action: ScriptAction

    init(argument: String) throws {
        guard let (what, time, duration) = ScriptText.timed(argument), let (start, end) = ScriptText.pair(what) else {
            throw ValidationError("write X,Y:X,Y@SECONDS, as 300,40:20,40@1, or @1+0.5 for a drag of half a second")
        }
        action = ScriptAction(
            .drag(ScriptText.place(start), to: ScriptText.place(end), duration: duration ?? 0.3), time: time,
            source: "--drag \(argument)")
    }
}

struct ScrollOption {
    let action: ScriptAction

    init(argument: String) throws {
        guard case (let what, let time, nil)? = ScriptText.timed(argument),
            let (place, distance) = ScriptText.pair(what),
            case .point(let way) = ScriptText.place(distance)
        else { throw ValidationError("write X,Y:DX,DY@SECONDS, as 200,400:0,120@1") }
        action = ScriptAction(
            .scroll(ScriptText.place(place), by: CGSize(width: way.x, height: way.y)), time: time,
            source: "--scroll \(argument)")
    }
}

struct TypeOption {
    let action: ScriptAction

    init(argument: String) throws {
        guard case (let text, let time, nil)? = ScriptText.timed(argument), !text.isEmpty else {
            throw ValidationError("write TEXT@SECONDS, as hello@1")
        }
        let keys = text.replacingOccurrences(of: "\\n", with: "\n").replacingOccurrences(of: "\\t", with: "\t")
        action = ScriptAction(.type(keys), time: time, source: "--type \(argument)")
    }
}

/// The parts of scripted actions.
enum ScriptText {
    /// What stands before the last `@`, and the times after it, as in `1` or `1+0.5`.
    static func timed(_ text: String) -> (what: Substring, time: Double, duration: Double?)? {
        guard let at = text.lastIndex(of: "@") else { return nil }
        let times = text[text.index(after: at)...].split(separator: "+", omittingEmptySubsequences: false)
        let numbers = times.compactMap { number($0) }.filter { $0 >= 0 && $0 <= FilmRecorder.longest }
        guard numbers.count == times.count, numbers.count <= 2 else { return nil }
        return (text[..<at], numbers[0], numbers.count == 2 ? numbers[1] : nil)
    }

    /// Two things with a colon between them; those of `label:Save` and `label:At: 9:30` are none. Of several colons it
    /// is the one before a label, else the last.
    static func pair(_ text: Substring) -> (Substring, Substring)? {
        func isWhole(_ part: Substring) -> Bool {
            part.hasPrefix(labelPrefix) ? part.count > labelPrefix.count : !part.isEmpty && !part.contains(":")
        }
        let pairs = text.indices.filter { text[$0] == ":" }.map { (text[..<$0], text[text.index(after: $0)...]) }
            .filter { isWhole($0) && isWhole($1) && $0 != "label" }
        return pairs.first { $1.hasPrefix(labelPrefix) } ?? pairs.last
    }

    /// A point where there are two numbers with a comma, a label after `label:`, else an identifier.
    static func place(_ text: Substring) -> HostEvent.Target {
        if text.hasPrefix(labelPrefix) { return .label(String(text.dropFirst(labelPrefix.count))) }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { number($0) }
        guard parts.count == 2, numbers.count == 2 else { return .identifier(String(text)) }
        return .point(CGPoint(x: numbers[0], y: numbers[1]))
    }

    private static let labelPrefix = "label:"

    /// Digits, at most one point, and a minus before them.
    static func number(_ text: some StringProtocol) -> Double? {
        guard text.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." || $0 == "-" }), let value = Double(text),
            value.magnitude <= 1e6
        else { return nil }
        return value
    }
}
