import Foundation
import PlumbCore

/// A place in a user's file: "Card.swift:12:9".
package struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    /// The path as the user has given it.
    package let file: String
    /// From 1.
    package let line: Int
    /// From 1, in bytes.
    package let column: Int

    package var description: String { "\(file):\(line):\(column)" }
}

/// Says where the views of a loaded program were written. The program's file is read when the first is asked for.
@MainActor package final class SourceResolver {
    private let path: String
    /// How far the program's code lies above the addresses of its file; nil where that is not known.
    private let base: UInt?
    private lazy var object = base.flatMap { _ in ObjectFile(path: path) }
    private lazy var table = object.map { LineTable(LineProgram($0)) }
    /// Where the user's code is in the file of a program that has other code too.
    private var code: [Range<UInt>] = []
    private var known: [SourcePoint: SourceLocation?] = [:]

    package init(object path: String, base: Int?) {
        self.path = path
        self.base = base.map { UInt(bitPattern: $0) }
    }

    /// Records places of views while something is done.
    package func recording<Result>(_ body: () throws -> Result) rethrows -> Result {
        _ = ViewHost.recordPlaces(inProgramAt: code)
        defer { ViewHost.stopRecordingPlaces() }
        return try body()
    }

    /// Says places of views in this very program, which is the user's and has Plumb in it. Nil where the
    /// program says no lines: it was built without them.
    ///
    /// - Parameter isUsers: whether a file of the program is the user's.
    package static func ofThisProgram(_ isUsers: @escaping (String) -> Bool) -> SourceResolver? {
        let path = "/proc/self/exe"
        guard let object = ObjectFile(path: path, only: [".debug_line", ".debug_str", ".debug_line_str"]) else {
            return nil
        }
        let program = LineProgram(object, isWanted: isUsers)
        // What the linker has dropped stands at 0.
        let units = program.units.filter { $0.start > 0 }.sorted { $0.start < $1.start }
        let code = units.indices.dropLast().filter { isUsers(units[$0].file) }
            .map { UInt(units[$0].start)..<UInt(units[$0 + 1].start) }.filter { !$0.isEmpty }
        guard let base = ViewHost.recordPlaces(inProgramAt: code) else { return nil }
        ViewHost.stopRecordingPlaces()
        let resolver = SourceResolver(object: path, base: base)
        resolver.code = code
        resolver.object = object
        resolver.table = LineTable(program)
        return resolver
    }

    /// The place of a point; nil where the program does not say it, or it is not in a user's file.
    package func location(of point: SourcePoint) -> SourceLocation? {
        if let location = known[point] { return location }
        let place = inFile(point).flatMap { table?.place(of: $0) }
        // What has no path is made by the compiler, or for it.
        let location = place.flatMap {
            LineProgram.isMade($0.file)
                ? nil : SourceLocation(file: $0.file, line: $0.line, column: $0.column)
        }
        known[point] = location
        return location
    }

    /// Where something was written, by the calls that led to it, the innermost first: not in the accessors that the
    /// compiler makes of a property.
    package func writer(_ calls: [SourcePoint]) -> SourceLocation? {
        for call in calls {
            guard let point = inFile(call), let function = object?.function(at: UInt64(point.address) &- 1),
                !FunctionName.isAccessor(function.name)
            else { continue }
            let start = call.address - point.address + UInt(function.address)
            // The end of `count += 1` may have no place of its own, or that of the function's end; what the function
            // did before has.
            let isEnd = table?.isEnd(point, from: UInt(function.address), size: UInt(function.size)) == true
            let before = SourcePoint(isEnd ? .modified : .expression, call.address, start: start)
            let own = location(of: call)
            if let location = isEnd || own == nil ? location(of: before) ?? own : own { return location }
        }
        return nil
    }

    /// The function that a point is in, without its module and arguments: `Page.body`.
    package func function(of point: SourcePoint) -> String? {
        guard let point = inFile(point), let function = object?.function(at: UInt64(point.address) &- 1) else {
            return nil
        }
        return FunctionName.short(of: function.name)
    }

    /// The point with the addresses of the file.
    private func inFile(_ point: SourcePoint) -> SourcePoint? {
        guard let base else { return nil }
        func moved(_ address: UInt) -> UInt { address > base ? address - base : 0 }
        return SourcePoint(
            point.kind, moved(point.address), expression: moved(point.expression), start: moved(point.start))
    }
}

extension LineProgram {
    /// What an object says of its lines.
    fileprivate init(_ object: ObjectFile, isWanted: @escaping (String) -> Bool = { _ in true }) {
        self.init(
            object.section(".debug_line"), strings: object.section(".debug_str"),
            lineStrings: object.section(".debug_line_str"), isWanted: isWanted)
    }
}

extension SourceResolver {
    /// What the trace says of where a view was written.
    func members(of view: TracedView) -> [(String, String)] {
        var members: [(String, String)] = []
        // Two addresses may belong to one place.
        var known: Set<String> = []
        if let point = view.point {
            if let location = location(of: point) {
                known = ["\(location)"]
                members.append(("at", LayoutJSON.quoted("\(location)")))
            } else if let function = function(of: point) {
                members.append(("in", LayoutJSON.quoted(function)))
            }
        }
        let around = view.pointsAround.compactMap { location(of: $0).map { "\($0)" } }
            .filter { known.insert($0).inserted }
        if !around.isEmpty {
            members.append(("around", "[" + around.map { LayoutJSON.quoted($0) }.joined(separator: ", ") + "]"))
        }
        return members
    }
}
