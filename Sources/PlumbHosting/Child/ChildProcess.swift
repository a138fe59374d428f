import Foundation
import PlumbCairo
import PlumbCore
import PlumbRendering
import PlumbSnapshotFiles
import PlumbWhy
import PlumbWindows

/// The process in which a user's compiled file is loaded and its views run.
///
/// 1. Reads a `ChildRequest`, one line of JSON, from the connection to the parent.
/// 2. Loads the shared object, which finds every symbol of SwiftUI in this very program.
/// 3. For each view: says its name, makes it, lays it out or draws it, and sends what came of it.
///
/// Whatever user code does (trap, recurse, never return), the parent knows from the last name which view did it.
@MainActor package enum ChildProcess {
    /// The first argument that makes `plumb` a child.
    package nonisolated static let argument = "__child"
    /// The descriptor on which the parent listens.
    package nonisolated static let connection: Int32 = 3

    /// The variable that says where a program's resources are: one that was compiled ahead of time is moved.
    package nonisolated static let bundleVariable = "PLUMB_BUNDLE"

    package static func run() -> Never {
        ChildLimits.set()
        ThreadStacks.makeSmall()
        SystemFontSettings.leaveOut()
        let parent = ParentConnection(descriptor: connection)
        guard let request = parent.readRequest() else {
            FileHandle.standardError.write(Data("plumb: \(argument) is for plumb itself; see plumb --help\n".utf8))
            exit(2)
        }
        if let memory = request.memory { ChildLimits.set(memory: memory) }
        parent.endWithParent()
        PrintBuffer.endAtLines()
        WorldPins.pin(request)
        if let bundle = request.options.bundle { setenv(bundleVariable, bundle, 1) }
        PlumbNetworkAccess.isAllowed = request.options.allowsNetwork
        if !request.options.allowsNetwork { OfflineProxies.set() }
        StackOverflow.report(on: connection)
        let listsAll = request.options.listsInertNames
        InertNames.begin(listsAll: listsAll, hint: listsAll ? nil : "--strict lists every such name")
        do {
            let program = try LoadedProgram(path: request.program)
            switch request.task {
            case .titles: try sendTitles(of: request.entries, in: program, to: parent)
            case .members:
                PrintBuffer.discard()
                try sendMembers(of: request.entries, in: program, Stages(request.options), to: parent)
            case .window:
                let stages = try Stages(request.options, isScreen: true)
                for entry in request.entries.prefix(1) {
                    try ChildWindow(
                        entry, in: program, stages, input: request.options.input, parent: parent
                    )
                    .run(opening: request.options.openedURL)
                }
            case .rows:
                ViewHost.recordsUpdates = request.options.hasFindings
                let stages = try Stages(request.options)
                let variants = request.variants.map(stages.with)
                while let row = parent.nextRow() {
                    var request = request
                    guard let entry = row.entry ?? request.entries.first else { break }
                    if let options = row.options ?? entry.variant.map({ request.variants[$0] }) {
                        request.options = options
                    }
                    if let input = row.input { request.options.input = input }
                    request.task = row.isLayout ? .layout : .picture
                    let stages = row.options.map(stages.with) ?? entry.variant.map { variants[$0] } ?? stages
                    present(entry, in: program, for: request, stages, to: parent)
                }
            case .schema: try sendSchemas(of: request.entries, in: program, to: parent)
            case .layout, .accessibility, .trace, .why, .snapshot, .picture:
                ViewHost.recordsUpdates = [.trace, .why].contains(request.task) || request.options.hasFindings
                let stages = try Stages(request.options)
                let variants = request.variants.map(stages.with)
                for entry in request.entries {
                    var request = request
                    if let variant = entry.variant { request.options = request.variants[variant] }
                    present(entry, in: program, for: request, entry.variant.map { variants[$0] } ?? stages, to: parent)
                }
            }
        } catch {
            parent.send(ChildMessage(.failure, Data("\(error)".utf8)))
        }
        parent.send(ChildMessage(.end))
        exit(0)
    }

    private static func present(
        _ entry: ChildRequest.Entry, in program: LoadedProgram, for request: ChildRequest, _ stages: Stages,
        to parent: ParentConnection
    ) {
        do {
            try show(entry, in: program, for: request, stages, to: parent)
        } catch {
            let kind = error is InputProblem ? ChildMessage.Kind.wrongInput : .failure
            parent.send(ChildMessage(kind, Data("\(entry.name) can't be shown: \(error)".utf8)))
        }
    }

    private static func show(
        _ entry: ChildRequest.Entry, in program: LoadedProgram, for request: ChildRequest, _ stages: Stages,
        to parent: ParentConnection
    ) throws {
        parent.send(ChildMessage(.view, Data(entry.name.utf8)))
        // Each view is told what it uses: one that uses nothing is shown.
        if request.options.listsInertNames { InertNames.begin(listsAll: true, hint: nil) }
        let maker = try program.maker(named: entry.symbol).given(request.options.input)
        let choice = PreviewChoice(index: entry.member ?? 0)
        let (host, stage) = try stages.host(for: maker, choice)
        let player = ScriptPlayer(host, request.options.actions)
        let result = result(
            of: player, named: entry.name, titled: maker.title ?? host.previewRequest.name, for: request, stages,
            stage, program.places, to: parent)
        // What is told as a finding is not told twice.
        let hasFindings =
            request.options.hasFindings || request.task == .why && (request.why?.target ?? .tree) == .tree
        for diagnostic in host.diagnostics where !hasFindings || !WhyReport.isFinding(diagnostic) {
            parent.send(message(of: diagnostic, in: program))
        }
        for sentence in player.unnoticed + stages.newProblems() {
            parent.send(ChildMessage(.warning, Data(sentence.utf8)))
        }
        entry.tellOthers(choice, to: parent)
        if let failure = host.failure {
            parent.send(ChildMessage(.failure, Data("\(entry.name) can't be laid out: \(failure)".utf8)))
        } else {
            if result.kind == .picture, request.options.film == nil, request.options.page == nil,
                let cut = try? ViewPictures(of: host, named: entry.name, request.options, stages, stage).cut()
            {
                let sentence = "\(entry.name) paints \(cut) that the picture cuts; --bleed keeps them"
                parent.send(ChildMessage(.cut, Data(sentence.utf8)))
            }
            if ![.failure, .wrongCall, .nothing].contains(result.kind) {
                for note in notes(on: host, stage, request) {
                    parent.send(ChildMessage(.note, Data("\(entry.name) \(note)".utf8)))
                }
            }
            parent.send(result)
        }
    }

    private static func message(of diagnostic: Diagnostic, in program: LoadedProgram) -> ChildMessage {
        guard let place = diagnostic.point.flatMap({ program.places.location(of: $0) }) else {
            return ChildMessage(.warning, Data(diagnostic.message.utf8))
        }
        return ChildMessage(.placedWarning, Data("\(place)\n\(diagnostic.message)".utf8))
    }

    /// What is worth knowing of a view, each the rest of a sentence.
    private static func notes(on host: ViewHost, _ stage: Stage, _ request: ChildRequest) -> [String] {
        let hasNoBezel = request.options.hasBezel && stage.screen == nil
        return [
            request.options.page == nil ? overflow(of: host).map { "is \($0)" } : nil,
            hasNoBezel ? "is on no screen, and has no bezel; give --device" : nil,
        ].compactMap { $0 }
    }

    /// "393 wide in 320", for a view that is larger than what it was proposed.
    private static func overflow(of host: ViewHost) -> String? {
        func words(_ overflow: (answer: CGFloat, room: CGFloat)?, _ word: String) -> String? {
            overflow.map { "\(Words.number($0.answer)) \(word) in \(Words.number($0.room))" }
        }
        let overflow = host.overflow
        let both = [words(overflow.width, "wide"), words(overflow.height, "high")].compactMap { $0 }
        return both.isEmpty ? nil : both.joined(separator: " and ")
    }

    /// What is done to the view comes first; the view is shown as it is then.
    private static func result(
        of player: ScriptPlayer, named name: String, titled title: String?, for request: ChildRequest,
        _ stages: Stages, _ stage: Stage, _ places: SourceResolver, to parent: ParentConnection
    ) -> ChildMessage {
        let (host, options) = (player.host, request.options)
        var pictures = ViewPictures(of: host, named: name, options, stages, stage)
        if let title { pictures.title = title }
        do {
            guard let film = options.film, request.task == .picture else {
                try player.advance(to: options.time)
                if options.hasFindings {
                    let findings = report(on: host, host.trace(), named: name, WhyRequest(.tree), places).numbered
                    pictures.notes = findings.map(\.note)
                    for finding in findings { parent.send(ChildMessage(.finding, Data(finding.text.utf8))) }
                }
                return switch request.task {
                case .picture: try picture(pictures, options, to: parent)
                case .snapshot: try snapshot(host, pictures, named: name, options, places)
                case .accessibility: ChildMessage(.layout, Data(AccessibilityJSON.object(host).utf8))
                case .why: ChildMessage(.layout, try why(host, named: name, request, pictures, places))
                case .trace: ChildMessage(.layout, Data(TraceJSON.lines(host.trace(), host.updates, places).utf8))
                case .layout, .titles, .members, .window, .schema, .rows:
                    ChildMessage(.layout, Data(LayoutJSON.object(host.layout()).utf8))
                }
            }
            let recorder = FilmRecorder(
                player, pictures, start: options.time, duration: film.duration, rate: film.rate)
            // The time that a view may take begins anew with each frame.
            func tell(_ frame: Int) {
                parent.send(ChildMessage(.progress, Data("frame \(frame) of \(recorder.count)".utf8)))
            }
            if let format = film.format.flatMap(FilmFormat.init) {
                return ChildMessage(
                    .picture, try recorder.record(format, dithering: film.hasDithering, willDraw: tell))
            }
            try recorder.eachPicture(willDraw: tell) { parent.send(ChildMessage(.frame, $0)) }
            return ChildMessage(.frames)
        } catch let error as ScriptError {
            return ChildMessage(.wrongCall, Data("\(name): \(error)".utf8))
        } catch let error as ViewPictures.PictureError where error.isEmpty {
            return ChildMessage(.nothing, Data("\(error)".utf8))
        } catch let error as RenderError {
            return ChildMessage(.failure, Data("\(name) can't be filmed: \(error)".utf8))
        } catch {
            return ChildMessage(.failure, Data("\(error)".utf8))
        }
    }
}

extension ChildProcess {
    private static func picture(
        _ pictures: ViewPictures, _ options: ShowOptions, to parent: ParentConnection
    ) throws -> ChildMessage {
        var notes: [String] = []
        defer { for note in notes { parent.send(ChildMessage(.note, Data(note.utf8))) } }
        if let paper = options.page {
            if options.format == .pdf {
                let data: Data
                (data, notes) = try pictures.pdf(on: paper)
                return ChildMessage(.picture, data)
            }
            notes = try pictures.eachPage(on: paper, options.format, options.letters) {
                parent.send(ChildMessage(.frame, $0))
            }
            return ChildMessage(.frames)
        }
        let data: Data
        (data, notes) = try pictures.file(options.format, options.letters)
        return ChildMessage(.picture, data)
    }

    private static func snapshot(
        _ host: ViewHost, _ pictures: ViewPictures, named name: String, _ options: ShowOptions,
        _ places: SourceResolver
    ) throws -> ChildMessage {
        let form = options.snapshot.flatMap(SnapshotForm.init) ?? .layout
        let taken = try SnapshotMaker(of: host, pictures, named: name).take(form, places)
        return ChildMessage(.layout, try taken.encoded())
    }
}

extension ChildProcess {
    private static func report(
        on host: ViewHost, _ trace: LayoutTrace, named name: String, _ request: WhyRequest, _ places: SourceResolver
    ) -> WhyReport {
        WhyReport(
            on: host, trace, named: name, request, position: { places.location(of: $0).map(SourcePosition.init) },
            writer: { places.writer($0).map(SourcePosition.init) })
    }

    /// Why views stand where they stand, as JSON; for a page with what passed between them, and the picture.
    private static func why(
        _ host: ViewHost, named name: String, _ request: ChildRequest, _ pictures: ViewPictures,
        _ places: SourceResolver
    ) throws -> Data {
        let trace = host.trace()
        let updates = host.updates
        let why = request.why ?? WhyRequest(.tree)
        let report = report(on: host, trace, named: name, why, places)
        let encoded = try JSONEncoder().encode(report)
        guard why.isPage else { return encoded }
        let events = TraceJSON.lines(trace, updates, places).split(separator: "\n").joined(separator: ",\n")
        let picture = try pictures.file().base64EncodedString()
        // The report's members, and two more.
        return encoded.dropLast() + Data(", \"events\": [\(events)], \"picture\": \"\(picture)\"}".utf8)
    }
}

extension WhyReport {
    /// Findings with what they are called in a picture; notes are left out.
    fileprivate var numbered: [(note: PictureNote, text: String)] {
        let frames = Dictionary(uniqueKeysWithValues: views.map { ($0.id, $0.frame) })
        return findings.filter { $0.severity != .note }.enumerated().map { index, finding in
            let frame = (frames[finding.view] ?? nil) ?? [0, 0, 0, 0]
            let note = PictureNote(
                number: index + 1, frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
                isError: finding.severity == .error)
            return (note, "\(index + 1)  \(text(of: finding))")
        }
    }
}

extension SourcePosition {
    fileprivate init(_ location: SourceLocation) {
        self.init(file: location.file, line: location.line, column: location.column)
    }
}
