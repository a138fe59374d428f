import Foundation
import PlumbCairo
import PlumbCore

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
    /// The largest side of a picture in pixels: what a Cairo surface can hold.
    package nonisolated static let largestSide = 32767.0

    package static func run() -> Never {
        ThreadStacks.makeSmall()
        let parent = ParentConnection(descriptor: connection)
        guard let request = parent.readRequest() else {
            FileHandle.standardError.write(Data("plumb: \(argument) is for plumb itself; see plumb --help\n".utf8))
            exit(2)
        }
        parent.endWithParent()
        PrintBuffer.endAtLines()
        StackOverflow.report(on: connection)
        do {
            let program = try LoadedProgram(path: request.program)
            switch request.task {
            case .titles: try sendTitles(of: request.entries, in: program, to: parent)
            case .window:
                let surroundings = try Surroundings(request.options, isScreen: true)
                for entry in request.entries.prefix(1) {
                    try ChildWindow(entry, in: program, surroundings, parent: parent).run()
                }
            case .layout, .trace, .picture:
                let surroundings = try Surroundings(request.options)
                for entry in request.entries { try show(entry, in: program, for: request, surroundings, to: parent) }
            }
        } catch {
            parent.send(ChildMessage(.failure, Data("\(error)".utf8)))
        }
        parent.send(ChildMessage(.end))
        exit(0)
    }

    private static func sendTitles(
        of entries: [ChildRequest.Entry], in program: LoadedProgram, to parent: ParentConnection
    ) throws {
        let titles = try entries.map { try program.maker(named: $0.symbol).title }
        parent.send(ChildMessage(.titles, try JSONEncoder().encode(titles)))
    }

    private static func show(
        _ entry: ChildRequest.Entry, in program: LoadedProgram, for request: ChildRequest, _ surroundings: Surroundings,
        to parent: ParentConnection
    ) throws {
        parent.send(ChildMessage(.view, Data(entry.name.utf8)))
        let maker = try program.maker(named: entry.symbol)
        let host = ViewHost(maker.make(), configuration: surroundings.configuration(preview: maker.proposal))
        if let proposal = surroundings.proposal(for: host.previewRequest, maker.windows?.first) {
            host.proposal = proposal
        }
        let result: ChildMessage
        switch request.task {
        case .picture: result = picture(of: host, named: entry.name, request.options)
        case .trace: result = ChildMessage(.layout, Data(TraceJSON.lines(host.trace()).utf8))
        case .layout, .titles, .window: result = ChildMessage(.layout, Data(LayoutJSON.object(host.layout()).utf8))
        }
        for sentence in host.diagnostics.map(\.message) + surroundings.newProblems() {
            parent.send(ChildMessage(.warning, Data(sentence.utf8)))
        }
        if let failure = host.failure {
            parent.send(ChildMessage(.failure, Data("\(entry.name) can't be laid out: \(failure)".utf8)))
        } else {
            parent.send(result)
        }
    }

    private static func picture(
        of host: ViewHost, named name: String, _ options: ChildRequest.Options
    ) -> ChildMessage {
        let scale = options.scale
        var list = host.displayList()
        if options.hasPage { list.addPage(isDark: options.isDark) }
        let sides = [list.size.width, list.size.height].map { Double($0) * scale }
        let size = "\(LayoutJSON.number(list.size.width)) × \(LayoutJSON.number(list.size.height)) points"
        guard sides.allSatisfy({ $0.isFinite && $0 <= largestSide }) else {
            let sentence =
                "\(name) is \(size), more than \(Int(largestSide)) pixels at scale \(LayoutJSON.number(scale)); "
                + "give it a frame, or lower --scale"
            return ChildMessage(.failure, Data(sentence.utf8))
        }
        guard sides.allSatisfy({ $0 > 0 }) else {
            let sentence = "\(name) is \(size), there is nothing to draw; give it a frame, or another --size"
            return ChildMessage(.failure, Data(sentence.utf8))
        }
        do {
            return ChildMessage(.picture, try CairoRenderer().render(list, scale: scale))
        } catch {
            return ChildMessage(.failure, Data("\(name) can't be drawn: \(error)".utf8))
        }
    }
}
