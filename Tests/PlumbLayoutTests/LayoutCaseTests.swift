import PlumbLayoutCases
import Testing

/// The tables of what each rule answers to each question, which `make cases` runs without building anything else.
@Suite
struct LayoutCaseTests {
    @Test func everyCaseHasTheAnswerOfItsRule() throws {
        let cases = try LayoutCase.all()
        #expect(cases.count > 600)
        for complaint in cases.compactMap({ $0.complaint() }) { Issue.record("\(complaint)") }
    }
}
