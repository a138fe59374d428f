import Foundation
import PlumbCairo
import PlumbGraphics
import PlumbUI
import Testing

/// Pictures of views in any program.
@Suite @MainActor
struct ImageRendererTests {
    /// A world whose clock stands.
    private static let world = Result {
        try World(fonts: [], assets: [], date: World.pinnedDate)
    }

    private struct Card: View {
        var color = Color.red
        var body: some View { color.frame(width: 20, height: 10) }
    }

    private func renderer<Content: View>(_ view: Content) throws -> ImageRenderer<Content> {
        ImageRenderer(content: view, in: try Self.world.get())
    }

    private func bitmap(_ renderer: ImageRenderer<some View>) async throws -> Bitmap {
        try await renderer.page().bitmap()
    }

    // MARK: What Apple's documentation says

    @Test func whatItBeginsWith() {
        let renderer = ImageRenderer(content: Card())
        #expect(renderer.proposedSize == .unspecified)
        #expect(renderer.scale == 1)
        #expect(!renderer.isOpaque)
        #expect(renderer.colorMode == .nonLinear)
        #expect(renderer.isObservationEnabled)
    }

    @Test(arguments: [(1.0, 20, 10), (2, 40, 20), (3, 60, 30), (0, 20, 10), (.nan, 20, 10), (-1, 20, 10)])
    func theScaleIsPixelsToAPoint(_ scale: CGFloat, _ width: Int, _ height: Int) async throws {
        let renderer = try renderer(Card())
        renderer.scale = scale
        let picture = try await bitmap(renderer)
        #expect(picture.width == width && picture.height == height)
    }

    @Test func theProposalIsOnlyThat() async throws {
        let renderer = try renderer(Color.blue.frame(minWidth: 10, maxWidth: 30, minHeight: 5, maxHeight: 50))
        for (proposal, width, height) in [
            (ProposedViewSize.unspecified, 10, 10), (ProposedViewSize(width: 20, height: 8), 20, 8),
            (ProposedViewSize(width: 100, height: nil), 30, 10), (.zero, 10, 5),
        ] {
            renderer.proposedSize = proposal
            let page = try renderer.page()
            #expect(page.size == CGSize(width: width, height: height), "\(proposal)")
        }
    }

    @Test func whatNothingCoversLetsThroughUnlessItIsOpaque() async throws {
        let renderer = try renderer(Color.clear.frame(width: 2, height: 2))
        #expect(try await bitmap(renderer).pixels == Data(repeating: 0, count: 16))
        renderer.isOpaque = true
        #expect(try await bitmap(renderer).pixels == Data([0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]))
    }

    @Test func itsSurroundingsAreItsOwn() async throws {
        struct Reader: View {
            @Environment(\.colorScheme) private var scheme
            @Environment(\.displayScale) private var scale
            var body: some View {
                Color.red.frame(width: scheme == .dark ? 30 : 10, height: 10 * scale)
            }
        }
        let light = try renderer(Reader())
        light.scale = 3
        #expect(try light.page().size == CGSize(width: 10, height: 30))
        let dark = try renderer(Reader().environment(\.colorScheme, .dark))
        #expect(try dark.page().size == CGSize(width: 30, height: 10))
        // Of views that make a renderer, too.
        var inner: CGSize?
        struct Maker: View {
            let take: (CGSize?) -> Void
            var body: some View { Color.red.onAppear { take(try? ImageRenderer(content: Reader()).page().size) } }
        }
        _ = try renderer(Maker { inner = $0 }.environment(\.colorScheme, .dark)).page()
        #expect(inner == CGSize(width: 10, height: 10))
    }

    @Test func theViewIsAliveBetweenPictures() throws {
        struct Counter: View {
            let step: Int
            @State private var count = 1
            var body: some View { Color.red.frame(width: CGFloat(count), height: 5).onChange(of: step) { count += 10 } }
        }
        let renderer = try renderer(Counter(step: 1))
        #expect(try renderer.page().size.width == 1)
        renderer.content = Counter(step: 2)
        #expect(try renderer.page().size.width == 11)
    }

    @Test func aChangeIsSaid() async throws {
        final class Model: ObservableObject { @Published var width = 10.0 }
        struct Bar: View {
            @ObservedObject var model: Model
            var body: some View { Color.red.frame(width: model.width, height: 5) }
        }
        let model = Model()
        let renderer = try renderer(Bar(model: model))
        var count = 0
        let subscription = renderer.objectWillChange.sink { count += 1 }
        defer { subscription.cancel() }
        #expect(try renderer.page().size.width == 10)
        count = 0
        model.width = 30
        for _ in 0..<1000 where count == 0 { await Task.yield() }
        #expect(count == 1)
        #expect(try renderer.page().size.width == 30)
        renderer.isObservationEnabled = false
        count = 0
        model.width = 40
        for _ in 0..<1000 { await Task.yield() }
        #expect(count == 0)
        #expect(try renderer.page().size.width == 40)
    }

    @Test func theImagesOfUIKitHaveThePixels() async throws {
        let renderer = try renderer(Card())
        renderer.scale = 2
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2)
        let pixels = try #require(renderer.cgImage)
        #expect(pixels.width == 40 && pixels.height == 20)
        let shown = try self.renderer(Image(uiImage: image))
        shown.scale = 2
        let (again, first) = (try await bitmap(shown), try await bitmap(renderer))
        #expect(again.pixels == first.pixels)
    }

    // MARK: Files

    @Test func eachFormatIsWhatItsNameSays() async throws {
        let renderer = try renderer(Card().padding())
        let page = try renderer.page()
        #expect(try await page.pngData().starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try await page.pdfData().starts(with: Data("%PDF-".utf8)))
        #expect(try await page.jpegData().starts(with: [0xFF, 0xD8]))
        let webP = try await page.webPData()
        #expect(webP.starts(with: Data("RIFF".utf8)) && webP.dropFirst(8).starts(with: Data("WEBP".utf8)))
        // What is kept exactly is the same when it is read.
        let pixels = try await page.bitmap().pixels
        for file in [try await page.pngData(), webP] {
            #expect(try ImageDecoder.decode(file, scale: 1).pixels == pixels)
        }
        // A corner is paper in a JPEG.
        let read = try ImageDecoder.decode(try await page.jpegData(quality: 1), scale: 1).pixels
        #expect(read.prefix(3).allSatisfy { $0 > 250 })
    }

    @Test func theQualityIsSizeAgainstPicture() async throws {
        let view = LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
        let page = try renderer(view.frame(width: 100, height: 100)).page()
        for encode in [{ try await page.jpegData(quality: $0) }, { try await page.webPData(quality: $0) }]
            as [@MainActor (Double) async throws -> Data]
        {
            let sizes = [try await encode(0.1), try await encode(0.5), try await encode(1)].map(\.count)
            #expect(sizes == sizes.sorted() && sizes[0] < sizes[2], "\(sizes)")
            let ends = [try await encode(.nan), try await encode(1), try await encode(-3), try await encode(0)]
            #expect(ends[0] == ends[1] && ends[2] == ends[3])
        }
    }

    @Test func aPDFHasThePagesItWasGiven() async throws {
        let pages = try [(100.0, 50.0), (595, 842), (30, 40)].map { width, height in
            try renderer(Text("Page").frame(width: width, height: height)).page()
        }
        let file = String(decoding: try await RenderedPage.pdfData(of: pages), as: UTF8.self)
        #expect(file.contains("/Count 3"))
        for box in ["[ 0 0 100 50 ]", "[ 0 0 595 842 ]", "[ 0 0 30 40 ]"] { #expect(file.contains(box), "\(box)") }
        await #expect(throws: RenderError.self) { try await RenderedPage.pdfData(of: []) }
    }

    // MARK: What goes wrong

    @Test func whatCannotBeDrawnIsOneSentence() async throws {
        struct Endless: View { var body: some View { Endless() } }
        #expect(throws: RenderError.self) { try renderer(Endless()).page() }
        for view in [AnyView(EmptyView()), AnyView(Color.red.frame(width: 1e6, height: 1e6))] {
            let page = try renderer(view).page()
            await #expect(throws: RenderError.self) { try await page.pngData() }
            await #expect(throws: RenderError.self) { try await page.pdfData() }
            await #expect(throws: RenderError.self) { try await page.webPData() }
        }
        #expect(try renderer(EmptyView()).uiImage == nil)
    }

    @Test func missingFontsAndPicturesAreSaid() throws {
        let world = try World(fonts: [], assets: [], date: World.pinnedDate)
        let renderer = ImageRenderer(
            content: VStack {
                Text("a").font(.custom("Nobody's Font", size: 12))
                Image("nothing")
            }, in: world)
        _ = try renderer.page()
        #expect(renderer.diagnostics.contains { $0.contains("Nobody's Font") })
        #expect(renderer.diagnostics.contains { $0.contains("nothing") })
    }

    @Test func aTaskThatIsCancelledStops() async throws {
        let page = try renderer(Card().frame(width: 4000, height: 4000)).page()
        for encode in [
            { try await page.pngData() }, { try await page.pdfData() }, { try await page.jpegData() },
            { try await page.webPData() },
        ] as [@Sendable () async throws -> Data] {
            let task = Task.detached {
                // Not before it was cancelled.
                while !Task.isCancelled { await Task.yield() }
                return try await encode()
            }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }
}
