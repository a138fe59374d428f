import PlumbLaws
import Testing

/// Each file in Goldens belongs to a scene.
@Suite struct GoldenFileTests {
    @Test func noFileIsLeftOver() {
        let scenes = GoldenScene.register + GoldenScene.kinds + DrawingGoldenTests.scenes + MovingGoldenTests.scenes
        #expect(Set(scenes.map(\.description)).count == scenes.count)
        #expect(GoldenScene.filesWithout(scenes.map(\.description)) == [])
    }
}
