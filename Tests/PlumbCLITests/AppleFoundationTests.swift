import Foundation
import Testing

/// A model file that imports Foundation alone finds what Apple's Foundation has, and no view.
struct AppleFoundationTests {
    @Test(arguments: [
        "String(localized: \"Hello \\(3)\")", "LocalizedStringResource(\"Hello\").key",
        "ListFormatter().string(from: [\"a\"]) ?? \"\"",
        "RelativeDateTimeFormatter().localizedString(fromTimeInterval: 60)",
        "DateComponentsFormatter().string(from: 60) ?? \"\"",
        "MeasurementFormatter().string(from: Measurement(value: 3, unit: UnitLength.meters))",
        "Measurement(value: 3, unit: UnitLength.meters).formatted()",
        "PersonNameComponentsFormatter().string(from: PersonNameComponents())",
        "URL(fileURLWithPath: \"/\").formatted()", "\"\\(CGRectMake(1, 2, 3, 4).equalTo(.zero))\"",
        "\"\\(CGAffineTransform(scaleX: 2, y: 2))\"", "autoreleasepool { \"a\" }", "CGRect.zero.debugDescription",
        "\"\\(Timer.publish(every: 1, on: .main, in: .common))\"",
        "\"\\(NotificationCenter.default.notifications(named: Notification.Name(\"a\")))\"",
        "\"\\(NotificationCenter.default.publisher(for: Notification.Name(\"a\")))\"",
        "URL.documentsDirectory.path + \"\\(ProcessInfo.processInfo.isLowPowerModeEnabled)\"",
        "(Date.distantPast..<Date.now).formatted(.components(style: .wide))",
        "\"\\(URLSession.shared)\"", "\"\\(UserDefaults.standard.value(forKey: \"none\") as Any)\"",
        "String((try? AttributedString(markdown: \"**a**\"))?.characters ?? AttributedString().characters)",
    ])
    func names(_ expression: String) throws {
        let folder = try ScratchFolder()
        try folder.write("import Foundation\n\nfunc word() -> String { \(expression) }\n", to: "Model.swift")
        try folder.write(
            "import SwiftUI\nstruct A: View { var body: some View { Color.red.frame(width: word() == \"no\" ? 1 : 2, height: 1) } }\n",
            to: "Views.swift")
        let run = try PlumbRun(["layout", ".", "--size", "fit", "--json"], in: folder.url)
        #expect(run.status == 0 && run.output.contains("[2, 1]"), "\(run.errors)")
    }

    /// Foundation brings Observation along.
    @Test func modelsAreObserved() throws {
        let folder = try ScratchFolder()
        try folder.write("import Foundation\n\n@Observable class Order { var width = 3.0 }\n", to: "Order.swift")
        try folder.write(
            """
            import SwiftUI
            struct A: View {
                @State private var order = Order()
                var body: some View {
                    Color.red.frame(width: order.width, height: 1).onAppear { order.width = 5 }
                }
            }
            """, to: "Views.swift")
        let run = try PlumbRun(["layout", ".", "--size", "fit", "--json"], in: folder.url)
        #expect(run.status == 0 && run.output.contains("[5, 1]"), "\(run.errors)")
    }

    /// What is no view asks for the machine's locale, which is the app's here: that of the call.
    @Test(arguments: [
        ("12.5.formatted(.currency(code: \"USD\"))", "$12.50", "12,50 $"), ("1234.5.formatted()", "1,234.5", "1.234,5"),
        ("day.formatted(.dateTime.day().month().year())", "Jan 2, 2001", "2. Jan. 2001"),
        ("dates.string(from: day)", "January 2, 2001", "2. Januar 2001"),
        ("numbers.string(from: 0.5) ?? \"\"", "50%", "50\u{A0}%"), ("Locale.current.identifier", "en_US", "de_DE"),
        ("\"first \\(Calendar.current.firstWeekday)\"", "first 1", "first 2"),
        ("Calendar.current.monthSymbols[0]", "January", "Januar"),
    ])
    func theLocaleIsThatOfTheCall(_ expression: String, english: String, german: String) throws {
        let text = """
            import SwiftUI
            let day = Date(timeIntervalSinceReferenceDate: 100_000)
            nonisolated(unsafe) let dates = { let dates = DateFormatter(); dates.dateStyle = .long; return dates }()
            nonisolated(unsafe) let numbers = { let numbers = NumberFormatter(); numbers.numberStyle = .percent; return numbers }()
            struct A: View { var body: some View { Text(verbatim: \(expression)) } }
            """
        for (options, words) in [([], english), (["--locale", "de_DE"], german)] {
            let run = try ScratchFolder().plumb("layout", text, ["--accessibility"] + options)
            let said = run.output.replacingOccurrences(of: "\u{A0}", with: " ")
            #expect(said.contains(words.replacingOccurrences(of: "\u{A0}", with: " ")), "\(run.output)\(run.errors)")
        }
    }

    @Test func viewsAreNotAmongThem() throws {
        let folder = try ScratchFolder()
        try folder.write("import Foundation\nlet text = Text(\"a\")\n", to: "Model.swift")
        try folder.write("import SwiftUI\nstruct A: View { var body: some View { text } }\n", to: "Views.swift")
        let run = try PlumbRun(["layout", ".", "--json"], in: folder.url)
        #expect(run.errors.contains("Model.swift:2:12: error: cannot find 'Text' in scope"))
        #expect(
            run.errorLines.contains("plumb: Text is SwiftUI's; write import SwiftUI in ./Model.swift")
                || run.errorLines.contains("plumb: Text is SwiftUI's; write import SwiftUI in Model.swift"),
            "\(run.errors)")
    }

    /// The imports that are added are nobody's mistake, and neither are the views of other files.
    @Test func aMissingBraceIsTheFilesOwn() throws {
        let folder = try ScratchFolder()
        try folder.write("import Foundation\nstruct M {\n    let names = ListFormatter()\n", to: "Model.swift")
        try folder.write(
            "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\nstruct B: View { var body: some View { A() } }\n",
            to: "A.swift")
        for command in ["layout", "list"] {
            let run = try PlumbRun([command, "A.swift", "Model.swift", "--json"], in: folder.url)
            let errors = run.errorLines.filter { $0.contains("error:") }
            #expect(
                errors.allSatisfy { $0.hasPrefix("Model.swift:3:") || $0.hasPrefix("Model.swift:4:") }, "\(run.errors)")
            #expect(errors.contains { $0.hasSuffix("expected '}' in struct") }, "\(run.errors)")
            #expect(
                run.status == 1 && run.sentence == "plumb: A.swift and 1 more does not compile; its errors stand above")
        }
    }

    /// Lines and columns are the file's, whatever is before them.
    @Test(arguments: ["", "\u{FEFF}", "#!/usr/bin/swift\n"]) func placesAreTheFilesOwn(_ beginning: String) throws {
        let folder = try ScratchFolder()
        try folder.write(
            beginning + "import Foundation; let a: Int = \"\"\nlet b = \"\(#line) \(#file)\"\n", to: "Model.swift")
        let run = try PlumbRun(["layout", "Model.swift", "--json"], in: folder.url)
        let line = beginning.hasSuffix("\n") ? 2 : 1
        #expect(run.errors.hasPrefix("Model.swift:\(line):33: error:"), "\(run.errors)")
    }

    @Test func whatIsMissingSaysSo() throws {
        let run = try ScratchFolder().plumb("layout", "let undo = UndoManager()", ["--json"])
        #expect(run.errors.contains("is unavailable: Plumb has no UndoManager yet; keep earlier values in @State"))
    }
}
