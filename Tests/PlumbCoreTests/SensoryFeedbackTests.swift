import Foundation
import Testing

@testable import PlumbCore

/// What has no effect on a picture: closures run, and size and place are the view's.
@Suite @MainActor
struct SensoryFeedbackTests {
    private struct Felt: View {
        let eventLog: EventLog
        @State private var level = 1

        var body: some View {
            eventLog.set("up") { level += 1 }
            return block("a", CGFloat(10 * level), 10)
                .sensoryFeedback(.success, trigger: level)
                .sensoryFeedback(.selection, trigger: level) { old, new in
                    eventLog.note("asked \(old) \(new)")
                    return true
                }
                .sensoryFeedback(trigger: level) { old, new in
                    eventLog.note("made \(old) \(new)")
                    return new > old ? .increase : nil
                }
                .statusBarHidden()
                .statusBar(hidden: true)
                .persistentSystemOverlays(.hidden)
        }
    }

    @Test func closuresRunAtChanges() {
        let eventLog = EventLog()
        let host = hostOf(Felt(eventLog: eventLog), in: 100, 50)
        #expect(host.layout()["a"] == [0, 0, 10, 10])
        #expect(eventLog.events.isEmpty)
        eventLog.run("up")
        #expect(host.layout()["a"] == [0, 0, 20, 10])
        #expect(Set(eventLog.events) == ["asked 1 2", "made 1 2"])
    }

    @Test func feedbackIsAValue() {
        #expect(SensoryFeedback.impact == .impact(weight: .medium, intensity: 1))
        #expect(SensoryFeedback.impact(weight: .light) != .impact(weight: .heavy))
        #expect(SensoryFeedback.impact(flexibility: .rigid) != .impact(flexibility: .soft))
        #expect(SensoryFeedback.success != .warning)
    }
}
