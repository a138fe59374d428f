import PlumbLaws
import Testing

/// What each modifier, container and leaf makes of a picture and its elements: Goldens/Register.
@MainActor
@Suite struct RegisterGoldenTests {
    @Test(arguments: GoldenScene.register + GoldenScene.kinds) func looksAsBefore(_ scene: GoldenScene) {
        if let complaint = scene.complaint() { Issue.record("\(complaint)") }
    }
}
