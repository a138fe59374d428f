import Foundation
import PlumbCore
import PlumbLaws
import Testing

@testable import PlumbControls

/// Buttons that share: their labels, and what a press says.
@MainActor
@Suite struct ShareLinkTests {
    private struct Photo: Transferable {
        var image = Image(systemName: "star")
        var caption = "A star"
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: \.image)
            DataRepresentation(exportedContentType: .plainText) { Data($0.caption.utf8) }
                .suggestedFileName("star.txt")
        }
    }

    private static let url = URL(string: "https://example.com/a")!

    private func sentences<V: View>(_ view: V) -> [String] {
        let host = hostOf(view.frame(width: 100, height: 50), in: 100, 50)
        #expect(host.tap(at: CGPoint(x: 50, y: 25)))
        return host.diagnostics.map(\.message)
    }

    @Test func aPressIsSaid() {
        let label = Color.red
        #expect(
            sentences(ShareLink(item: Self.url) { label })
                == ["a ShareLink was pressed to share https://example.com/a; Plumb has no app to share it with"])
        #expect(
            sentences(ShareLink(item: "words") { label }) == [
                "a ShareLink was pressed to share “words”; Plumb has no app to share it with"
            ])
        #expect(
            sentences(ShareLink(items: ["one", "two", "three"]) { label })
                == ["a ShareLink was pressed to share “one” and 2 more; Plumb has no app to share it with"])
        #expect(
            sentences(ShareLink(items: [String]()) { label }) == [
                "a ShareLink was pressed to share nothing; Plumb has no app to share it with"
            ])
        #expect(
            sentences(ShareLink(item: Photo(), preview: SharePreview("A star", image: Photo().image)) { label })
                == ["a ShareLink was pressed to share a value of the type Photo; Plumb has no app to share it with"])
        let long = String(repeating: "a", count: 100)
        #expect(
            sentences(ShareLink(item: long) { label })
                == ["a ShareLink was pressed to share “\(long.prefix(80))…”; Plumb has no app to share it with"])
    }

    /// A symbol, its distance, and the words: "Share…", or what the code says.
    @Test func theLabelIsASymbolAndWords() {
        func width<V: View>(_ view: V) -> CGFloat { hostOf(view, in: nil, nil).layout().size.width }
        let expected = width(Label("Share…", systemImage: "square.and.arrow.up"))
        #expect(width(ShareLink(item: Self.url)) == expected)
        #expect(width(ShareLink(items: [Self.url])) == expected)
        #expect(width(ShareLink(item: Photo(), preview: SharePreview("A star"))) == expected)
        #expect(width(ShareLink("Send", item: "a")) == expected - 20)
        #expect(width(ShareLink(Text("Send"), items: ["a"])) == expected - 20)
        #expect(width(ShareLink(String("Send"), item: Photo(), preview: SharePreview("A star"))) == expected - 20)
    }

    nonisolated static let kinds: [(UTType?, String?, String?)] = [
        (.png, "png", "image/png"), (UTType(filenameExtension: "JPG"), "jpeg", "image/jpeg"),
        (UTType(mimeType: "text/html"), "html", "text/html"), (UTType("public.json"), "json", "application/json"),
        (UTType("com.example.unknown"), nil, nil),
        // What is known is no text: the kind is one of its own.
        (UTType(filenameExtension: "png", conformingTo: .text), "png", nil),
        (UTType(exportedAs: "com.example.own"), nil, nil), (UTType(filenameExtension: "md"), "md", nil),
        (UTType(mimeType: "text/x-a"), nil, "text/x-a"), (UTType("dyn.ah62d4rv4ge8043a"), "md", nil),
        (UTType(filenameExtension: ""), nil, nil), (UTType(mimeType: ""), nil, nil), (UTType("dyn.a"), nil, nil),
        (UTType("dyn.ah62d4rv4ge8043A"), nil, nil), (UTType(filenameExtension: "a:b,c=\\"), "a:b,c=\\", nil),
    ]

    @Test(arguments: kinds)
    func kindsOfFiles(type: UTType?, ending: String?, media: String?) {
        #expect(type?.preferredFilenameExtension == ending)
        #expect(type?.preferredMIMEType == media)
    }

    /// The parent that a declaration names counts, and so do its own.
    @Test func kindsOfOnesOwnAreCasesOfOthers() {
        let page = UTType(exportedAs: "com.example.page", conformingTo: .json)
        let note = UTType(importedAs: "com.example.note", conformingTo: page)
        #expect(page.conforms(to: .json) && page.conforms(to: .text) && page.conforms(to: .item))
        #expect(note.supertypes == page.supertypes.union([page]) && UTType.data.isSupertype(of: note))
        #expect(!page.conforms(to: .image) && UTType(exportedAs: "com.example.page") == page)
        #expect(!page.isDynamic && !page.isPublic && UTType.png.isPublic)
    }

    /// Kinds that nobody has declared have names as on Apple's systems, which say all that is known of them.
    @Test func kindsThatNobodyHasDeclared() throws {
        let notes = try #require(UTType(filenameExtension: "md"))
        #expect(notes.identifier == "dyn.ah62d4rv4ge8043a" && notes.isDynamic && !notes.isPublic)
        #expect(notes.supertypes == [.data, .item] && UTType(notes.identifier) == notes)
        for parent in [UTType.json, .image, UTType(exportedAs: "com.example.own", conformingTo: .text)] {
            let type = try #require(UTType(filenameExtension: "md", conformingTo: parent))
            #expect(type.conforms(to: parent) && type.conforms(to: .content) && type != notes)
            let read = try #require(UTType(type.identifier))
            #expect(read.isSubtype(of: parent) && read.preferredFilenameExtension == "md")
        }
        let read = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([notes, .png]))
        #expect(read == [notes, .png] && read[0].conforms(to: .data))
    }

    @Test func kindsAreCasesOfOthers() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item) && UTType.png.conforms(to: .png))
        #expect(!UTType.png.conforms(to: .text) && !UTType.png.isSubtype(of: .png))
        #expect(UTType.data.isSupertype(of: .mp3))
    }

    @Test func renamingIsTheActionAround() {
        let taps = Record<String>()
        let alone = hostOf(RenameButton().frame(width: 200, height: 50), in: 200, 50)
        alone.tap(at: CGPoint(x: 100, y: 25))
        let host = hostOf(
            RenameButton().frame(width: 200, height: 50).renameAction { taps.values.append("rename") }, in: 200, 50)
        #expect(host.tap(at: CGPoint(x: 100, y: 25)))
        #expect(taps.values == ["rename"])
    }

    @Test func renamingGivesAFieldTheFocus() {
        struct Named: View {
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    Text(isFocused ? "typing" : "resting")
                    TextField("Name", text: .constant("a")).focused($isFocused)
                    RenameButton()
                }
                .renameAction($isFocused)
            }
        }
        let host = hostOf(Named())
        #expect(host.labels.contains("resting"))
        host.go("Rename")
        #expect(host.labels.contains("typing"))
    }
}
