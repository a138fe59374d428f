import Foundation
import Testing

/// Time in `plumb render`, `layout` and films is the host's, for queues, timers, run loops and tasks too; a window
/// shows the same in the end.
struct TimeCommandTests {
    /// Each source of time moves a bar of its own by ten points, once a second or at its times.
    private static let views = """
        import SwiftUI

        @MainActor final class Model: ObservableObject {
            @Published var widths: [String: Double] = [:]
            var timers: [Timer] = []
            var source: DispatchSourceTimer?

            func grow(_ name: String) { widths[name, default: 10] += 10 }

            func begin() {
                DispatchQueue.main.async { self.grow("async") }
                func again() {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                        self.grow("after")
                        if self.widths["after"]! < 50 { again() }
                    }
                }
                again()
                timers.append(Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
                    MainActor.assumeIsolated {
                        self.grow("timer")
                        if self.widths["timer"] == 50 { self.timers[0].invalidate() }
                    }
                })
                RunLoop.main.perform { MainActor.assumeIsolated { self.grow("perform") } }
                source = DispatchSource.makeTimerSource(queue: .main)
                source?.schedule(deadline: .now() + 0.5, repeating: 0.5)
                source?.setEventHandler {
                    self.grow("source")
                    if self.widths["source"] == 50 { self.source?.cancel() }
                }
                source?.resume()
                Task { @MainActor in
                    for _ in 0..<4 {
                        try await Task.sleep(for: .milliseconds(500))
                        self.grow("task")
                    }
                }
                Task.detached {
                    try await Task.sleep(for: .seconds(1))
                    await self.grow("detached")
                }
                DispatchQueue.global().async { @Sendable in
                    Thread.sleep(forTimeInterval: 1)
                    DispatchQueue.main.async { self.grow("background") }
                }
                OperationQueue.main.addOperation { MainActor.assumeIsolated { self.grow("operation") } }
            }
        }

        struct Bars: View {
            @StateObject private var model = Model()
            @State private var ticks = 0.0
            private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
            private let names = [
                "after", "async", "background", "detached", "operation", "perform", "source", "task", "timer",
            ]

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(names, id: \\.self) { name in
                        Color(red: 0, green: 0, blue: 1)
                            .frame(width: model.widths[name] ?? 10, height: 10)
                            .accessibilityIdentifier(name)
                    }
                    Color(red: 1, green: 0, blue: 0).frame(width: 10 + ticks, height: 10).accessibilityIdentifier("publisher")
                }
                .frame(width: 100, height: 100, alignment: .leading)
                .onAppear { model.begin() }
                .onReceive(timer) { _ in if ticks < 40 { ticks += 10 } }
            }
        }
        """

    private static let files = ["after", "publisher", "source", "task", "timer"]

    /// What the bars are wide at a time.
    private static func widths(at time: Double) -> [String: Double] {
        var widths = Dictionary(uniqueKeysWithValues: files.map { ($0, 10 + 10 * min(4, (time * 2).rounded(.down))) })
        for name in ["async", "operation", "perform"] { widths[name] = 20 }
        for name in ["background", "detached"] { widths[name] = time >= 1 ? 20 : 10 }
        return widths
    }

    @Test(arguments: [0, 0.49, 0.5, 1, 1.5, 1.75, 2, 10]) func layoutAtATime(_ time: Double) throws {
        let run = try ScratchFolder().plumb("layout", Self.views, ["--json", "--size", "fit", "--at", "\(time)"])
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        let view = try #require(try run.json()["Bars"] as? [String: Any])
        let frames = try #require(view["frames"] as? [String: [Double]])
        #expect(frames.mapValues { $0[2] } == Self.widths(at: time))
    }

    private func bytes(_ folder: ScratchFolder, _ name: String) throws -> Data {
        try Data(contentsOf: folder.url.appendingPathComponent(name))
    }

    /// A film's frame is the picture at its time, and ten runs write the same bytes.
    @Test func filmsAreTheSameEveryTime() throws {
        let folder = try ScratchFolder()
        let film = ["--size", "fit", "--scale", "1", "--duration", "2.5", "--fps", "4"]
        var first: [Data] = []
        for number in 0..<10 {
            let run = try folder.plumb("render", Self.views, film + ["-o", "f\(number)-%02d.png"])
            #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
            let frames = try (0..<10).map { try bytes(folder, "f\(number)-0\($0).png") }
            if number == 0 { first = frames }
            #expect(frames == first)
        }
        for number in 0..<10 {
            let time = Double(number) / 4
            let run = try folder.plumb(
                "render", Self.views, ["--size", "fit", "--scale", "1", "--at", "\(time)", "-o", "a.png"])
            #expect(run.status == 0)
            #expect(try bytes(folder, "a.png") == first[number], "\(time)")
        }
        #expect(Set(first).count == 5)
    }

    @Test func aWindowShowsTheSameInTheEnd() throws {
        let options = ["--size", "100x100", "--scale", "1"]
        let program = try WindowProgram(views: Self.views, title: "Bars", options)
        let folder = try ScratchFolder()
        let run = try folder.plumb("render", Self.views, options + ["--at", "3", "-o", "a.png"])
        #expect(run.status == 0)
        let drawn = try program.server.pixels(of: folder.url.appendingPathComponent("a.png"))
        try program.wait("the picture of three seconds") { try program.screenshot().bytes == drawn }
    }

    // MARK: The present

    private static let present = """
        import SwiftUI
        struct Present: View {
            let made = Date()
            @State private var lines = ""
            var body: some View {
                Text("x").onAppear {
                    let format = DateFormatter()
                    format.locale = Locale(identifier: "en_US_POSIX")
                    format.dateFormat = "yyyy-MM-dd HH:mm:ss"
                    print(format.string(from: made))
                    DispatchQueue.main.asyncAfter(deadline: .now() + 90) {
                        print(format.string(from: Date()), TimeZone.current.identifier)
                    }
                }
            }
        }
        """

    @Test(arguments: [
        ([], "2007-01-09 09:41:00", "2007-01-09 09:42:30 GMT"),
        (["--now", "2026-03-01T18:05"], "2026-03-01 18:05:00", "2026-03-01 18:06:30 GMT"),
        (["--now", "12:00"], "2007-01-09 12:00:00", "2007-01-09 12:01:30 GMT"),
        (["--now", "2024-02-29"], "2024-02-29 09:41:00", "2024-02-29 09:42:30 GMT"),
        (["--time-zone", "Asia/Tokyo"], "2007-01-09 18:41:00", "2007-01-09 18:42:30 Asia/Tokyo"),
        (
            ["--time-zone", "Asia/Tokyo", "--now", "2026-03-01 08:00"], "2026-03-01 08:00:00",
            "2026-03-01 08:01:30 Asia/Tokyo"
        ),
        (
            ["--time-zone", "Europe/Berlin", "--now", "2026-07-01T08:00:30Z"], "2026-07-01 10:00:30",
            "2026-07-01 10:02:00 Europe/Berlin"
        ),
        (["--now", "2026-07-01T08:00+05:30"], "2026-07-01 02:30:00", "2026-07-01 02:31:30 GMT"),
    ]) func thePresentIsThatOfTheCall(_ options: [String], first: String, later: String) throws {
        let run = try ScratchFolder().plumb("layout", Self.present, ["--json", "--at", "100"] + options)
        #expect(run.status == 0)
        #expect(run.errorLines == [first, later])
    }

    @Test(arguments: [
        "--now=yesterday", "--now=2026-02-30", "--now=25:00", "--now=", "--time-zone=Mars", "--time-zone=",
    ])
    func aPresentThatIsNoneIsOneSentence(_ option: String) throws {
        let run = try ScratchFolder().plumb("layout", Self.present, [option])
        #expect(run.status == 2 && run.errorLines.count == 1, "\(run.errors)")
    }

    /// What never ends is a sentence; the picture is there all the same.
    @Test func whatNeverEndsIsASentence() throws {
        let run = try ScratchFolder().plumb(
            "layout",
            """
            struct Endless: View {
                var body: some View {
                    Text("x").onAppear {
                        func again() { DispatchQueue.main.async { again() } }
                        again()
                        DispatchQueue.global().async { @Sendable in while true {} }
                    }
                }
            }
            """, ["--json", "--at", "0.1"])
        #expect(run.status == 0)
        #expect(run.errors.contains("asks for another turn at once"))
        #expect(run.duration < 25)
    }
}
