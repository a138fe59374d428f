import Foundation
import Testing

@testable import PlumbCore

/// What comes to a host, written down.
@Suite @MainActor
struct HostLogTests {
    /// An event of each kind, and its line.
    nonisolated static let events: [(HostEvent, String)] = [
        (
            .touch(.began, at: CGPoint(x: 10, y: 20.5), finger: 1),
            #"{"touch":{"at":[10,20.5],"finger":1,"phase":"began"}}"#
        ),
        (.hover(nil), #"{"hover":{}}"#),
        (.hover(CGPoint(x: 1, y: 2)), #"{"hover":{"at":[1,2]}}"#),
        (
            .wheel(at: .zero, by: CGSize(width: 0, height: -48)),
            #"{"scroll":{"at":{"point":[0,0]},"by":[0,-48]}}"#
        ),
        (
            .key(KeyInput("\u{F700}", phase: .up, isShift: true)),
            "{\"key\":{\"input\":{\"key\":\"\u{F700}\",\"phase\":\"up\",\"shift\":true}}}"
        ),
        (.key(KeyInput("a")), #"{"key":{"input":{"key":"a"}}}"#),
        (.text("é"), #"{"text":{"characters":"é"}}"#),
        (.tap(.identifier("save"), count: 2), #"{"tap":{"at":{"identifier":"save"},"count":2}}"#),
        (.press(.label("Save"), duration: 0.1), #"{"press":{"at":{"label":"Save"},"duration":0.1}}"#),
        (
            .drag(.element(7), to: .point(.zero), duration: 0.3),
            #"{"drag":{"duration":0.3,"from":{"element":7},"to":{"point":[0,0]}}}"#
        ),
        (.type("a\n"), #"{"type":{"characters":"a\n"}}"#),
        (
            .open(URL(string: "https://example.org/a")!),
            #"{"open":{"url":"https://example.org/a"}}"#
        ),
        (
            .drop([.file(URL(fileURLWithPath: "/a/b.txt")), .text("c")], at: .point(.zero)),
            #"{"drop":{"at":{"point":[0,0]},"items":[{"file":{"url":"file:///a/b.txt"}},{"text":{"characters":"c"}}]}}"#
        ),
        (.perform("activate", on: .element(3)), #"{"perform":{"action":"activate","on":{"element":3}}}"#),
        (.setNumber(0.5, of: .label("a")), #"{"setNumber":{"number":0.5,"of":{"label":"a"}}}"#),
        (
            .replaceText(with: "b", in: 1..<3, of: .element(3)),
            #"{"replaceText":{"in":[1,3],"of":{"element":3},"with":"b"}}"#
        ),
        (.selectText(0..<2, of: .element(3)), #"{"selectText":{"of":{"element":3},"range":[0,2]}}"#),
        (
            .surroundings(World.Change(\.proposal, ProposedViewSize(width: nil, height: .infinity))),
            #"{"surroundings":{"to":{"proposal":[null,"infinity"]}}}"#
        ),
        (.advance(by: 0.5), #"{"advance":{"by":0.5}}"#), (.wait(until: 2), #"{"wait":{"until":2}}"#),
        (.frame(at: 1.5), #"{"frame":{"at":1.5}}"#),
    ]

    @Test func eachEventHasALine() throws {
        let log = HostLog(Self.events.map { HostLog.Entry($0.0, at: 0.25) })
        let lines = try log.lines()
        #expect(
            lines
                == "{\"hostLog\":1}\n" + Self.events.map { "{\"at\":0.25,\"event\":\($0.1)}\n" }.joined())
        #expect(try HostLog(lines: lines) == log)
    }

    @Test(
        arguments: [
            ("", 1, "line 1 of the log is missing: it names the version"),
            ("x", 1, "line 1 of the log is not JSON"),
            ("{\"hostLog\":9}", 1, "line 1 of the log names version 9; this Plumb reads version 1"),
            ("{}", 1, "line 1 of the log has no \"hostLog\""),
            ("{\"hostLog\":1}\n\n{\"at\":1}", 3, "line 3 of the log has no \"event\""),
            (
                "{\"hostLog\":1}\n{\"at\":1,\"event\":{\"tap\":{\"at\":{},\"count\":1}}}", 2,
                "line 2 of the log is wrong in event.tap.at: a target is a point, an identifier, a label or an element"
            ),
            (
                "{\"hostLog\":1}\n{\"at\":1,\"event\":{\"key\":{\"input\":{\"key\":\"ab\"}}}}", 2,
                "line 2 of the log is wrong in event.key.input.key: a key is one character, not \"ab\""
            ),
            (
                "{\"hostLog\":1}\n{\"at\":1,\"event\":{\"surroundings\":{\"to\":{\"colour\":1}}}}", 2,
                "line 2 of the log is wrong in event.surroundings.to.colour: there is no such setting"
            ),
            (
                "{\"hostLog\":1}\n{\"at\":1,\"event\":{\"surroundings\":{\"to\":{\"colorScheme\":\"blue\"}}}}", 2,
                "line 2 of the log is wrong in event.surroundings.to.colorScheme: the setting has no such value"
            ),
            (
                "{\"hostLog\":1}\n{\"at\":\"a\",\"event\":{\"hover\":{}}}", 2,
                "line 2 of the log has a value of another kind in at"
            ),
        ] as [(String, Int, String)])
    func aBadLineIsAnErrorWithItsNumber(text: String, line: Int, sentence: String) {
        do {
            _ = try HostLog(lines: text)
            Issue.record("it was read")
        } catch let failure as HostLog.Failure {
            #expect(failure.line == line && failure.description == sentence)
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test(
        arguments: [
            (.touch(.began, at: CGPoint(x: CGFloat.nan, y: 0)), "coordinates that are not finite"),
            (.tap(.point(CGPoint(x: CGFloat.infinity, y: 0))), "coordinates that are not finite"),
            (.tap(.point(.zero), count: .max), "0 to 1000 taps in a row"),
            (.tap(.point(.zero), count: -1), "0 to 1000"),
            (.scroll(.point(.zero), by: CGSize(width: CGFloat.nan, height: .infinity)), "a distance that is none"),
            (.setNumber(.nan, of: .label("a")), "no number"), (.advance(by: .nan), "not finite"),
            (.wait(until: .infinity), "not finite"), (.frame(at: -.infinity), "not finite"),
            (.tap(.identifier("x")), "no view with the accessibility identifier \"x\""),
            (.drag(.point(.zero), to: .label("x")), "no accessibility element with the label \"x\""),
            (.perform("activate", on: .identifier("x")), "no accessibility element with the identifier \"x\""),
            (.perform("activate", on: .point(.zero)), "no accessibility element at a point"),
            (.selectText(0..<Int.max, of: .element(99)), "no accessibility element with that number"),
            (.surroundings(World.Change(\.displayScale, 0)), "a displayScale that can't be"),
            (.surroundings(World.Change(\.date, .distantFuture)), "date goes on with its time"),
        ] as [(HostEvent, String)])
    func whatCannotBeIsRefusedWithASentence(event: HostEvent, words: String) {
        let host = hostOf(Color.red.frame(width: 10, height: 10))
        let before = host.dump
        guard case .refused(let sentence) = host.apply(event) else {
            Issue.record("it was taken")
            return
        }
        #expect(sentence.contains(words))
        #expect(host.diagnostics.map(\.message).contains { $0.hasPrefix(sentence) })
        #expect(host.dump == before && host.time == 0)
    }

    /// A title may say what a button does: by its label the button is meant. Where nothing does anything, the first is.
    @Test func aLabelMeansWhatDoesSomething() {
        var taps: [String] = []
        let host = hostOf(
            VStack(spacing: 0) {
                Text("Save").accessibilityAddTraits(.isHeader)
                Color.red.frame(width: 50, height: 50)
                    .onTapGesture { taps.append("button") }
                    .accessibilityLabel("Save").accessibilityAddTraits(.isButton).accessibilityAction {}
                Text("Size")
                Text("Size").frame(height: 50)
            })
        #expect(host.apply(.tap(.label("Save"))).isTaken)
        #expect(taps == ["button"])
        #expect(host.apply(.tap(.label("Size"))) == .unnoticed)
    }

    /// What a view does to its own host is not written down: it happens again by itself.
    @Test func aViewsOwnEventsAreNotInTheLog() {
        struct Page: View {
            let host: () -> ViewHost?
            @State private var isOn = false
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 10).onTapGesture { host()?.tap("b") }
                    (isOn ? Color.green : .blue).frame(width: 10, height: 10).onTapGesture { isOn.toggle() }
                        .accessibilityIdentifier("b")
                }
            }
        }
        var hosts: [ViewHost] = []
        var current: ViewHost?
        for _ in 0..<2 {
            current = nil
            let host = hostOf(Page { MainActor.assumeIsolated { current } }, in: 10, 20)
            current = host
            hosts.append(host)
            if hosts.count == 1 {
                host.log = HostLog()
                host.tap(at: CGPoint(x: 5, y: 5))
            } else if let log = hosts[0].log {
                host.apply(log)
            }
        }
        #expect(hosts[0].log?.entries == [HostLog.Entry(.tap(.point(CGPoint(x: 5, y: 5))), at: 0)])
        #expect(hosts[0].dump == hosts[1].dump)
    }

    /// A log that somebody writes by hand needs no events of time: each has its own.
    @Test func eventsComeAtTheirTimes() throws {
        let host = hostOf(Color.red)
        host.apply(try HostLog(lines: "{\"hostLog\":1}\n{\"at\":1.5,\"event\":{\"hover\":{}}}"))
        #expect(host.time == 1.5)
    }
}
