import Foundation
import PlumbCore
import PlumbRendering
import PlumbSnapshotFiles
import PlumbWhy

/// How a view is shown for a snapshot.
struct ViewPlan<Value> {
    var form: SnapshotForm
    var options: ShowOptions
    /// Whether the picture is as large as the proposal, whatever the view answers.
    var isCanvas = false
    var fonts: SnapshotFonts?
    var tolerance = SnapshotDifference.Tolerance()
    /// What is shown of a value.
    var view: @MainActor (Value) throws -> AnyView

    func pullback<NewValue>(_ transform: @escaping (NewValue) -> Value) -> ViewPlan<NewValue> {
        // Safe: it is called where views are made, on the main actor.
        nonisolated(unsafe) let transform = transform
        return ViewPlan<NewValue>(
            form: form, options: options, isCanvas: isCanvas, fonts: fonts, tolerance: tolerance,
            view: { try view(transform($0)) })
    }
}

/// Whose letters a snapshot has.
public struct SnapshotFonts: Sendable, Hashable {
    let folders: [String]?

    /// Every character is 10 × 20 points in any font: the same on every machine. What text forms have unless something
    /// else is said.
    public static let fixed = SnapshotFonts(folders: nil)
    /// The fonts of the system, as in `plumb render`. What pictures have.
    public static let system = SnapshotFonts(folders: [])

    /// The font files in folders, before those of the system: kept with the tests, pictures are the same on every
    /// machine.
    public static func folders(_ folders: [URL]) -> SnapshotFonts { SnapshotFonts(folders: folders.map(\.path)) }
}

/// Shows views, and keeps what they have in common.
@MainActor enum SnapshotStage {
    private struct Key: Hashable {
        var fonts: SnapshotFonts
        var locale: String
        var assets: String?
    }

    private static var worlds: [Key: Stages] = [:]

    /// Shows a view and makes a snapshot of it.
    ///
    /// - Parameters:
    ///   - plan: how it is shown.
    ///   - value: makes the value; called once.
    ///   - places: says where views were written.
    static func take<Value>(
        _ plan: ViewPlan<Value>, _ value: () throws -> Value, _ places: SourceResolver? = nil
    ) throws -> TakenSnapshot {
        var options = plan.options
        let fonts = plan.fonts ?? (plan.form.isText ? .fixed : .system)
        options.hasFixedText = fonts.folders == nil
        options.assets = ProgramResources.folder
        options.strings = ProgramResources.folder
        let key = Key(fonts: fonts, locale: options.world.locale.identifier, assets: options.assets)
        let known = try worlds[key] ?? Stages(options, fonts: fonts.folders ?? [])
        worlds[key] = known
        let stages = known.with(options)
        // The host asks for the view while it is made, and never again.
        let (host, stage) = try withoutActuallyEscaping(value) { value in
            try stages.host(for: ViewMaker { try plan.view(try value()) }) { world in
                world.ownsProcess = false
                if plan.isCanvas { world.isScreen = true }
            }
        }
        if options.time > 0 { host.apply(.advance(by: options.time)) }
        let name = "\(Value.self)".prefix { $0 != "<" }
        let pictures = ViewPictures(of: host, named: String(name), options, stages, stage)
        return try SnapshotMaker(of: host, pictures, named: String(name)).take(plan.form, places)
    }
}
