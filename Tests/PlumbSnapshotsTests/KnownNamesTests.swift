import Foundation
import PlumbSnapshots
import SwiftUI
import Testing

/// Tests as people write them with swift-snapshot-testing.
@MainActor @Suite(.snapshots(record: .missing)) struct KnownNamesTests {
    private struct Card: View {
        var body: some View { Text("Card").padding() }
    }

    private func twice<V, F>(_ value: @autoclosure () -> V, _ strategy: Snapshotting<V, F>, _ name: String = #function)
        throws
    {
        let folder = try Scratch()
        let first = verifySnapshot(of: value(), as: strategy, snapshotDirectory: folder.path, testName: name)
        #expect(first?.contains("was recorded") == true, "\(first ?? "")")
        let second = verifySnapshot(
            of: value(), as: strategy, named: "1", snapshotDirectory: folder.path, testName: name)
        #expect(second == nil, "\(second ?? "")")
    }

    @Test func imagesOfViews() throws {
        try twice(Card(), .image, "a")
        try twice(Card(), .image(layout: .fixed(width: 100, height: 50)), "b")
        try twice(Card(), .image(layout: .device(config: .iPhone13)), "c")
        try twice(
            Card(), .image(layout: .device(config: .iPhone8(.landscape)), traits: .init(userInterfaceStyle: .dark)), "d"
        )
        try twice(
            Card(),
            .image(
                precision: 0.99, perceptualPrecision: 0.98, layout: .sizeThatFits,
                traits: UITraitCollection(traitsFrom: [
                    .init(displayScale: 2), .init(preferredContentSizeCategory: .accessibilityLarge),
                ])), "e")
    }

    @Test func imagesOfControllers() throws {
        try twice(UIHostingController(rootView: Card()), .image(on: .iPhoneX), "a")
        try twice(UIHostingController(rootView: Card()), .image(size: CGSize(width: 80, height: 80)), "b")
        try twice(
            UIHostingController(rootView: Card()) as UIViewController,
            .image(on: .iPhoneSe, traits: .init(userInterfaceStyle: .dark)), "c")
    }

    /// Their devices have a text size of medium.
    @Test func devicesHaveMediumText() {
        #expect(ViewImageConfig.iPhone13.traits.preferredContentSizeCategory == .medium)
        #expect(ViewImageConfig.iPhone13.size == CGSize(width: 390, height: 844))
        #expect(ViewImageConfig.iPhone13.safeArea.top == 47)
        #expect(ViewImageConfig.iPadMini(.portrait).size == CGSize(width: 768, height: 1024))
    }

    @Test func strategiesArePulledBack() throws {
        struct Model { var name: String }
        try twice(Model(name: "a"), Snapshotting<String, String>.lines.pullback(\.name))
        try twice(Model(name: "a"), Snapshotting<Text, String>.layout.pullback { Text($0.name) }, "view")
        let later = Snapshotting<Model, String>(
            pathExtension: "txt", diffing: .lines,
            asyncSnapshot: { model in
                Async { done in
                    // Safe: the assertion waits for it.
                    nonisolated(unsafe) let done = done
                    DispatchQueue.global().async { done(model.name) }
                }
            })
        try twice(Model(name: "b"), later, "later")
    }

    private struct Appearing: View {
        @State private var isThere = false
        var body: some View {
            Text(isThere ? "there" : "not yet").task {
                try? await Task.sleep(for: .seconds(2))
                isThere = true
            }
        }
    }

    @Test func waitingCostsNoTime() throws {
        let folder = try Scratch()
        _ = verifySnapshot(of: Appearing(), as: .wait(for: 3, on: .layout), named: "a", snapshotDirectory: folder.path)
        #expect(folder.text("waitingCostsNoTime.a.layout.txt")?.contains("“there”") == true)
    }
}
