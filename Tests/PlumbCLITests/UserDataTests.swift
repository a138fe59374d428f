import Foundation
import Testing

/// Files with models, publishers, tasks and stored values, as people have them.
struct UserDataTests {
    private static let view = """
        import Combine
        import SwiftUI

        class Model: ObservableObject {
            @Published var names: [String] = []
            private var bag = Set<AnyCancellable>()

            init() {
                Just(["ab", "abc"]).receive(on: RunLoop.main)
                    .sink { [weak self] in self?.names = $0 }.store(in: &bag)
            }

            func load() async { names.append("abcd") }
        }

        struct Row: View {
            @EnvironmentObject var model: Model
            @AppStorage("width") private var width = 10
            let index: Int
            var body: some View {
                Text(model.names[index]).frame(width: CGFloat(width)).accessibilityIdentifier("row\\(index)")
                    .onAppear { width = 70 }
            }
        }

        struct A: View {
            @StateObject private var model = Model()
            let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            @State private var now: Date?
            var body: some View {
                VStack(spacing: 0) { ForEach(model.names.indices, id: \\.self) { Row(index: $0) } }
                    .environmentObject(model)
                    .onReceive(timer) { now = $0 }
                    .task {
                        await model.load()
                        try? await Task.sleep(for: .seconds(1))
                    }
            }
        }
        """

    @Test func compileAndRunUnmodified() throws {
        let home = try ScratchFolder()
        let folder = try ScratchFolder()
        try folder.write(Self.view, to: "Views.swift")
        let run = try PlumbRun(
            ["layout", "Views.swift", "--json", "--text", "fixed", "--size", "fit"], in: folder.url,
            environment: ["HOME": home.url.path])
        let expected = """
            {"A": {"proposal": [null, null], "size": [70, 60], "frames": {"row0": [0, 0, 70, 20], \
            "row1": [0, 20, 70, 20], "row2": [0, 40, 70, 20]}}}

            """
        #expect(run.errors == "")
        #expect(run.output == expected)
        #expect(home.names.isEmpty, "a picture has left \(home.names) in the home folder")
    }

    @Test func anObjectThatNobodyPutThereEndsInASentence() throws {
        let view = """
            class Model: ObservableObject { @Published var count = 0 }
            struct A: View {
                @EnvironmentObject var model: Model
                var body: some View { Text("\\(model.count)") }
            }
            """
        let run = try ScratchFolder().plumb("layout", view, ["--json"])
        #expect(run.status == 1)
        #expect(run.errors.contains("there is no Model in the environment of A"))
    }
}
