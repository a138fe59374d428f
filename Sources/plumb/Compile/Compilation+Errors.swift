import Foundation

extension Compilation {
    /// Prints what the compiler says about the user's text.
    func failure(_ run: ToolProcess.Result) -> Failure {
        let text = CompilerError.withoutMakers(run.text)
        if text.contains("cannot be imported by the Swift") || text.contains("module file was created by") {
            let compiler = toolchain.frontend
            return Failure(
                .call,
                "plumb was built by another Swift compiler than \(compiler); build it again with this one (make build)")
        }
        if text.contains(String(cString: strerror(ENOSPC))) { return noSpace }
        let path = sources.path
        let files = sources.modules.flatMap(\.files)
        let own = Set(sources.modules.map(\.name))
        if let sentence = MissingFrameworks.sentence(for: text, of: files, besides: own) {
            return Failure(.file, sentence)
        }
        standardError(told(text))
        if run.signal != nil {
            return Failure(.file, "the Swift compiler itself crashed on \(path); simplify what it names above")
        }
        if CompilerError.list(in: text).isEmpty {
            return Failure(.call, "the Swift compiler fails without an error in \(path); what it says stands above")
        }
        if run.isEndedEarly {
            return Failure(
                .file,
                "\(path) does not compile; names that aren't known kept the compiler busy, so it was ended; "
                    + "its errors stand above")
        }
        return Failure(.file, "\(path) does not compile; its errors stand above")
    }

    /// What the compiler says about the user's text, with the remedies.
    func told(_ text: String) -> String {
        let files = sources.modules.flatMap(\.files)
        let remedies = NameRemedies(files: files, modules: installation.modules)
        let said = CompilerError.withoutNotesOnPlumb(text, files: Set(files.map(\.path)))
        return remedies.added(to: said.trimmingCharacters(in: .newlines))
    }

    var noSpace: Failure {
        Failure(.call, "there is no space left for \(folder); free some space, or set XDG_CACHE_HOME elsewhere")
    }
}
