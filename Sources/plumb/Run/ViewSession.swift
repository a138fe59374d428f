import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI
import PlumbWhy

/// What every command on views does: compile the file, choose the views, run them, say what went wrong.
struct ViewSession {
    private let options: ViewOptions
    private let isAll: Bool
    private let timeout: Double
    fileprivate let prepared: PreparedSources
    private let cache: ProgramCache
    fileprivate let childOptions: ShowOptions
    private let change: (inout ShowOptions) -> Void
    fileprivate let variants: [ShowOptions]
    /// Whether a view is shown that is made of an input.
    private let takesInput: Bool

    /// - Parameters:
    ///   - ending: of a command that ends by itself.
    ///   - variants: what each view is shown by, one after the other in one process; empty for `options` alone.
    ///   - takesInput: whether a view is meant that is made of an input, though none is given.
    ///   - change: what a command sets on top of the view options.
    init(
        _ options: ViewOptions, _ ending: EndingOptions? = nil, variants: [ViewOptions] = [], takesInput: Bool = false,
        _ change: @escaping (inout ShowOptions) -> Void = { _ in }
    ) throws {
        self.options = options
        isAll = ending?.all ?? false
        if isAll, options.input.isGiven {
            throw Failure(.call, "--input and --set are for one view; leave --all out, and give --view")
        }
        self.takesInput = takesInput || options.input.isGiven
        timeout = (ending?.timeout ?? .standard).seconds
        cache = try ProgramCache()
        let prepared = try PreparedSources(
            paths: options.paths, view: options.view, assets: options.assets, takesInput: self.takesInput, cache)
        let input = try options.input.source()
        func childOptions(of options: ViewOptions) throws -> ShowOptions {
            var childOptions = try prepared.options(of: options, change)
            childOptions.input = input
            return childOptions
        }
        self.childOptions = try childOptions(of: options)
        self.variants = try variants.map(childOptions)
        self.prepared = prepared
        self.change = change
    }

    /// A compiled program, and what of it is shown.
    struct Built {
        fileprivate let session: ViewSession
        fileprivate let program: Program
        fileprivate var entries: [ChildRequest.Entry]
        /// The views, in the order of the files.
        private(set) var items: [Listing.Item]

        fileprivate init(_ session: ViewSession, _ program: Program, _ items: [Listing.Item]) {
            (self.session, self.program, self.items) = (session, program, items)
            entries = session.entries(of: items.map(\.entry))
        }

        /// Leaves all but previews out, where there are any.
        mutating func keepPreviews() {
            let previews = items.filter { $0.kind == .preview }
            guard !previews.isEmpty else { return }
            items = previews
            entries = session.entries(of: items.map(\.entry))
        }
    }

    /// - Parameters:
    ///   - frame: takes each frame of a film of pictures, before there is a result.
    ///   - receive: takes the name of a view and its result, in the order of the file.
    func run(
        _ task: ChildRequest.Task, why: WhyRequest? = nil, frame: (Data) throws -> Void = { _ in },
        receive: (String, Data) throws -> Void
    ) throws {
        try build().show(task, why: why, frame: frame) { entry, data in try receive(entry.name, data) }
    }

    func build() throws -> Built {
        let program = try prepared.program(in: cache, options.compiling.options)
        program.contents.sayRefusals()
        let choice = try ViewChoice(
            of: program, in: prepared, view: options.view, all: isAll, takesInput: takesInput
        ) {
            try program.listing(of: prepared.path, options: childOptions, timeout: timeout)
        }
        if let note = choice.note { standardError("note: \(note)") }
        return Built(self, program, choice.items)
    }

    /// All that the program can show, also views that take an input.
    func everything() throws -> Built {
        let program = try prepared.program(in: cache, options.compiling.options)
        program.contents.sayRefusals()
        let items = try program.listing(of: prepared.path, options: childOptions, timeout: timeout).items
        guard !items.isEmpty else { throw Failure(.file, ViewChoice.nothing(in: prepared.path, program.contents)) }
        return Built(self, program, items)
    }

    fileprivate func childOptions(of options: ViewOptions) throws -> ShowOptions {
        try prepared.options(of: options, change)
    }

    /// Each entry in each variant.
    fileprivate func entries(of views: [ChildRequest.Entry]) -> [ChildRequest.Entry] {
        if variants.isEmpty { return views }
        return variants.indices.flatMap { variant in
            views.map { view in
                var view = view
                view.variant = variant
                return view
            }
        }
    }

    fileprivate func show(
        _ built: Built, _ task: ChildRequest.Task, _ why: WhyRequest?, _ interruption: ChildRun.Interruption?,
        _ frame: (Data) throws -> Void, _ receive: (ChildRequest.Entry, Data) throws -> Void
    ) throws {
        let (program, entries) = (built.program, built.entries)
        var warnings = Warnings()
        if isAll {
            for left in program.contents.leftOut where left.isWarned {
                warnings.add("\(left.name) is left out: it \(left.reason)")
            }
        }
        var cuts = 0
        let notes = Notes()
        var failures = program.contents.refused.map(\.failure)
        if task == .window {
            // Nobody looks for them when the window is closed.
            for failure in failures { standardError("plumb: \(failure.sentence)") }
            failures = []
        }
        var warned = warnings.count
        // Variants of a view fail with the same words.
        func fail(_ failure: Failure) {
            if !failures.contains(where: { $0.sentence == failure.sentence }) { failures.append(failure) }
        }
        func take(_ message: ChildMessage, of entry: ChildRequest.Entry) throws {
            switch message.kind {
            case .warning: warnings.add(message.text)
            case .placedWarning:
                let lines = message.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
                warnings.add(lines.dropFirst().joined(), at: String(lines[0]))
            case .finding: standardError(message.text)
            case .note: notes.add(message.text)
            case .cut:
                standardError("note: \(message.text)")
                cuts += 1
            case .nothing where isAll: standardError("note: \(message.text); it is left out")
            case .failure, .wrongInput, .wrongCall, .nothing:
                fail(Failure(message.kind == .wrongCall ? .call : .file, "\(prepared.path): \(message.text)"))
            case .frame: try frame(message.payload)
            case .layout, .picture, .frames:
                let isClean = warnings.count == warned
                warned = warnings.count
                if isClean || !options.strict { try receive(entry, message.payload) }
            case .titles, .members, .view, .progress, .overflow, .noWindow, .ready, .end: break
            }
        }
        // One that traps or never returns takes the process with it: the others are shown by a new one.
        var rest = entries
        let hasOthers = isAll || !variants.isEmpty
        while !rest.isEmpty {
            let request = ChildRequest(
                task: task, program: program.object, entries: rest, options: childOptions, variants: variants, why: why)
            var begun = 0
            var isOurs = true
            do {
                try ChildRun(
                    installation: try Installation.find(), file: prepared.path,
                    timeout: task == .window ? .infinity : timeout
                )
                .run(request, interruption: interruption) { message in
                    if message.kind == .view { begun += 1 }
                    isOurs = false
                    try take(message, of: rest[max(begun - 1, 0)])
                    isOurs = true
                }
                break
            } catch let failure as Failure where hasOthers && isOurs && failure.status == .file {
                fail(failure)
                let last = rest[max(begun - 1, 0)]
                // Other variants of it would end the same way.
                rest = rest.dropFirst(max(begun, 1)).filter { $0.symbol != last.symbol || $0.member != last.member }
            }
        }
        if isAll && cuts > 0 {
            standardError("note: \(cuts) of \(entries.count) pictures cut what overflows the view; --bleed keeps it")
        }
        for failure in failures.dropLast() { standardError("plumb: \(failure.sentence)") }
        if let last = failures.last { throw last }
        if options.strict && warnings.count > 0 {
            let number = warnings.count == 1 ? "1 warning" : "\(warnings.count) warnings"
            throw Failure(.file, "\(prepared.path) has \(number), which --strict makes errors")
        }
    }
}

extension ViewSession.Built {
    /// What a child is asked, and the name of the file, for sentences.
    func request(_ task: ChildRequest.Task) -> (ChildRequest, String) {
        (
            ChildRequest(
                task: task, program: program.object, entries: entries, options: session.childOptions,
                variants: session.variants),
            session.prepared.path
        )
    }

    /// The same program with one of its views.
    func only(_ item: Listing.Item) -> ViewSession.Built {
        ViewSession.Built(session, program, [item])
    }

    /// The options of a child for other options of the call.
    func options(of options: ViewOptions) throws -> ShowOptions { try session.childOptions(of: options) }

    /// - Parameters: those of `ViewSession.run`, and what may end the run from outside.
    func show(
        _ task: ChildRequest.Task, why: WhyRequest? = nil, interruption: ChildRun.Interruption? = nil,
        frame: (Data) throws -> Void = { _ in }, receive: (ChildRequest.Entry, Data) throws -> Void
    ) throws {
        try session.show(self, task, why, interruption, frame, receive)
    }
}

/// What is worth knowing, on stderr, each once.
final class Notes {
    private var printed: Set<String> = []
    private let most: Int

    /// - Parameter most: how many are told: what runs for days would have no end of them.
    init(most: Int = .max) { self.most = most }

    func add(_ sentence: String) {
        if printed.count < most, printed.insert(sentence).inserted { standardError("note: \(sentence)") }
    }
}

/// Sentences on stderr, each once.
struct Warnings {
    private var printed: Set<String> = []

    /// How often there was something to say, said before or not.
    private(set) var count = 0

    /// - Parameter place: what it is about: a file, a line and a column.
    mutating func add(_ sentence: String, at place: String? = nil) {
        count += 1
        let line = (place.map { "\($0): " } ?? "") + "warning: \(sentence)"
        if printed.insert(line).inserted { standardError(line) }
    }
}
