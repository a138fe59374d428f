import Foundation
import PlumbHosting

extension Compilation {
    /// Why a type can't be shown by itself; nil for one that can.
    func leftOut(_ type: SymbolGraph.ShownType) -> Program.LeftOut? {
        func because(_ reason: String, isWarned: Bool = false) -> Program.LeftOut {
            Program.LeftOut(
                name: type.name, file: sources.views.files[type.file].path, reason: reason, isWarned: isWarned)
        }
        if type.isGeneric { return because("is generic; write a #Preview that shows it") }
        if type.shown == .previews { return nil }
        if !type.isMadeWithoutArguments {
            let isOfOneValue = type.inputLabel != nil && type.shown == .view
            if isOfOneValue, !sources.takesInput {
                return because(
                    "is made of one value; give it with --input FILE or --set NAME=VALUE, give it a default, or write a "
                        + "#Preview")
            }
            if !isOfOneValue {
                return because("can't be made without arguments; give them defaults, or write a #Preview")
            }
        }
        if type.accessLevels.dropFirst().filter({ $0 == "private" }).count > 1 {
            return because(
                "can't be reached, being private in a type that is private too; make one of them fileprivate",
                isWarned: true)
        }
        return nil
    }

    /// The previews that a failing run names, where its errors are about nothing else; those about makers are another
    /// matter.
    func previewsToLeaveOut(
        after run: ToolProcess.Result, besides refused: [Int: [PreviewCall]], _ build: ModuleBuild
    ) -> [Int: [PreviewCall]] {
        let errors = CompilerError.list(in: run.text).filter { $0.file != MakerTable.fileName }
        guard run.signal == nil, !errors.isEmpty else { return [:] }
        let previews = build.previews()
        var found: [Int: [PreviewCall]] = [:]
        for error in errors {
            // What a macro made is told in a file of its own, and beside that where the macro stands.
            if error.file.contains("/@__swiftmacro_") { continue }
            guard let index = sources.views.files.firstIndex(where: { $0.path == error.file }),
                let call = previews[index].first(where: { $0.lines.contains(error.line) }),
                refused[index]?.contains(call) != true
            else { return [:] }
            if found[index]?.contains(call) != true { found[index, default: []].append(call) }
        }
        return found
    }

    /// The makers that a failing run names.
    ///
    /// 1. Errors of the user's text alone are told. 2. Where all errors are makers', these go. 3. Where both have some,
    /// as when a brace is missing, the text without tables says what is wrong; if nothing is, all makers go.
    func makersToRemove(
        after run: ToolProcess.Result, among tables: [MakerTable], without refused: [Int: [PreviewCall]],
        _ build: ModuleBuild
    ) throws -> [Program.LeftOut] {
        // 1
        let makers = tables.flatMap(\.makers)
        guard run.signal == nil, !makers.isEmpty, run.text.contains(MakerTable.fileName) else { throw failure(run) }
        // 2
        let errors = CompilerError.list(in: run.text)
        if !errors.isEmpty, errors.allSatisfy({ $0.file == MakerTable.fileName }) {
            let found = makers.compactMap { maker in
                errors.first { $0.line == maker.line }.map { removed(maker, because: $0.message) }
            }
            if !found.isEmpty { return found }
        }
        // 3
        try build.writeCopies(with: self.tables(of: [], []), without: refused)
        let alone = try build.compile()
        guard alone.status == 0 && alone.signal == nil else { throw failure(alone) }
        return makers.map { removed($0, because: errors.first?.message ?? "does not compile") }
    }

    private func removed(_ maker: MakerTable.Maker, because message: String) -> Program.LeftOut {
        let sentence = "can't be made: the compiler says \u{201C}\(message)\u{201D}; write a #Preview that shows it"
        let file = sources.views.files[maker.type.file].path
        return .init(name: maker.type.name, file: file, reason: sentence, isWarned: true)
    }
}
