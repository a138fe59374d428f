import Foundation
import Testing

/// Which types programs see: those of SwiftUI's interface, and those that are written down here with the reason.
/// Everything else is `package`.
@Suite
struct ExportedNamesTests {
    /// By the reason why programs see them. What each of them is, its comment says (`DocumentationTests`).
    private static let reasons: [(reason: String, names: String)] = [
        (
            "Apple's, of frameworks beside SwiftUI or newer than the table",
            """
            CGPathFillRule CGPathElementType CGPathElement CGDataProvider CGImageAlphaInfo CGBitmapInfo CGColorRenderingIntent CGColorSpace
            CGColorSpaceModel Published CurrentValueSubject ObservableObjectPublisher DateComponentsFormatter ListFormatter MeasurementFormatter
            PersonNameComponentsFormatter RelativeDateTimeFormatter InlinePresentationIntent PresentationIntent MeasurementFormatUnitUsage
            TransferRepresentationVisibility TransferRepresentationBuilder TupleTransferRepresentation ProxyRepresentation DataRepresentation
            NSItemProviderFileOptions NSItemProviderReading NSItemProviderRepresentationVisibility NSItemProviderWriting
            FileRepresentation SentTransferredFile ReceivedTransferredFile AutomaticSymbolEffect BounceSymbolEffect PulseSymbolEffect
            VariableColorSymbolEffect BreatheSymbolEffect WiggleSymbolEffect RotateSymbolEffect ScaleSymbolEffect AppearSymbolEffect
            DisappearSymbolEffect ReplaceSymbolEffect SymbolEffectConfiguration SpatialTapGesture NSApplicationDelegateAdaptor _ShapeView
            """
        ),
        (
            "what a declaration of SwiftUI's takes, gives or requires, without a name of Apple's that users write",
            """
            AnyAnimatableData KeyframeLine KeyframePlan StackLayoutCache VisualEffectSteps EndedGesture ChangedGesture MapGesture
            GestureContext AnyGestureRecognizer GestureRecognizer ConditionalContent PropertySlot GraphBuilder PreviewRequest Arity PrimitiveView
            MemberModifier SubtreeModifier ViewModifierContent AppContent AppWindows PrimitiveScene SceneWindow SceneWindows TupleScene
            AvailableScene ModifiedScene WindowChange CommandMenus ConditionalCommands PrimitiveCommands SystemCommands TupleCommands DateRangeComponentsFormat TextFieldStyleLabel PickerLook ListLook TabLook EitherToolbarContent SchedulerInterval SchedulerDate
            SchedulerOptions UnitPaint PaintShadow ImageTiles ColorMixing ColorMesh Backdrop InterpolationQuality ViewGraph UpdateQueue
            """
        ),
        (
            "SwiftUI's, with an underscore: packages use them, and the table leaves such names out",
            """
            _VariadicView _VariadicView_Root _VariadicView_ViewRoot _VariadicView_UnaryViewRoot _VariadicView_MultiViewRoot
            _VariadicView_Children _ViewTraitKey
            """
        ),
        (
            "what expansions of macros and the text that plumb adds to files use",
            "PlumbExpansion PreviewContent ViewMaker LaunchedDelegate PlumbNetworkAccess"
        ),
        (
            "the engine's classes that a feature's module inherits from: Swift can't inherit from a package's class across modules",
            "CustomLayoutRole Viewport Arrangement BoxID BoxRole LayoutTree AlignmentKey BoxDimensions Lengths Spacing"
        ),
        (
            "Plumb's own, for programs: hosts, worlds, pictures, windows and tests",
            """
            ViewHost HostEvent DroppedItem HostAnswer HostLog TouchPhase World SystemVersion LayoutReport Diagnostic AccessibilitySettings LayoutTrace TracedView TracedEvent TracedOffer TracedGuide
            TracedParameters TracedText TracedGap TracedCandidate KeyInput ValueStore MemoryValueStore FileValueStore StringFolder StringTables Pasteboard PrivatePasteboard DisplayList DisplayItem DisplaySpan
            Renderer RenderError AssetSource Bitmap PictureSource PictureFailure VectorPicture Paint GradientStop RGBA AssetFolder CairoRenderer
            ImageError ImageDecoder PictureAddresses FilmFormat PNGEncoder FontSubset PDFRenderer PDFAttachment SVGRenderer FontError RenderedPage HostWindow
            WindowClipboard WindowError WindowSettings PageBreak PageNumber PageFormat TestElement TestHost
            """
        ),
        (
            "Plumb's own, for snapshots in tests",
            "SnapshotDevice SnapshotFonts SnapshotTrait SnapshotTraits SnapshotAttachment"
        ),
        (
            "swift-snapshot-testing's, so that tests which were written with it compile",
            "Snapshotting SimplySnapshotting Diffing Async SnapshotTestingConfiguration SwiftUISnapshotLayout ViewImageConfig"
        ),
        (
            "Plumb's own, for programs that set text by another engine",
            """
            TextEngine PangoTextEngine FixedTextEngine FixedFontFace FontDescriptor FontFace FontSource TextSpan TextAttachment LineMetrics ShapedText Cluster
            ShapedRun ShapedGlyph GlyphRun TextLayout TextLayoutOptions TextFit FittedText
            """
        ),
    ]

    /// The types at the outermost level of the modules that programs see.
    private func exported() throws -> Set<String> {
        var names: Set<String> = []
        for module in DocumentationTests.modules {
            let root = Repository.root.appendingPathComponent("Sources/\(module)")
            let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
            for case let file as URL in all ?? .init() where file.pathExtension == "swift" {
                for line in try String(contentsOf: file, encoding: .utf8).utf8.split(separator: UInt8(ascii: "\n")) {
                    // What is indented stands in another type.
                    guard let first = line.first, first > UInt8(ascii: " "), first != UInt8(ascii: "/") else {
                        continue
                    }
                    if let name = Self.type(declaredIn: String(Substring(line))) { names.insert(name) }
                }
            }
        }
        return names
    }

    /// The type that a line exports.
    private static func type(declaredIn line: String) -> String? {
        let words = line.split(separator: " ")
        guard let access = words.firstIndex(where: { $0 == "public" || $0 == "open" }) else { return nil }
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
        let before: Set<Substring> = ["final", "nonisolated", "indirect"]
        let rest = words[(access + 1)...].drop { before.contains($0) }
        guard let kind = rest.first, kinds.contains(kind), let name = rest.dropFirst().first else { return nil }
        return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    @Test(arguments: [
        ("public struct A: B {", "A"), ("@frozen public enum Way<T> {", "Way"), ("open class C", "C"),
        ("nonisolated public final class D: E", "D"), ("public func f() {", nil), ("struct A {", nil),
        ("public let a = 1", nil),
    ])
    func typesAreFound(_ line: String, _ name: String?) {
        #expect(Self.type(declaredIn: line) == name)
    }

    /// All words that begin with a capital in the table of SwiftUI's interface.
    private func interface() throws -> Set<String> {
        let folder = Repository.root.appendingPathComponent("Sources/PlumbInterface/Tables")
        var words: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            let text = try String(contentsOf: file, encoding: .utf8).utf8
            func isPart(_ byte: UInt8) -> Bool {
                (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95
            }
            for word in text.split(whereSeparator: { !isPart($0) }) where (65...90).contains(word.first ?? 0) {
                words.insert(String(Substring(word)))
            }
        }
        return words
    }

    @Test func eachTypeIsSwiftUIsOrHasAReason() throws {
        let own = try exported().subtracting(interface())
        var written: Set<String> = []
        for (reason, names) in Self.reasons {
            for name in names.split(whereSeparator: \.isWhitespace).map(String.init) {
                #expect(written.insert(name).inserted, "\(name) stands twice: \(reason)")
            }
        }
        #expect(
            own.subtracting(written).sorted() == [], "exported, and nobody says why: make it package, or write it down")
        #expect(
            written.subtracting(own).sorted() == [], "written down, and not exported, or in the table of the interface")
    }
}
