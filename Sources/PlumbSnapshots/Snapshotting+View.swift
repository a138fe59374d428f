import Dispatch
import Foundation
import PlumbCore
import PlumbRendering
import PlumbSnapshotFiles
import PlumbUIKit

extension Snapshotting {
    /// A way that shows views.
    init(
        _ form: SnapshotForm, _ diffing: Diffing<Format>, _ fonts: SnapshotFonts? = nil,
        tolerance: SnapshotDifference.Tolerance = SnapshotDifference.Tolerance(),
        shown: (inout ShowOptions) -> Bool = { _ in false }, view: @escaping @MainActor (Value) throws -> AnyView
    ) {
        var options = ShowOptions()
        options.world.proposal = ProposedViewSize(width: 393, height: 852)
        let isCanvas = shown(&options)
        let plan = ViewPlan<Value>(
            form: form, options: options, isCanvas: isCanvas, fonts: fonts, tolerance: tolerance, view: view)
        self.init(pathExtension: form.suffix, diffing: diffing) { value in
            // What is kept of a view without an assertion.
            let data = MainActorAccess.run((plan, value)) { plan, value in
                try? SnapshotStage.take(plan, { value }).file.content
            }
            return diffing.fromData((data ?? nil) ?? Data())
        }
        self.plan = plan
    }
}

extension Snapshotting where Value: View, Format == String {
    /// The views, what they were given, and where they stand: lines that read as views are written.
    ///
    /// The view is proposed 393 × 852 points, or a device's screen. Every character is 10 × 20 points, so that the
    /// lines are the same on every machine.
    public static var layout: Snapshotting { layout() }

    /// The same, with fonts or a size of one's own.
    ///
    /// - Parameters:
    ///   - layout: how large the proposal is; 393 × 852 points unless given.
    ///   - fonts: whose letters the texts have.
    public static func layout(_ layout: SwiftUISnapshotLayout? = nil, fonts: SnapshotFonts = .fixed) -> Snapshotting {
        Snapshotting(.layout, .lines, fonts, shown: { layout?.set(&$0) ?? false }) { AnyView($0) }
    }

    /// The elements that a screen reader knows, a line each, in reading order.
    public static var accessibility: Snapshotting { Snapshotting(.accessibility, .lines) { AnyView($0) } }

    /// The layout, and then every proposal, every answer and every placement, as `plumb layout --trace` prints them
    /// (Docs/Trace.md).
    public static var trace: Snapshotting { Snapshotting(.trace, .lines) { AnyView($0) } }

    /// An SVG file. The view has its ideal size.
    public static var svg: Snapshotting { svg() }

    /// An SVG file.
    ///
    /// - Parameters:
    ///   - layout: how large the view is.
    ///   - fonts: whose letters the texts have.
    public static func svg(layout: SwiftUISnapshotLayout = .sizeThatFits, fonts: SnapshotFonts = .system)
        -> Snapshotting
    {
        Snapshotting(.svg, .lines, fonts, shown: layout.set) { AnyView($0) }
    }
}

extension Snapshotting where Value: View, Format == Data {
    /// A PDF file of one page. The view has its ideal size.
    public static var pdf: Snapshotting { pdf() }

    /// A PDF file of one page.
    ///
    /// - Parameters:
    ///   - layout: how large the view is.
    ///   - fonts: whose letters the texts have.
    public static func pdf(layout: SwiftUISnapshotLayout = .sizeThatFits, fonts: SnapshotFonts = .system)
        -> Snapshotting
    {
        Snapshotting(.pdf, .data, fonts, shown: layout.set) { AnyView($0) }
    }
}

extension Snapshotting where Value: View, Format == UIImage {
    /// A picture of the view in its ideal size.
    public static var image: Snapshotting { image() }

    /// A picture.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: UIKit's way of drawing; every picture is drawn in the one way here.
    ///   - precision: how many pixels must be the same, from 0 to 1.
    ///   - perceptualPrecision: how near a pixel's colour must be to count as the same, from 0 to 1; 0.98 is about as
    ///     near as eyes see.
    ///   - layout: how large the view is.
    ///   - traits: scheme, scale, text size and direction; they go before those of a device.
    ///   - fonts: whose letters the texts have.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = SnapshotTraits.none,
        fonts: SnapshotFonts = .system
    ) -> Snapshotting {
        Snapshotting(precision, perceptualPrecision, layout, traits, fonts) { AnyView($0) }
    }
}

extension Snapshotting where Format == UIImage {
    /// A picture of what is shown of a value.
    init(
        _ precision: Float, _ perceptualPrecision: Float, _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection,
        _ fonts: SnapshotFonts? = nil, view: @escaping @MainActor (Value) throws -> AnyView
    ) {
        self.init(
            .image, .image(precision: precision, perceptualPrecision: perceptualPrecision), fonts,
            tolerance: SnapshotDifference.Tolerance(
                precision: Double(precision), perceptualPrecision: Double(perceptualPrecision)),
            shown: { options in
                let isCanvas = layout.set(&options)
                traits.set(&options.world)
                return isCanvas
            }, view: view)
    }
}

extension Snapshotting {
    /// Waits before the snapshot is taken: a view's own time goes on by so many seconds, and nobody waits.
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - strategy: what is kept then.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        var later = strategy
        later.plan?.options.time += max(0, duration)
        return later
    }
}

/// Runs what needs the main actor.
enum MainActorAccess {
    private static let key = DispatchSpecificKey<Bool>()
    private static let isMarked: Bool = {
        DispatchQueue.main.setSpecific(key: key, value: true)
        return true
    }()

    /// Whether this is the main queue: a thread of its own where the program waits in `dispatchMain`.
    private static var isHere: Bool {
        Thread.isMainThread || isMarked && DispatchQueue.getSpecific(key: key) == true
    }

    /// Nil beside the main actor.
    ///
    /// - Parameter input: what the closure is called with.
    static func run<Input, Result>(_ input: Input, _ body: @MainActor (Input) -> Result) -> Result? {
        isHere ? onMain(input, body) : nil
    }
}
