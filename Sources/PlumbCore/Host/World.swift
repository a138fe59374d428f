import Foundation
import PlumbGraphics
import PlumbPlatform
import Synchronization

/// The world a view is laid out and drawn in: its settings, which can be written down, and its services, which can't.
///
/// A setting is a member of the world itself: `world.locale` is `world.settings.locale`.
///
/// Worlds can be handed from thread to thread.
@dynamicMemberLookup
public struct World: @unchecked Sendable {
    // Safe: hosts and their stores run on the main actor. Fonts, assets, pictures and tables of strings are asked from
    // any thread (`HostAtWork`), and lock what they remember.

    /// What can be written down.
    public var settings = Settings()
    /// Who shapes texts; without one every character is 10 × 20 points.
    public var textEngine: any TextEngine
    /// Where named pictures and colours are.
    public var assets: (any AssetSource)?
    /// Where pictures with an address come from (`AsyncImage`); nil where none can be had.
    public var pictures: (any PictureSource)?
    /// Where texts are looked up in other languages; nil for as they are written.
    public var strings: (any StringTables)?
    /// What `@AppStorage` reads and writes. In memory unless set: pictures and tests leave nothing behind.
    public var appStore: any ValueStore = MemoryValueStore()
    /// What `@SceneStorage` reads and writes.
    public var sceneStore: any ValueStore = MemoryValueStore()
    /// Where cut and copied text is: the host's own unless set.
    public var pasteboard: any Pasteboard = PrivatePasteboard()
    /// Opens an address that a view wants opened (`EnvironmentValues.openURL`), and says whether it could; nil where
    /// nothing does.
    public var openURL: ((URL) -> Bool)?
    /// The windows around; none in a picture.
    package var windows = WindowAccess()
    /// The numbers of the platform that the host stands for: the system's, unless others are set.
    package var platform: Platform {
        get { ownPlatform ?? settings.system.platform }
        set { ownPlatform = newValue }
    }
    private var ownPlatform: Platform?
    /// True for a window: code sees the machine's clock, and what it leaves for later happens in real time.
    package var followsMachine = false
    /// True where the process is there for this host alone: what any thread leaves to the main queue is the host's.
    package var ownsProcess = false
    /// True where a host that is made begins at the machine's date, whatever the settings say.
    package var startsNow = false
    /// What fonts, assets and tables of strings have to say; nil where there are none.
    package var resources: WorldResources?

    /// A host's surroundings. Lengths are in points; without a text engine, every character is 10 points wide and a
    /// line 20 high.
    public init(
        proposal: ProposedViewSize = .unspecified, displayScale: Double = 2, colorScheme: ColorScheme = .light,
        layoutDirection: LayoutDirection = .leftToRight, dynamicTypeSize: DynamicTypeSize = .large,
        textEngine: any TextEngine = FixedTextEngine(), assets: (any AssetSource)? = nil,
        safeAreaInsets: EdgeInsets = EdgeInsets(), date: Date = World.pinnedDate
    ) {
        self.textEngine = textEngine
        self.assets = assets
        settings.proposal = proposal
        settings.displayScale = displayScale
        settings.colorScheme = colorScheme
        settings.layoutDirection = layoutDirection
        settings.dynamicTypeSize = dynamicTypeSize
        settings.safeAreaInsets = safeAreaInsets
        settings.date = date
    }

    /// 9 January 2007, 9:41 in UTC.
    public static let pinnedDate = Date.pinned

    /// A setting.
    public subscript<Value>(dynamicMember setting: WritableKeyPath<Settings, Value>) -> Value {
        get { settings[keyPath: setting] }
        set { settings[keyPath: setting] = newValue }
    }

    /// What the root view inherits.
    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        for setting in Setting.all { setting.inherit(settings, &values) }
        if platform !== Platform.iOS17 { values.platform = platform }
        values.textEngine = textEngine
        values.assets = assets
        values.pictures = pictures
        if let strings { values.strings = strings }
        values.pasteboard = pasteboard
        values.matchedSources = MatchedSources()
        values.appStore = appStore
        values.sceneStore = sceneStore
        return values
    }
}

/// What the resources of a world have to say. Copies of the world share it.
package final class WorldResources {
    private struct State {
        var notes: [String] = []
        var reported: Set<String> = []
    }

    private let find: () -> [String]
    private let state = Mutex(State())

    /// - Parameter find: the sentences so far.
    package init(_ find: @escaping () -> [String]) { self.find = find }

    package var problems: [String] { find() + state.withLock { $0.notes } }

    /// Adds a sentence of its own.
    package func note(_ sentence: String) { state.withLock { $0.notes.append(sentence) } }

    /// Those that nobody has taken yet.
    package func newProblems() -> [String] {
        let problems = problems
        return state.withLock { state in problems.filter { state.reported.insert($0).inserted } }
    }
}
