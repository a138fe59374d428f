import Foundation
import Testing

@testable import PlumbControls
@testable import PlumbCore

/// What a drag brings along: its forms, and what is loaded of them.
@MainActor
@Suite struct ItemProviderTests {
    /// Runs something as a view's code, lets the host go on, and gives what was written down.
    private func loading(_ body: @escaping (LifeLog) -> Void) -> [String] {
        let log = LifeLog()
        let host = hostOf(Button("Go") { body(log) }, in: 100, 50)
        host.go("Go")
        host.rest()
        return log.take()
    }

    struct Line: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let types: [String]
        /// Types that it has a form of, and some that it has none of.
        let conforms: [String]
        let others: [String]
        let text: String?
        let url: String?
        let make: @MainActor @Sendable () -> NSItemProvider?
    }

    nonisolated static let lines = [
        Line(
            testDescription: "nothing", types: [], conforms: [], others: ["public.data", "", "nonsense"], text: nil,
            url: nil
        ) { NSItemProvider() },
        Line(
            testDescription: "a text", types: ["public.utf8-plain-text"],
            conforms: ["public.utf8-plain-text", "public.plain-text", "public.text", "public.data", "public.item"],
            others: ["public.url", "public.image"], text: "apple", url: nil
        ) { NSItemProvider(object: NSString("apple")) },
        Line(
            testDescription: "an address", types: ["public.url"], conforms: ["public.url", "public.data"],
            others: ["public.text", "public.file-url"], text: "https://a.b/c", url: "https://a.b/c"
        ) { NSURL(string: "https://a.b/c").map { NSItemProvider(object: $0) } },
        Line(
            testDescription: "an item of a type", types: ["com.example.note"], conforms: ["com.example.note"],
            others: ["public.text"], text: nil, url: nil
        ) { NSItemProvider(item: NSString("apple"), typeIdentifier: "com.example.note") },
        Line(
            testDescription: "an item of its own type", types: ["public.utf8-plain-text"], conforms: ["public.text"],
            others: [], text: "apple", url: nil
        ) { NSItemProvider(item: NSString("apple"), typeIdentifier: nil) },
        Line(testDescription: "no item", types: [], conforms: [], others: ["public.data"], text: nil, url: nil) {
            NSItemProvider(item: nil, typeIdentifier: "public.text")
        },
        Line(
            testDescription: "bytes", types: ["public.plain-text"], conforms: ["public.text"], others: ["public.url"],
            text: "pear", url: nil
        ) {
            let provider = NSItemProvider()
            provider.registerDataRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all) { done in
                done(Data("pear".utf8), nil)
                done(Data("twice".utf8), nil)
                return nil
            }
            return provider
        },
        Line(
            testDescription: "a value", types: ["com.example.numbers", "public.utf8-plain-text"],
            conforms: ["com.example.numbers", "public.text"], others: ["public.url"], text: "1 2", url: nil
        ) {
            let provider = NSItemProvider()
            provider.register(Numbers(all: [1, 2]))
            return provider
        },
    ]

    @Test(arguments: lines) func formsAreKnownAndLoaded(_ line: Line) throws {
        let provider = try #require(line.make())
        #expect(provider.registeredTypeIdentifiers == line.types)
        for type in line.conforms { #expect(provider.hasItemConformingToTypeIdentifier(type), "\(type)") }
        for type in line.others { #expect(!provider.hasItemConformingToTypeIdentifier(type), "\(type)") }
        #expect(provider.canLoadObject(ofClass: NSString.self) == (line.text != nil))
        #expect(provider.canLoadObject(ofClass: String.self) == (line.text != nil))
        #expect(provider.canLoadObject(ofClass: URL.self) == (line.url != nil))
        let words = loading { log in
            provider.loadObject(ofClass: String.self) { text, error in
                MainActor.assumeIsolated { log.add("\(text ?? "nothing") \(error != nil)") }
            }
            provider.loadObject(ofClass: NSURL.self) { url, error in
                let words = "\((url as? NSURL)?.absoluteString ?? "nothing") \(error != nil)"
                MainActor.assumeIsolated { log.add(words) }
            }
            log.add("asked")
        }
        // What is loaded arrives later.
        #expect(
            words == [
                "asked", "\(line.text ?? "nothing") \(line.text == nil)",
                "\(line.url ?? "nothing") \(line.url == nil)",
            ])
    }

    @Test func itemsBytesAndFiles() throws {
        let text = NSItemProvider(object: NSString("apple"))
        text.suggestedName = "fruit"
        let words = loading { log in
            text.loadItem(forTypeIdentifier: "public.text", options: nil) { item, _ in
                let words = (item as? NSString).map { "\($0)" } ?? "nothing"
                MainActor.assumeIsolated { log.add("item \(words)") }
            }
            text.loadItem(forTypeIdentifier: "public.image") { item, error in
                let isNothing = item == nil && error != nil
                MainActor.assumeIsolated { log.add("no item \(isNothing)") }
            }
            text.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, _ in
                MainActor.assumeIsolated { log.add("data \(data?.count ?? 0)") }
            }
            text.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, _ in
                let words = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "nothing"
                MainActor.assumeIsolated { log.add("file \(url?.lastPathComponent ?? "") \(words)") }
            }
            text.loadTransferable(type: String.self) { result in
                MainActor.assumeIsolated { log.add("value \((try? result.get()) ?? "nothing")") }
            }
            text.loadTransferable(type: Numbers.self) { result in
                MainActor.assumeIsolated { log.add("numbers \((try? result.get()) == nil)") }
            }
        }
        #expect(
            words.sorted() == [
                "data 5", "file fruit.txt apple", "item apple", "no item true", "numbers true", "value apple",
            ])
    }

    @Test func filesAreRead() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("apple".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.suggestedName == file.lastPathComponent)
        #expect(provider.registeredTypeIdentifiers == ["public.plain-text", "public.file-url"])
        #expect(NSItemProvider(contentsOf: URL(string: "https://a.b")) == nil)
        #expect(NSItemProvider(contentsOf: nil) == nil)
        let gone = try #require(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nowhere/at all.png")))
        let words = loading { log in
            provider.loadObject(ofClass: String.self) { text, _ in
                MainActor.assumeIsolated { log.add(text ?? "nothing") }
            }
            gone.loadDataRepresentation(forTypeIdentifier: "public.image") { data, error in
                MainActor.assumeIsolated { log.add("\(data == nil && error != nil)") }
            }
        }
        #expect(words == ["apple", "true"])
    }

    /// Forms of a value, in its order; a name for a file; and one that is offered for some values only.
    @Test func valuesHaveTheirForms() {
        struct Named: Transferable {
            var name: String
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(exportedContentType: .json) { (item: Named) in Data(item.name.utf8) }
                    .suggestedFileName { $0.name + ".json" }
                    .exportingCondition { !$0.name.isEmpty }
                    .visibility(.ownProcess)
                ProxyRepresentation(exporting: \Named.name)
            }
        }
        let full = NSItemProvider(transferring: Named(name: "a"))
        #expect(full.registeredTypeIdentifiers == ["public.json", "public.utf8-plain-text"])
        #expect(full.suggestedName == "a.json")
        let empty = NSItemProvider(transferring: Named(name: ""))
        #expect(empty.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(empty.suggestedName == nil)
        #expect(empty.registeredContentTypes(conformingTo: .text) == [.utf8PlainText])
    }

    /// A closure that answers later, and one that never does, hold nobody up.
    @Test func answersMayComeLate() {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.text", visibility: .all) { done in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { done(Data("late".utf8), nil) }
            return nil
        }
        let log = LifeLog()
        let host = hostOf(
            Button("Go") {
                provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
                    MainActor.assumeIsolated { log.add(String(decoding: data ?? Data(), as: UTF8.self)) }
                }
            }, in: 100, 50)
        host.tapElement("Go")
        host.advance(by: 0.1)
        #expect(log.take() == [])
        host.advance(by: 0.2)
        #expect(log.take() == ["late"])
    }
}
