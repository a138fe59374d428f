import Foundation
import Synchronization
import Testing

@testable import PlumbOS

/// What a program logs is a line on standard error; nothing that is logged can end it.
@Suite struct LoggerTests {
    private struct Named: CustomStringConvertible { var description: String { "named" } }

    /// What is written while a closure runs.
    private func lines(_ body: () -> Void) -> [String] {
        let lines = Mutex<[String]>([])
        OSLog.$output.withValue({ line in lines.withLock { $0.append(line) } }, operation: body)
        return lines.withLock(\.self)
    }

    @Test func levelsAreWrittenWithTheirCategory() {
        let log = Logger(subsystem: "com.example", category: "net")
        let said = lines {
            log.trace("a")
            log.debug("b")
            log.info("c")
            log.notice("d")
            log.log("e")
            log.warning("f")
            log.error("g")
            log.critical("h")
            log.fault("i")
            log.log(level: .info, "j")
            Logger().info("alone")
            Logger(.disabled).error("nothing")
        }
        #expect(said == "abcdefghij".map { "[net] \($0)" } + ["alone"])
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var message: @Sendable () -> OSLogMessage
        init(_ text: String, _ message: @escaping @Sendable () -> OSLogMessage) {
            (testDescription, self.message) = (text, message)
        }
    }

    static let cases = [
        Case("3 items") { "\(3) items" },
        Case("2.500000 1.000000") { "\(2.5) \(Float(1))" },
        Case("true yes") { "\(true) \(true, format: .answer)" },
        Case("a named Int") { "\("a", privacy: .private) \(Named()) \(Int.self)" },
        Case("secret") { "\("secret", privacy: .sensitive(mask: .hash))" },
        Case("3.14") { "\(3.14, format: .fixed(precision: 2))" },
        Case("+3.1") { "\(3.14, format: .fixed(precision: 1, explicitPositiveSign: true))" },
        Case("3.14e+00") { "\(3.14, format: .exponential(precision: 2))" },
        Case("ff 0xFF") { "\(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true))" },
        Case("007 -0o10") { "\(7, format: .decimal(minDigits: 3)) \(-8, format: .octal(includePrefix: true))" },
        Case("+5") { "\(5, format: .decimal(explicitPositiveSign: true))" },
        Case("   ab|ab   |abcdef") {
            "\("ab", align: .right(columns: 5))|\("ab", align: .left(columns: 5))|\("abcdef", align: .left(columns: 2))"
        },
        Case("3 (null)") { "\(NSNumber(value: 3)) \(nil as NSObject?)" },
    ]

    @Test(arguments: cases) func valuesAreWrittenByTheirFormats(_ line: Case) {
        #expect(line.message().text == line.testDescription)
    }

    /// Formats as `printf` has them, also with values that are missing or of another kind.
    @Test(
        arguments: [
            ("fmt %{public}@ %d %.2f %s %%", ["str", 4, 2.0], "fmt str 4 2.00 %s %"),
            (
                "%{private, mask.hash}ld|%5d|%-5d|%x|%lld", [7, -3, 3, 255, Int64.max],
                "7|   -3|3    |ff|9223372036854775807"
            ),
            ("%d %f %@", ["x", "y"], "x y %@"),
            ("%f %u", [1, -1], "1 18446744073709551615"),
            ("100 % sure", [], "100 % sure"),
            ("no values", [1, 2], "no values"),
        ] as [(String, [any CVarArg & Sendable], String)])
    func formatsTakeTheirValues(_ format: String, _ values: [any CVarArg & Sendable], _ text: String) {
        #expect(LogFormat.text(format, values) == text)
    }

    @Test func theFunctionsOfBeforeWriteToo() {
        let said = lines {
            os_log("plain")
            os_log(.error, "level %d", 2)
            os_log("%{public}@", log: OSLog(subsystem: "a", category: "b"), type: .debug, "text")
            os_log("none", log: .disabled)
            os_log(.info, "value \(1)")
        }
        #expect(said == ["plain", "level 2", "[b] text", "value 1"])
    }

    /// Nothing is recorded, and what an interval is about runs.
    @Test func signpostsRunWhatTheyAreAbout() {
        let signposter = OSSignposter(subsystem: "a", category: .pointsOfInterest)
        let state = signposter.beginInterval("load", id: signposter.makeSignpostID(), "message \(1)")
        #expect(signposter.withIntervalSignpost("parse") { 3 } == 3)
        signposter.endInterval("load", state)
        os_signpost(.event, log: .default, name: "done", "%d", 3)
        #expect(!signposter.isEnabled)
    }

    @Test func aLockLetsOneInAtATime() async {
        let count = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<1_000 { count.withLock { $0 += 1 } } } }
        }
        #expect(count.withLock { $0 } == 8_000)
        let lock = OSAllocatedUnfairLock()
        lock.lock()
        #expect(!lock.lockIfAvailable())
        #expect(lock.withLockIfAvailable { 1 } == nil)
        lock.unlock()
        #expect(lock.withLock { 1 } == 1)
    }
}
