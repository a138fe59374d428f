import Foundation
import Testing

/// Whatever user code does, plumb ends with a sentence that names it.
struct UserCodeTests {
    private static let views = """
        struct Good: View { var body: some View { Text("a") } }
        struct Trap: View { let list = [1]; var body: some View { print("before"); return Text("\\(list[list.count + 3])") } }
        struct Endless: View {
            func depth(_ number: Int) -> Int { number == -1 ? 0 : depth(number + 1) + 1 }
            var body: some View { Text("\\(depth(1))") }
        }
        struct Itself: View { var body: some View { AnyView(Itself()) } }
        struct Loop: View { var body: some View { while true {}; return Text("a") } }
        struct Null: View { var body: some View { UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 3; return Text("a") } }
        struct Quit: View { var body: some View { exit(0); return Text("a") } }
        #Preview("Boo") { Text({ () -> String in fatalError("boo") }()) }
        """

    @Test(arguments: [
        ("Trap", "trapped; what Swift says about it stands above"),
        ("Endless", "recurses without end or nests too deep: the stack is full; look for a view that contains itself"),
        ("Null", "crashed: it reached for memory that isn't there; look for unsafe pointers"),
        ("Quit", "ended the process (exit status 0) instead of returning; take out the call of exit"),
        ("Boo", "trapped; what Swift says about it stands above"),
    ]) func endsInASentence(_ view: String, _ sentence: String) throws {
        let run = try ScratchFolder().plumb("layout", Self.views, ["--json", "--view", view])
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(run.sentence == "plumb: \(view) in Views.swift \(sentence)")
        #expect(!run.errors.contains("stack trace"))
        #expect(run.errorLines.count <= 3)
    }

    @Test func aViewThatContainsItself() throws {
        let run = try ScratchFolder().plumb("layout", Self.views, ["--json", "--view", "Itself"])
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(run.errorLines.count == 1)
        #expect(run.sentence.hasPrefix("plumb: Views.swift: Itself can't be laid out: "))
        #expect(run.sentence.contains("contains itself"))
    }

    @Test func deepNestingIsNoRecursionWithoutEnd() throws {
        let views = """
            struct Deep: View {
                var body: some View { nested(10_000) }
                func nested(_ depth: Int) -> AnyView {
                    depth == 0 ? AnyView(Text("a")) : AnyView(VStack { nested(depth - 1) })
                }
            }
            """
        let run = try ScratchFolder().plumb("layout", views, ["--json", "--text", "fixed", "--size", "fit"])
        #expect(run.errors.isEmpty)
        #expect(run.output == "{\"Deep\": {\"proposal\": [null, null], \"size\": [10, 20], \"frames\": {}}}\n")
    }

    @Test func whatSwiftSaysAndWhatWasPrintedBeforeAreSeen() throws {
        let run = try ScratchFolder().plumb("layout", Self.views, ["--json", "--view", "Trap"])
        #expect(run.errorLines.first == "before")
        #expect(run.errors.contains("Fatal error: Index out of range"))
    }

    @Test func aViewThatDoesNotReturnIsEnded() throws {
        let run = try ScratchFolder().plumb("layout", Self.views, ["--json", "--view", "Loop", "--timeout", "1.5"])
        #expect(run.status == 1)
        #expect(
            run.errorLines == [
                "plumb: Loop in Views.swift did not return within 1.5 s; look for a loop without end, "
                    + "or give it longer with --timeout"
            ])
        #expect(run.duration >= 1.5)
    }

    @Test func whatUserCodePrintsGoesToStderr() throws {
        let run = try ScratchFolder().plumb(
            "layout", "struct A: View { var body: some View { let _ = print(\"noise\"); Text(\"a\") } }", ["--json"])
        #expect(run.status == 0)
        #expect(run.errors.contains("noise"))
        #expect(try run.json().keys.sorted() == ["A"])
    }

    @Test func whatUserCodeStartsEndsWithIt() throws {
        let folder = try ScratchFolder()
        let mark = "31\(Int.random(in: 1000...9999))"
        let views = """
            struct A: View {
                var body: some View {
                    let _ = system("sleep \(mark) &")
                    Text("a")
                }
            }
            """
        #expect(try folder.plumb("layout", views, ["--json"]).status == 0)
        let deadline = ContinuousClock.now + .seconds(5)
        while isRunning("sleep", mark), ContinuousClock.now < deadline { usleep(20_000) }
        #expect(!isRunning("sleep", mark))
    }

    private func isRunning(_ words: String...) -> Bool {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.filter { Int($0) != nil }.contains { process in
            let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
            let found = line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
            return words.allSatisfy { word in found.contains { $0.hasSuffix(word) } }
        }
    }
}
