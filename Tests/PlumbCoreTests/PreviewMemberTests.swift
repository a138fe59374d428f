import Foundation
import Testing

@testable import PlumbCore

/// One view of a list, alone.
@Suite @MainActor
struct PreviewMemberTests {
    private struct List: View {
        @State private var isLong = false
        @Environment(\.lineLimit) private var limit

        var body: some View {
            block("a", 10, 10)
            Group {
                block("b", 20, 20).previewDisplayName("second")
                ForEach(0..<(isLong ? 3 : 1), id: \.self) { block("c\($0)", 30, 30) }
            }
            .padding(1)
            .environment(\.lineLimit, 7)
            .previewDisplayName(isLong ? "long" : nil)
            block("limit \(limit ?? 0)", 40, 40).onAppear { isLong = true }
        }
    }

    private func host(_ index: Int) -> (ViewHost, PreviewChoice) {
        let choice = PreviewChoice(index: index)
        return (hostOf(PreviewMember(choice, of: List())), choice)
    }

    @Test func eachIsShownAloneWithWhatTheListGivesIt() {
        let (first, choice) = host(0)
        #expect(first.layout()["a"] == [0, 0, 10, 10] && choice.count == 4)
        let (second, _) = host(1)
        let report = second.layout()
        #expect(report["b"] == [1, 1, 20, 20] && report.frames.count == 1 && report.size.width == 22)
        #expect(host(2).0.layout()["c0"] == [1, 1, 30, 30])
        let (none, _) = host(4)
        #expect(none.layout().frames.isEmpty && none.layout().size == .zero)
    }

    /// A list that grows has its new views behind those that were there.
    @Test func aListThatChangesKeepsItsPlaces() {
        let (host, choice) = host(3)
        #expect(host.layout().frames.map(\.identifier) == ["limit 0"])
        host.layout()
        #expect(host.layout().frames.map(\.identifier) == ["limit 0"])
        #expect(choice.count == 6)
        #expect(host.checkInvariants().isEmpty)
    }

    /// Their names are learned at once.
    @Test func allNamesAreLearned() {
        let choice = PreviewChoice(index: nil)
        let host = hostOf(PreviewMember(choice, of: List()))
        #expect(choice.names == [nil, "second", nil, nil] && host.previewRequest == PreviewRequest())
    }

    @Test func onlyTheChosenViewAsks() {
        @ViewBuilder var list: some View {
            block("a", 10, 10).previewDisplayName("a").previewDevice("x")
            block("b", 10, 10).previewInterfaceOrientation(.landscapeLeft)
        }
        func request<V: View>(_ index: Int, _ view: V) -> PreviewRequest {
            hostOf(PreviewMember(PreviewChoice(index: index), of: view)).previewRequest
        }
        #expect(request(0, list) == PreviewRequest(name: "a", device: "x"))
        #expect(request(1, list) == PreviewRequest(orientation: .landscapeLeft))
        #expect(request(1, list.previewLayout(.sizeThatFits)).layout == .sizeThatFits)
        #expect(request(0, list.previewDisplayName("all")).name == "all")
    }
}
