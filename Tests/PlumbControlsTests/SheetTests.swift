import Foundation
import PlumbGraphics
import PlumbPlatform
import Testing

@testable import PlumbControls
@testable import PlumbCore

/// Sheets and covers: where they stand, what they do to the page, and what closes them.
@MainActor
@Suite struct SheetTests {
    /// A page with a sheet of a colour that says what it is told about the sheet.
    private struct Page<Said: View>: View {
        var isCover = false
        let log: LifeLog
        @ViewBuilder let said: (AnyView) -> Said
        @State private var isShown = false

        var body: some View {
            let page = VStack {
                Button("Show") { isShown = true }
                Color.white.accessibilityIdentifier("page")
            }
            if isCover {
                page.fullScreenCover(isPresented: $isShown, onDismiss: { log.add("dismissed") }) { sheet }
            } else {
                page.sheet(isPresented: $isShown, onDismiss: { log.add("dismissed") }) { sheet }
            }
        }

        private var sheet: some View { said(AnyView(Inner(log: log))) }
    }

    private struct Inner: View {
        let log: LifeLog
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            VStack(spacing: 0) {
                Text(isPresented ? "Presented" : "Alone")
                    .onAppear { log.add("+sheet") }
                    .onDisappear { log.add("-sheet") }
                Button("Done") { dismiss() }
                Color.red.accessibilityIdentifier("sheet")
            }
        }
    }

    private func host<Said: View>(
        cover: Bool = false, width: CGFloat = 393, height: CGFloat = 852, top: CGFloat = 59, bottom: CGFloat = 34,
        _ log: LifeLog = LifeLog(), @ViewBuilder _ said: @escaping (AnyView) -> Said
    ) -> ViewHost {
        screenOf(Page(isCover: cover, log: log, said: said), width: width, height: height, top: top, bottom: bottom)
    }

    /// The top, the width and the bottom of the red colour below two texts of 20 points, each on the last.
    private func frame(_ host: ViewHost) -> [Double]? { host.frame("sheet") }

    // MARK: With a new root

    /// A new root is laid out before its sheet begins to move: nothing of the page moves with the sheet.
    @Test func aSheetThatComesWithAnotherRootMovesAlone() {
        struct Root: View {
            let isPresenting: Bool
            var body: some View {
                if isPresenting {
                    Text("one").sheet(isPresented: .constant(true)) { Color.red.presentationDetents([.height(0)]) }
                } else {
                    Text("one")
                }
            }
        }
        let host = ViewHost(Root(isPresenting: false), in: World(proposal: ProposedViewSize(width: 200, height: 200)))
        let page = host.dump
        host.setRoot(Root(isPresenting: true))
        let dump = host.dump
        #expect(dump.hasPrefix(page) && dump.contains("clip"), "\(dump)")
    }

    // MARK: Places

    struct Place: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var detents: Set<PresentationDetent> = []
        var size = CGSize(width: 393, height: 852)
        var safeArea = [59.0, 34]
        /// The top of the sheet.
        let top: Double
    }

    private enum Third: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? {
            context.dynamicTypeSize == .large ? context.maxDetentValue / 3 : nil
        }
    }
    private enum Nothing: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { nil }
    }

    /// Apple's: a large sheet on a screen of 393 × 852 begins at 69 (an XCUI tree, and SpeziMedication's picture); the
    /// others as documented.
    nonisolated static let places = [
        Place(testDescription: "large", top: 69),
        Place(
            testDescription: "large on a phone with a button", size: CGSize(width: 375, height: 667),
            safeArea: [20, 0], top: 30),
        Place(testDescription: "medium: half of the screen", detents: [.medium], top: 426),
        Place(testDescription: "a height, and the home indicator's", detents: [.height(200)], top: 852 - 234),
        Place(
            testDescription: "a height without a home indicator", detents: [.height(200)],
            size: CGSize(width: 375, height: 667), safeArea: [20, 0], top: 467),
        Place(testDescription: "a part of what there is", detents: [.fraction(0.4)], top: 852 - 34 - 0.4 * 749),
        Place(testDescription: "too high", detents: [.height(2000)], top: 69),
        Place(testDescription: "a negative height", detents: [.height(-20)], top: 818),
        Place(testDescription: "no number", detents: [.height(.nan)], top: 69),
        Place(testDescription: "of several the lowest", detents: [.large, .medium, .height(100)], top: 852 - 134),
        Place(testDescription: "a type's", detents: [.custom(Third.self)], top: 852 - 34 - 749.0 / 3),
        Place(testDescription: "a type that has none", detents: [.custom(Nothing.self), .medium], top: 426),
        // Source: Apple (`prefersEdgeAttachedInCompactHeight`).
        Place(
            testDescription: "a low screen, all of it", detents: [.medium], size: CGSize(width: 852, height: 393),
            safeArea: [0, 21], top: 0),
    ]

    @Test(arguments: places)
    func standsAtItsHeight(_ line: Place) throws {
        let host = host(
            width: line.size.width, height: line.size.height, top: line.safeArea[0], bottom: line.safeArea[1]
        ) { $0.presentationDetents(line.detents) }
        host.go("Show")
        let frame = try #require(self.frame(host))
        // Two texts stand above the colour. Where they are too high, their middle is that of the sheet.
        let (texts, bottom) = (40.0, line.size.height - line.safeArea[1])
        let room = bottom - line.top
        let height = max(room, texts)
        let top = line.top + (room - height) / 2
        let expected = [0, top + texts, line.size.width, height - texts]
        #expect(zip(frame, expected).allSatisfy { isNear($0, $1) }, "\(frame), not \(expected)")
    }

    /// On a tablet a sheet is a card in the middle, narrow for what is in it.
    @Test func onATabletItIsACard() throws {
        struct Width: View {
            @Environment(\.horizontalSizeClass) private var width
            var body: some View { Color.red.accessibilityIdentifier(width == .compact ? "compact" : "regular") }
        }
        struct Page: View {
            @State private var isShown = false
            var body: some View { Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Width() } }
        }
        let host = screenOf(
            Page().environment(\.horizontalSizeClass, .regular), width: 820, height: 1180, top: 24, bottom: 20)
        host.go("Show")
        #expect(try #require(host.frame("compact")) == [140, 280, 540, 620])
        // A finger beside it closes it.
        host.tap(at: CGPoint(x: 40, y: 600))
        host.rest()
        #expect(host.frame("compact") == nil)
    }

    /// A cover takes all of the screen; its views keep clear of what bars take.
    @Test func aCoverTakesTheScreen() {
        let log = LifeLog()
        let host = host(cover: true, log) { $0 }
        host.go("Show")
        #expect(frame(host) == [0, 99, 393, 852 - 34 - 99])
        // No finger closes it; the app and the escape key do.
        host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 800))
        host.rest()
        #expect(host.labels.contains("Done"))
        host.press(.escape)
        host.rest()
        #expect(host.labels == ["Show"])
        #expect(log.take() == ["+sheet", "-sheet", "dismissed"])
    }

    // MARK: What closes it

    /// `dismiss` closes the sheet; `onDismiss` runs when it is gone, and not before.
    @Test func dismissClosesIt() {
        let log = LifeLog()
        let host = host(log) { $0 }
        host.go("Show")
        #expect(host.labels == ["Presented", "Done"])
        #expect(log.take() == ["+sheet"])
        host.tapElement("Done")
        host.advance(by: 0.1)
        #expect(!log.take().contains("dismissed"))
        host.rest()
        #expect(log.take().contains("dismissed"))
        #expect(host.labels == ["Show"])
        #expect(host.graph.presentations.above.isEmpty && host.nextFrame == nil)
    }

    struct Drag: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var detents: Set<PresentationDetent> = [.large]
        var staysOpen = false
        let from: CGFloat
        let to: CGFloat
        var duration = 0.5
        /// The top of the sheet afterwards; nil where it is closed.
        let top: Double?
    }

    nonisolated static let drags = [
        Drag(testDescription: "a little way", from: 100, to: 250, duration: 2, top: 69),
        Drag(testDescription: "more than half of its height", from: 100, to: 560, duration: 2, top: nil),
        Drag(testDescription: "a fling", from: 100, to: 250, duration: 0.05, top: nil),
        Drag(testDescription: "one that can't be closed", staysOpen: true, from: 100, to: 700, duration: 0.1, top: 69),
        Drag(
            testDescription: "up to the next height", detents: [.medium, .large], from: 460, to: 200, duration: 1,
            top: 69),
        Drag(
            testDescription: "up, but not far", detents: [.medium, .large], from: 460, to: 400, duration: 2, top: 426),
        Drag(
            testDescription: "down from the lowest height", detents: [.medium, .large], from: 460, to: 800, duration: 1,
            top: nil),
        Drag(
            testDescription: "up where there is nothing", detents: [.medium], from: 460, to: 100, duration: 1, top: 426),
    ]

    @Test(arguments: drags)
    func aFingerMovesIt(_ line: Drag) {
        let log = LifeLog()
        let host = host(log) {
            $0.presentationDetents(line.detents).interactiveDismissDisabled(line.staysOpen)
        }
        host.go("Show")
        _ = log.take()
        host.drag(from: CGPoint(x: 30, y: line.from), to: CGPoint(x: 30, y: line.to), duration: line.duration)
        host.rest()
        #expect(isNear(frame(host)?[1], (line.top ?? 0) + 40) || line.top == nil && frame(host) == nil)
        #expect(log.take().contains("dismissed") == (line.top == nil))
    }

    /// The sheet follows the finger.
    @Test func itFollowsTheFinger() {
        let host = host { $0 }
        host.go("Show")
        host.send(.touch(.began, at: CGPoint(x: 30, y: 100)))
        host.send(.touch(.changed, at: CGPoint(x: 30, y: 110)))
        for (finger, top) in [(160.0, 119.0), (310, 269), (210, 169), (60, 69)] {
            host.send(.touch(.changed, at: CGPoint(x: 30, y: finger)))
            let now = frame(host)?[1] ?? .nan
            #expect(finger < 110 ? now < top + 40 && now > top + 20 : isNear(now, top + 40), "\(finger): \(now)")
        }
    }

    /// A tap on the page beside a low sheet closes it, unless the page stays in use.
    @Test(arguments: [false, true]) func aTapBesideIt(staysInUse: Bool) {
        let host = host {
            $0.presentationDetents([.medium])
                .presentationBackgroundInteraction(staysInUse ? .enabled(upThrough: .medium) : .automatic)
        }
        host.go("Show")
        #expect(host.labels.contains("Show") == staysInUse)
        host.tap(at: CGPoint(x: 100, y: 300))
        host.rest()
        #expect(host.labels.contains("Done") == staysInUse)
    }

    /// Escape closes it, unless a person can't.
    @Test(arguments: [false, true]) func escapeClosesIt(staysOpen: Bool) {
        let host = host { $0.interactiveDismissDisabled(staysOpen) }
        host.go("Show")
        host.press(.escape)
        host.rest()
        #expect(host.labels.contains("Done") == staysOpen)
    }

    /// An app that does not take the sheet back sees it come back.
    @Test func whatTheAppKeepsComesBack() {
        struct Page: View {
            var body: some View {
                Text("Page").sheet(isPresented: .constant(true)) { Color.red.accessibilityIdentifier("sheet") }
            }
        }
        let host = screenOf(Page())
        host.rest()
        host.drag(from: CGPoint(x: 30, y: 100), to: CGPoint(x: 30, y: 800), duration: 0.2)
        host.rest()
        #expect(isNear(frame(host)?[1], 69))
    }

    // MARK: Scrolling in it

    /// A finger on content that scrolls: what moves.
    @Test(arguments: [PresentationContentInteraction.resizes, .scrolls])
    func contentInALowSheet(interaction: PresentationContentInteraction) {
        struct Page: View {
            let interaction: PresentationContentInteraction
            @State private var isShown = false
            var body: some View {
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown) {
                        ScrollView {
                            Color.red.frame(height: 2000).accessibilityIdentifier("content")
                        }
                        .presentationDetents([.medium, .large])
                        .presentationContentInteraction(interaction)
                    }
            }
        }
        let host = screenOf(Page(interaction: interaction))
        host.go("Show")
        #expect(isNear(host.frame("content")?[1], 426))
        host.drag(from: CGPoint(x: 30, y: 800), to: CGPoint(x: 30, y: 440), duration: 1)
        host.rest()
        let top = host.frame("content")?[1] ?? .nan
        if interaction == .resizes { #expect(isNear(top, 69)) } else { #expect(top < 200) }
        guard interaction == .resizes else { return }
        // As high as it can be, it scrolls; from its beginning, a finger pulls the sheet down.
        host.drag(from: CGPoint(x: 30, y: 600), to: CGPoint(x: 30, y: 300), duration: 1)
        host.rest()
        #expect(host.frame("content")?[1] ?? 0 < 0)
        host.drag(from: CGPoint(x: 30, y: 200), to: CGPoint(x: 30, y: 840), duration: 1)
        host.rest()
        host.rest()
        #expect(isNear(host.frame("content")?[1], 69))
        host.drag(from: CGPoint(x: 30, y: 200), to: CGPoint(x: 30, y: 840), duration: 0.5)
        host.rest()
        #expect(host.frame("content") == nil)
    }

    // MARK: What is said about it

    /// The selection says where it rests, and hears where it comes to rest.
    @Test func theSelectionIsFollowed() {
        struct Page: View {
            @State private var isShown = false
            @State private var detent = PresentationDetent.large
            var body: some View {
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown) {
                        VStack(spacing: 0) {
                            Text(detent == .medium ? "Medium" : "Large")
                            Button("Lower") { detent = .medium }
                            Color.red.accessibilityIdentifier("sheet")
                        }
                        .presentationDetents([.medium, .large], selection: $detent)
                    }
            }
        }
        let host = screenOf(Page())
        host.go("Show")
        #expect(isNear(frame(host)?[1], 109))
        host.tapElement("Lower")
        host.advance(by: 0.1)
        // It is seen on its way.
        let seen = SeenFills(host).frame { $0.red > 0.9 && $0.green < 0.4 }?.minY ?? .nan
        #expect(seen > 200 && seen < 400)
        host.rest()
        #expect(isNear(frame(host)?[1], 466))
        #expect(host.labels.contains("Medium"))
        host.drag(from: CGPoint(x: 30, y: 500), to: CGPoint(x: 30, y: 120), duration: 1)
        host.rest()
        #expect(isNear(frame(host)?[1], 109))
        #expect(host.labels.contains("Large"))
    }

    struct Behind: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var detents: Set<PresentationDetent> = [.large]
        var interaction: @Sendable () -> PresentationBackgroundInteraction = { .automatic }
        var scheme = ColorScheme.light
        /// The opacity of the black over the page, and the page's left edge, top and width.
        let dim: Double
        let page: [Double]
    }

    /// Measured on SpeziMedication's picture: the page is 0.917 times as large, its top where the safe area begins,
    /// under black of 12 %; behind a lower sheet and in dark mode as behind an alert.
    nonisolated static let behind = [
        Behind(testDescription: "large", dim: 0.12, page: [16.3, 59, 360.4]),
        Behind(testDescription: "medium", detents: [.medium], dim: 0.2, page: [0, 0, 393]),
        Behind(testDescription: "medium, dark", detents: [.medium], scheme: .dark, dim: 0.48, page: [0, 0, 393]),
        Behind(
            testDescription: "medium, in use", detents: [.medium], interaction: { .enabled }, dim: 0, page: [0, 0, 393]),
        Behind(
            testDescription: "high, and in use while low", detents: [.large],
            interaction: { .enabled(upThrough: .medium) }, dim: 0.12, page: [16.3, 59, 360.4]),
    ]

    @Test(arguments: behind)
    func thePageBehindIt(_ line: Behind) {
        struct Page: View {
            let line: Behind
            @State private var isShown = false
            var body: some View {
                Color.green.ignoresSafeArea()
                    .overlay { Button("Show") { isShown = true } }
                    .sheet(isPresented: $isShown) {
                        Color.red.presentationDetents(line.detents)
                            .presentationBackgroundInteraction(line.interaction())
                    }
                    .environment(\.colorScheme, line.scheme)
            }
        }
        let host = screenOf(Page(line: line))
        host.go("Show")
        let seen = SeenFills(host)
        let green = Color.green.rgba(in: host.surroundings)
        let page = seen.frame { abs($0.green - green.green) < 0.2 && $0.red < 0.3 && $0.alpha == 1 }
        #expect(
            page.map { zip([$0.minX, $0.minY, $0.width], line.page).allSatisfy { abs($0 - $1) < 0.1 } } == true,
            "\(page ?? .null)")
        let dim = seen.fills.first { $0.color.alpha < 1 && $0.color.red == 0 }?.color.alpha ?? 0
        #expect(isNear(dim, line.dim))
        // One on a page that stays in use throws a shadow.
        let hasShadow = host.displayList().items.contains { if case .pushShadow = $0 { true } else { false } }
        #expect(hasShadow == (line.dim == 0))
    }

    /// A page whose views paint nothing steps back as a card with the background of windows.
    @Test(arguments: [ColorScheme.light, .dark]) func aPageWithoutBackgroundStepsBackToo(scheme: ColorScheme) {
        struct Page: View {
            @State private var isShown = false
            var body: some View {
                Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Color.red }
            }
        }
        let host = screenOf(Page())
        host.apply(.surroundings(World.Change(\.colorScheme, scheme)))
        host.go("Show")
        let ground: Double = scheme == .light ? 1 : 0
        let seen = SeenFills(host).fills.filter { $0.color.red == ground && $0.color.blue == ground }
        let card = seen.map(\.frame).first { abs($0.minX - 16.3) < 0.1 && abs($0.minY - 59) < 0.1 }
        #expect(card.map { abs($0.width - 360.4) < 0.1 } == true, "\(seen)")
    }

    /// The mark by which it is dragged: 36 × 5, 5 below its top; without a word where it rests at several heights.
    @Test(
        arguments: [
            ([.medium], .automatic, false), ([.medium, .large], .automatic, true), ([.medium], .visible, true),
            ([.medium, .large], .hidden, false),
        ] as [(Set<PresentationDetent>, Visibility, Bool)])
    func theMarkByWhichItIsDragged(detents: Set<PresentationDetent>, visibility: Visibility, isThere: Bool) {
        let host = host { $0.presentationDetents(detents).presentationDragIndicator(visibility) }
        host.go("Show")
        let mark = CGRect(x: 178.5, y: 431, width: 36, height: 5)
        #expect(SeenFills(host).fills.contains { $0.frame == mark } == isThere)
    }

    /// Its corners and what lies behind its views.
    @Test func cornersAndBackground() {
        let host = host { $0.presentationCornerRadius(30).presentationBackground(.blue) }
        host.go("Show")
        let card = CGRect(x: 0, y: 69, width: 393, height: 783)
        let seen = SeenFills(host)
        #expect(seen.fills.contains { $0.color.blue > 0.9 && $0.color.red < 0.1 && $0.frame == card })
        let corner = host.displayList().items.contains { item in
            guard case .pushClip(let path, _) = item, path.boundingRect == card else { return false }
            return !path.contains(CGPoint(x: 6, y: 75)) && path.contains(CGPoint(x: 14, y: 83))
        }
        #expect(corner)
    }

    /// A sheet over a sheet: the first steps back to where the page has.
    @Test func aSheetOverASheet() {
        struct Page: View {
            @State private var first = false
            @State private var second = false
            var body: some View {
                Button("First") { first = true }
                    .sheet(isPresented: $first) {
                        Color.red.overlay { Button("Second") { second = true } }
                            .sheet(isPresented: $second) { Color.blue.overlay { Text("Top") } }
                    }
            }
        }
        let host = screenOf(Page())
        host.go("First")
        host.go("Second")
        #expect(host.labels == ["Top"])
        let seen = SeenFills(host)
        let red = seen.frame { $0.red > 0.9 && $0.green < 0.4 }
        #expect(red.map { abs($0.minY - 59) < 0.1 && abs($0.width - 393 * 0.917) < 0.1 } == true, "\(red ?? .null)")
        host.press(.escape)
        host.rest()
        #expect(host.labels == ["Second"])
    }

    // MARK: Items

    private struct Item: Identifiable {
        let id: Int
        var words: String
    }

    private struct Items: View {
        let log: LifeLog
        @State private var item: Item?
        var body: some View {
            VStack {
                Button("One") { item = Item(id: 1, words: "one") }
                Button("Two") { item = Item(id: 2, words: "two") }
            }
            .sheet(item: $item, onDismiss: { log.add("dismissed") }) { shown in
                Text(shown.words)
                Button("Other words") { item?.words = "other" }
                Button("Other item") { item = Item(id: 2, words: "two") }
                Button("Close") { item = nil }
            }
        }
    }

    /// A value with the same id changes what is shown; one with another id closes the sheet, and opens the next.
    @Test func anotherItemIsAnotherSheet() {
        let log = LifeLog()
        let host = screenOf(Items(log: log))
        host.go("One")
        #expect(host.labels.contains("one"))
        host.go("Other words")
        #expect(host.labels.contains("other"))
        #expect(log.take() == [])
        host.go("Other item")
        host.rest()
        #expect(host.labels.contains("two"))
        #expect(log.take() == ["dismissed"])
        host.go("Close")
        #expect(log.take() == ["dismissed"])
        #expect(host.labels == ["One", "Two"])
    }

    // MARK: Bad input

    /// Two sheets of one screen at once: the second waits, and a sentence says so.
    @Test func twoSheetsAtOnce() {
        struct Page: View {
            @State private var first = false
            @State private var second = false
            var body: some View {
                VStack {
                    Button("Both") { (first, second) = (true, true) }
                    Color.clear.sheet(isPresented: $first) {
                        Text("First")
                        Button("Close") { first = false }
                    }
                    Color.clear.sheet(isPresented: $second) { Text("Second") }
                }
            }
        }
        let host = screenOf(Page())
        host.go("Both")
        #expect(host.labels == ["First", "Close"])
        #expect(
            host.diagnostics.map(\.message) == [
                "a view presents a sheet, a cover or an alert while another one of the same screen is shown; "
                    + "it is shown when that is gone"
            ])
        host.go("Close")
        host.rest()
        #expect(host.labels == ["Second"])
    }

    /// A sheet that is asked for while another goes comes after it, and after that one's end has been told.
    @Test func aSheetDuringAnothersWayOut() {
        struct Page: View {
            let log: LifeLog
            @State private var first = false
            @State private var second = false
            var body: some View {
                VStack {
                    Button("First") { first = true }
                    Color.clear.sheet(isPresented: $first, onDismiss: { log.add("first gone") }) {
                        Button("Next") { (first, second) = (false, true) }.onDisappear { log.add("-first") }
                    }
                    Color.clear.sheet(isPresented: $second) { Alive(name: "Second", log: log) }
                }
            }
        }
        let log = LifeLog()
        let host = screenOf(Page(log: log))
        host.go("First")
        host.go("Next")
        host.rest()
        #expect(host.labels == ["Second"])
        #expect(host.diagnostics.isEmpty)
        #expect(log.take() == ["-first", "first gone", "+Second"])
    }

    /// What belongs to a row, a bar or a screen is not inherited.
    @Test func theScreenAroundIsNotInherited() {
        struct Page: View {
            @State private var isShown = false
            var body: some View {
                NavigationStack {
                    List { Button("Show") { isShown = true } }
                        .navigationTitle("Outer")
                        .sheet(isPresented: $isShown) {
                            VStack {
                                NavigationLink("Link") { Text("Never") }
                                Text("Inner").navigationTitle("Ignored")
                            }
                        }
                }
            }
        }
        let host = screenOf(Page())
        host.go("Show")
        #expect(host.element("Link")?.isEnabled == false)
        host.press(.escape)
        host.rest()
        #expect(host.labels.contains("Outer") && !host.labels.contains("Ignored"))
    }

    /// In a sheet the row of a bar is 56 high (measured on SpeziAccount's pictures).
    @Test func barsInASheetAreHigher() {
        struct Page: View {
            @State private var isShown = false
            var body: some View {
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown) {
                        NavigationStack {
                            Color.red.accessibilityIdentifier("sheet")
                                .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                        }
                    }
            }
        }
        let host = screenOf(Page())
        host.go("Show")
        #expect(isNear(frame(host)?[1], 69 + 56))
    }

    /// The keyboard lifts what stands above it.
    @Test func theKeyboardLiftsIt() {
        struct Page: View {
            @State private var isShown = false
            @State private var text = ""
            var body: some View {
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown) {
                        VStack {
                            TextField("Name", text: $text).accessibilityIdentifier("field")
                            Spacer()
                            Text("End").accessibilityIdentifier("end")
                        }
                        .presentationDetents([.height(200)])
                    }
            }
        }
        var world = World(
            proposal: ProposedViewSize(width: 393, height: 852),
            safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        world.showsKeyboard = true
        let host = ViewHost(Page(), in: world)
        host.go("Show")
        let before = host.frame("field")?[1] ?? .nan
        host.tap("field")
        host.rest()
        let after = host.frame("field")?[1] ?? .nan
        let end = host.frame("end").map { $0[1] + $0[3] } ?? .nan
        let keyboard = Double(host.keyboardFrame?.minY ?? .nan)
        #expect(after < before - 200)
        #expect(isNear(end, keyboard), "\(end) \(keyboard)")
    }

    // MARK: Laws

    /// Opening and closing leave nothing behind.
    @Test func nothingIsLeft() {
        let host = host { $0 }
        func round() {
            host.tapElement("Show")
            host.rest()
            host.tapElement("Done")
            host.rest()
        }
        round()
        let (nodes, boxes) = (host.graph.nodes.count, host.graph.tree.boxes.count)
        for _ in 0..<20 { round() }
        #expect(host.graph.nodes.count == nodes && host.graph.tree.boxes.count == boxes)
        #expect(host.graph.presentations.above.isEmpty && host.graph.presentations.waiting.isEmpty)
    }

    /// It comes by UIKit's spring: after 0.1 to 0.3 s it has come as far as in frames of UIKit.
    @Test func itComesByTheSpring() {
        let host = host { $0.presentationDetents([.medium]) }
        host.tapElement("Show")
        for (time, part) in [(0.1, 0.545), (0.15, 0.758), (0.2, 0.880), (0.25, 0.941), (0.3, 0.973)] {
            host.advance(by: time == 0.1 ? 0.1 : 0.05)
            let top = SeenFills(host).frame { $0.red > 0.9 && $0.green < 0.4 }?.minY ?? .nan
            let expected = 852 - 426 * part + 40
            #expect(abs(Double(top) - expected) < 2, "\(time): \(top), not \(expected)")
        }
    }
}

/// What is filled in a picture, in the page's coordinates.
@MainActor
struct SeenFills {
    private(set) var fills: [(color: RGBA, frame: CGRect)] = []
    /// Of what is filled with a colour, and of what is cut off.
    private(set) var outlines: [Path] = []

    init(_ host: ViewHost) {
        var transforms = [CGAffineTransform.identity]
        for item in host.displayList().items {
            switch item {
            case .pushTransform(let transform):
                transforms.append(transform.concatenating(transforms[transforms.count - 1]))
            case .pop: if transforms.count > 1 { transforms.removeLast() }
            case .fill(let path, .color(let color), _):
                fills.append((color, path.boundingRect.applying(transforms[transforms.count - 1])))
                outlines.append(path.applying(transforms[transforms.count - 1]))
            case .pushClip(let path, _):
                outlines.append(path.applying(transforms[transforms.count - 1]))
                transforms.append(transforms[transforms.count - 1])
            case .glyphs: break
            case .fill, .stroke, .image: break
            default: transforms.append(transforms[transforms.count - 1])
            }
        }
    }

    func frame(_ isWanted: (RGBA) -> Bool) -> CGRect? { fills.first { isWanted($0.color) }?.frame }
}
