import Testing

@testable import PlumbCore

/// Which uses of names that do nothing are reported. What a run has used is one value of the program: this is done
/// without a pause.
@MainActor
@Suite struct InertNameTests {
    @Test func theFirstUseIsReportedOrAllAre() {
        defer { InertNames.begin(listsAll: false, hint: nil) }
        InertNames.begin(listsAll: false, hint: nil)
        #expect(!InertNames.boxed { InertNames.take(1) })
        #expect(InertNames.isHeard && InertNames.take(2))
        #expect(!InertNames.isHeard && !InertNames.take(3))
        InertNames.begin(listsAll: true, hint: nil)
        #expect(InertNames.take(1) && InertNames.boxed { InertNames.take(2) } && !InertNames.take(1))
    }
}
