import Foundation
import PlumbSnapshots
import SwiftUI
import Synchronization
import Testing
import XCTest

/// Views and folders that make no snapshot: a sentence each, and nothing that was recorded is lost.
@MainActor struct BadInputTests {
    private struct Restless: View {
        @State private var turns = 0
        var body: some View {
            Text("\(turns % 2)").frame(width: CGFloat(100 + turns % 2)).onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: { _ in
                turns += 1
            }
        }
    }

    @Test func aViewThatNeverRestsIsSaid() throws {
        let folder = try Scratch()
        let told = verifySnapshot(of: Restless(), as: .layout, named: "x", snapshotDirectory: folder.path)
        #expect(told?.contains("was recorded") == true)
        #expect(told?.contains("changes after every layout what the layout was made of") == true)
    }

    /// Nobody may write here, whoever runs the tests.
    @Test func aFolderThatIsOnlyReadIsSaid() {
        let told = verifySnapshot(of: Text("a"), as: .layout, named: "x", snapshotDirectory: "/proc/self")
        #expect(told?.contains("x.layout.txt can't be written; let /proc/self be written to.") == true)
    }

    /// The view of a hosting controller outlives it, and is its view of SwiftUI; others are none.
    @Test func viewsOfUIKitAreThoseOfSwiftUIWithin() throws {
        let folder = try Scratch()
        func verify(_ view: UIView) -> String? {
            verifySnapshot(
                of: view, as: .image(size: CGSize(width: 50, height: 20)), named: "x", snapshotDirectory: folder.path,
                testName: "views()")
        }
        #expect(verify(UIHostingController(rootView: Color.red).view)?.contains("was recorded") == true)
        #expect(verify(UIHostingController(rootView: Color.red).view) == nil)
        #expect(verify(UIHostingController(rootView: Color.blue).view)?.contains("#007AFF, was #FF3B30") == true)
        #expect(verify(UIView())?.contains("UIView is a view of UIKit's, which Plumb does not draw") == true)
    }

    /// The other variants are compared.
    @Test func aVariantThatCannotBeMadeIsSaidOfIt() {
        struct Picky: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View {
                if scheme == .dark { AnyView(Endless()) } else { AnyView(Text("light")) }
            }
        }
        let told = Mutex("")
        withKnownIssue {
            assertSnapshot(of: Picky(), on: [], schemes: [.light, .dark], named: "x", record: .never)
        } matching: { issue in
            told.withLock { $0 += issue.comments.map(\.rawValue).joined() }
            return true
        }
        let text = told.withLock { $0 }
        #expect(text.contains("Picky can't be laid out") && text.contains("(dark)"))
        #expect(text.contains("aVariantThatCannotBeMadeIsSaidOfIt.x.light.layout.txt, and this run records none"))
    }

    private struct Endless: View {
        var body: some View { AnyView(Endless()) }
    }

    @Test func aViewThatTrapsIsNamed() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                struct Trap: View {
                    @Environment(\.colorScheme) private var scheme
                    var body: some View {
                        precondition(scheme == .light, "only light")
                        return Text("light")
                    }
                }
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID())").path
                _ = verifySnapshot(
                    of: Trap(), as: .layout, named: "light", snapshotDirectory: folder, testName: "trap()")
                _ = verifySnapshot(
                    of: Trap().environment(\.colorScheme, .dark), as: .layout, named: "dark", snapshotDirectory: folder,
                    testName: "trap()")
            }
        }
        let error = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
        #expect(error.contains("the test trap() ended while "))
        #expect(error.contains("trap.dark.layout.txt was made."))
    }
}

/// Two tests with one name: whichever is the second hears of it.
@MainActor private enum OneName {
    static var told: [String?] = []

    static func run() {
        told.append(verifySnapshot(of: Text("a"), as: .layout, named: "x", record: .never, snapshotDirectory: "/proc"))
        let clashes = told.count { $0?.contains("Two tests of BadInputTests.swift have the name") ?? false }
        #expect(clashes == told.count - 1)
    }
}

@MainActor struct FirstOfOneName {
    @Test func oneName() { OneName.run() }
}
@MainActor struct SecondOfOneName {
    @Test func oneName() { OneName.run() }
}

/// The same assertions in a test case of XCTest.
final class XCTestSnapshots: XCTestCase {
    // XCTest can't list methods of an actor: `swift test --skip` would end before it begins.
    func testRecordsAndCompares() throws {
        try MainActor.assumeIsolated {
            let folder = try Scratch()
            let first = verifySnapshot(of: Text("a"), as: .layout, snapshotDirectory: folder.path)
            XCTAssertEqual(first?.hasSuffix("was recorded; run the test again, and it compares."), true)
            let path = try XCTUnwrap(FileManager.default.contentsOfDirectory(atPath: folder.path).first)
            XCTAssertEqual(path, "testRecordsAndCompares.1.layout.txt")
            XCTAssertNil(
                verifySnapshot(of: Text("a"), as: .layout, named: "1", snapshotDirectory: folder.path))
            let told = verifySnapshot(of: Text("b"), as: .layout, named: "1", snapshotDirectory: folder.path)
            XCTAssertEqual(told?.contains("The text “a” is “b” now."), true)
        }
    }
}
