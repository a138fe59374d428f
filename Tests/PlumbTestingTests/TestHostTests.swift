import PlumbTesting
import SwiftUI
import Testing

/// A row of squares that taps switch on, and one that follows.
private struct Squares: View {
    @State private var chosen = 0
    @State private var taps = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Color.red.frame(width: 20, height: 20).padding(.leading, CGFloat(chosen) * 50)
                .accessibilityIdentifier("follower")
            HStack(spacing: 10) {
                ForEach(0..<3) { index in
                    (index == chosen ? Color.green : .gray).frame(width: 40, height: 40)
                        .onTapGesture {
                            chosen = index
                            taps += 1
                        }
                        .accessibilityIdentifier("square\(index)")
                }
            }
            Text("\(taps)").accessibilityIdentifier("count")
        }
        .padding(10)
    }
}

private struct Moving: View {
    @State private var isOn = false

    var body: some View {
        Color.blue.frame(width: isOn ? 100 : 20, height: 20).accessibilityIdentifier("bar")
            .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            .frame(width: 120, height: 40)
    }
}

@MainActor struct TestHostTests {
    @Test func framesFollowTaps() throws {
        let host = try TestHost(Squares(), size: .unspecified)
        #expect(host.frame(of: "square2") == CGRect(x: 110, y: 40, width: 40, height: 40))
        #expect(host.frame(of: "count") == CGRect(x: 10, y: 90, width: 10, height: 20))
        #expect(host.frame(of: "follower")?.width == 20)
        #expect(try host.tap("square2"))
        #expect(host.frame(of: "follower")?.width == 120)
        #expect(host.tap(at: CGPoint(x: 61, y: 41)))
        #expect(host.frame(of: "follower")?.width == 70)
        #expect(host.frames().keys.sorted() == ["count", "follower", "square0", "square1", "square2"])
        #expect(host.size == CGSize(width: 160, height: 120))
    }

    @Test func whereNothingIsNothingHappens() throws {
        let host = try TestHost(Squares(), size: .unspecified)
        let before = try host.picture()
        #expect(!host.tap(at: CGPoint(x: -5, y: 1000)))
        #expect(!host.type("abc"))
        #expect(!host.drag(from: .zero, to: CGPoint(x: CGFloat.nan, y: CGFloat.infinity), duration: .nan))
        #expect(try host.picture() == before)
    }

    @Test func aViewThatIsNotThereIsAnErrorThatNamesTheOthers() throws {
        let host = try TestHost(Squares(), size: .unspecified)
        #expect(host.frame(of: "squareX") == nil)
        let error = #expect(throws: (any Error).self) { try host.tap("squareX") }
        #expect(
            error.map { "\($0)" } == "the test finds no view with the accessibility identifier squareX; "
                + "there is count, follower, square0, square1, square2")
        #expect(throws: (any Error).self) { try host.drag("squareX", by: .zero) }
    }

    @Test func stringsAreOfAFolder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (language, table) in [("de", #""Hello" = "Guten Tag"; "%lld" = "%lld!";"#), ("fr", #""Hello" = "Salut"#)] {
            let file = folder.appendingPathComponent("\(language).lproj/Localizable.strings")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(table.utf8).write(to: file)
        }
        func words(_ locale: String?) throws -> (width: CGFloat?, problems: [String]) {
            let view = VStack { Text("Hello").accessibilityIdentifier("text") }
            let host = try TestHost(
                view, size: .unspecified, strings: folder, locale: locale.map { Locale(identifier: $0) })
            return (host.frame(of: "text")?.width, host.diagnostics)
        }
        #expect(try words("de_DE").width == 90)
        #expect(try words(nil).width == 50)
        // A table that ends in the middle of a text.
        #expect(try words("de_DE").problems.count == 1)
    }

    @Test func timePassesWhenItIsTold() throws {
        let host = try TestHost(Squares(), size: .unspecified)
        #expect(host.time == 0)
        host.advance(by: 0.25)
        host.advance(by: -1)
        host.advance(by: .nan)
        #expect(host.time == 0.25)
        host.drag(from: .zero, to: CGPoint(x: 10, y: 10), duration: 0.5)
        #expect(abs(host.time - 0.75) < 1e-9)
        #expect(!host.isMoving)
    }

    @Test func framesAreThoseThatAreShown() throws {
        let host = try TestHost(Moving(), size: .unspecified)
        try host.tap("bar")
        #expect(host.isMoving)
        #expect(host.frame(of: "bar")?.width == 20)
        host.advance(by: 0.25)
        #expect(host.frame(of: "bar")?.width == 40)
        host.advance(by: 0.5)
        #expect(host.frame(of: "bar")?.width == 80)
        host.advance(by: 0.25)
        #expect(host.frame(of: "bar")?.width == 100)
        // The frame after the last one finds that nothing moves any more.
        host.advance(by: 1.0 / 60)
        #expect(!host.isMoving)
    }

    /// By whatever steps a host comes to a time, the picture is the same.
    @Test func stepsDoNotMatter() throws {
        struct Spring: View {
            @State private var isOn = false
            var body: some View {
                RoundedRectangle(cornerRadius: isOn ? 20 : 5).fill(isOn ? .red : .blue)
                    .frame(width: isOn ? 150 : 50, height: 50).rotationEffect(.degrees(isOn ? 90 : 0))
                    .accessibilityIdentifier("box").frame(width: 200, height: 200)
                    .onAppear { withAnimation(.spring(response: 0.4, dampingFraction: 0.5)) { isOn = true } }
            }
        }
        let ways: [[Double]] = [[0.7], [0.1, 0.6], [0.013, 0.3, 0.387], Array(repeating: 0.05, count: 14)]
        let hosts = try ways.map { steps in
            let host = try TestHost(Spring(), size: .unspecified)
            for step in steps { host.advance(by: step) }
            return host
        }
        for host in hosts {
            #expect(abs(host.time - 0.7) < 1e-12)
            let frame = try #require(host.frame(of: "box"))
            let other = try #require(hosts[0].frame(of: "box"))
            #expect(abs(frame.midX - other.midX) < 1e-9 && abs(frame.width - other.width) < 1e-9)
        }
        #expect(try hosts[0].picture() == hosts[1].picture())
    }

    private static let steps: [@MainActor (TestHost) throws -> Void] = [
        { try $0.tap("bar") }, { $0.advance(by: 0.3) }, { try $0.tap("bar") },
        { $0.drag(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 100, y: 5)) }, { $0.advance(by: 0.123) },
    ]

    @Test func theSameStepsGiveTheSameBytes() throws {
        let hosts = try (0..<2).map { _ in try TestHost(Moving(), size: .unspecified, text: .system) }
        for step in Self.steps {
            for host in hosts { try step(host) }
            #expect(try hosts[0].picture() == hosts[1].picture())
            #expect(hosts[0].frames() == hosts[1].frames())
        }
        for format in TestHost.FilmFormat.allCases {
            let films = try hosts.map { host in
                try host.tap("bar")
                return try host.film(duration: 0.5, fps: 20, format: format)
            }
            #expect(films[0] == films[1])
            #expect(abs(hosts[0].time - hosts[1].time) == 0)
        }
    }

    @Test func aFilmTakesItsTime() throws {
        let host = try TestHost(Moving(), size: .unspecified)
        _ = try host.film(duration: 0.3, fps: 20)
        #expect(host.time == 0.3)
        #expect(throws: (any Error).self) { try host.film(duration: 0) }
        #expect(throws: (any Error).self) { try host.film(duration: 1, fps: 60, format: .gif) }
        #expect(throws: (any Error).self) { try host.film(duration: .nan, fps: 10) }
    }

    @Test func theWorldIsWhatWasAskedFor() throws {
        struct World: View {
            @Environment(\.colorScheme) var scheme
            @Environment(\.displayScale) var scale
            @Environment(\.layoutDirection) var direction
            @Environment(\.dynamicTypeSize) var typeSize
            var body: some View {
                Text("\(scheme) \(Int(scale)) \(direction) \(typeSize)").lineLimit(1).accessibilityIdentifier("text")
            }
        }
        let host = try TestHost(
            World(), size: .unspecified, scale: 3, scheme: .dark, typeSize: .xLarge, direction: .rightToLeft)
        #expect(host.size.width == CGFloat("dark 3 rightToLeft xLarge".count * 10))
        let picture = [UInt8](try host.picture())
        let size: [UInt8] = [0, 0, 2, 238, 0, 0, 0, 60]
        #expect(Array(picture[16..<24]) == size)
        let system = try TestHost(World(), size: .unspecified, text: .system)
        #expect(system.size.height != host.size.height)
    }

    @Test func aPressTakesItsTime() throws {
        struct Held: View {
            @State private var isHeld = false
            var body: some View {
                Color.red.frame(width: isHeld ? 80 : 40, height: 40).accessibilityIdentifier("held")
                    .onLongPressGesture { isHeld = true }
            }
        }
        let host = try TestHost(Held(), size: .unspecified)
        #expect(try !host.press("held", duration: 0.4))
        #expect(abs(host.time - 0.4) < 1e-9)
        #expect(!host.press(at: CGPoint(x: 20, y: 20), duration: .nan))
        #expect(abs(host.time - 0.4) < 1e-9)
        #expect(host.press(at: CGPoint(x: 20, y: 20), duration: 0.6))
        #expect(host.frame(of: "held")?.width == 80)
        #expect(throws: (any Error).self) { try host.press("other", duration: 1) }
    }

    @Test func aTraceIsOfTheViewAsItIsNow() throws {
        let host = try TestHost(Squares(), size: .unspecified)
        let trace = host.trace()
        #expect(trace.views.contains { $0.identifier == "square2" })
        #expect(!trace.events.isEmpty)
        #expect(host.frame(of: "square2") == CGRect(x: 110, y: 40, width: 40, height: 40))
    }

    @Test func whatIsWrongIsSaid() throws {
        let host = try TestHost(Color.red.frame(width: 9, height: 9).overlay(Image("nothing")), size: .unspecified)
        _ = try host.picture()
        #expect(host.diagnostics.count == 1)
        #expect(throws: (any Error).self) { try TestHost(EmptyView(), size: .unspecified).picture() }
        #expect(throws: (any Error).self) { try TestHost(EmptyView(), assets: URL(fileURLWithPath: "/none")) }
    }
}

@MainActor struct TypingTests {
    @Test func typing() throws {
        struct Form: View {
            @State private var name = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    Color.clear.frame(width: 50, height: 20).focusable().focused($isFocused)
                        .onKeyPress(phases: .down) { key in
                            name += key.characters
                            return .handled
                        }
                    Text(name).accessibilityIdentifier("name")
                }
                .onAppear { isFocused = true }
            }
        }
        let host = try TestHost(Form(), size: .unspecified)
        #expect(host.type("Ada"))
        #expect(host.frame(of: "name")?.width == 30)
    }
}
