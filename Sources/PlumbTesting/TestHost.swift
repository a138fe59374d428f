import Foundation
import PlumbCairo
import PlumbCore
import PlumbRendering

/// Shows a view in a test, sends it touches, advances its time, and reads its frames and pictures.
///
///     import SwiftUI
///     import Testing
///
///     @MainActor @Test func theListFollowsTheTap() throws {
///         let host = try TestHost(Menu(), size: ProposedViewSize(width: 320, height: 480))
///         try host.tap("third")
///         #expect(host.frame(of: "arrow")?.midY == 50)
///         host.advance(by: 0.1)
///         #expect(host.frame(of: "arrow")?.midY == 70)
///     }
///
/// Time stands still until a test advances it, for the timers, queues, tasks and `Date()` of the view, too. The same
/// view and the same steps give the same frames, and with the same fonts the same bytes. By default, each character is
/// 10 × 20 points.
@MainActor public final class TestHost {
    /// The engine that measures and draws texts.
    public enum TextEngineChoice: Sendable {
        /// Every character is 10 × 20 points in any font, so you can work out the numbers by hand, without a font file.
        case fixed
        /// The fonts of `plumb render`.
        case system
    }

    /// The background of pictures.
    public enum Background: Sendable {
        /// White, or black in dark mode.
        case page
        /// None: pixels that no view paints are transparent.
        case clear
    }

    /// The file format of a film.
    public typealias FilmFormat = PlumbCairo.FilmFormat

    let host: ViewHost
    private let pictures: ViewPictures
    private let world: World

    /// Shows a view at time 0, when it has appeared.
    ///
    /// - Parameters:
    ///   - size: the proposal to the view, in points; `.unspecified` for its ideal size.
    ///   - scale: pixels per point.
    ///   - safeArea: the safe area insets, in points.
    ///   - assets: the folder or .xcassets of pictures and colours.
    ///   - date: the date at time 0; by default 9 January 2007, 9:41 UTC.
    ///   - strings: the folder of string tables: `Localizable.xcstrings`, `de.lproj/Localizable.strings` and so on.
    ///   - locale: the locale of texts and numbers; by default that of `plumb render` (en_US).
    ///   - accessibility: the user's accessibility settings.
    ///   - world: fonts, assets, strings, language and clock that several hosts share; it overrides `text`, `assets`,
    ///     `date`, `strings` and `locale`.
    /// - Throws: an error if the fonts or the assets cannot be read.
    public init<V: View>(
        _ view: @autoclosure () throws -> V, size: ProposedViewSize = ProposedViewSize(width: 393, height: 852),
        scale: Double = 2,
        scheme: ColorScheme = .light, typeSize: DynamicTypeSize = .large, direction: LayoutDirection = .leftToRight,
        text: TextEngineChoice = .fixed, safeArea: EdgeInsets = EdgeInsets(), assets: URL? = nil,
        background: Background = .page, date: Date = World.pinnedDate, strings: URL? = nil,
        locale: Locale? = nil, accessibility: AccessibilitySettings = [], world: World? = nil
    ) throws {
        if let world {
            self.world = world
        } else {
            self.world = try World(
                text: text == .system ? .fonts() : .fixed, assets: [assets].compactMap(\.self), strings: strings,
                locale: locale, date: date, language: "en")
        }
        var world = self.world
        world.proposal = size
        world.displayScale = scale
        world.colorScheme = scheme
        world.layoutDirection = direction
        world.dynamicTypeSize = typeSize
        world.safeAreaInsets = safeArea
        world.accessibility = accessibility
        host = try ViewHost(in: world, making: view)
        pictures = ViewPictures(
            of: host, named: "\(V.self)", scale: scale,
            hasPage: background == .page)
        host.update()
    }

    // MARK: Time

    /// Seconds since the view appeared.
    public var time: TimeInterval { host.time }

    /// Whether an animation is running, or something waits for a time.
    public var isMoving: Bool { host.nextFrame != nil }

    /// Advances time, at sixty frames per second while something moves.
    ///
    /// - Parameter duration: seconds.
    public func advance(by duration: TimeInterval) { host.apply(.advance(by: duration)) }

    // MARK: Touch

    /// Taps a point of the root view. Returns whether a view responded.
    @discardableResult
    public func tap(at point: CGPoint) -> Bool { play(.tap(.point(point))) }

    /// Taps the centre of the first view with an accessibility identifier, where it is now, or else of the first
    /// element with that label. Returns whether a view responded.
    ///
    /// - Throws: an error if there is no such view.
    @discardableResult
    public func tap(_ name: String) throws -> Bool {
        let isLabel = frame(of: name) == nil && host.elements.contains { $0.label == name }
        return try tryPlaying(.tap(isLabel ? .label(name) : .identifier(name)))
    }

    /// Holds a finger on a point of the root view, and lifts it. Returns whether a gesture was recognized.
    ///
    /// - Parameter duration: how long the finger stays down, in seconds.
    @discardableResult
    public func press(at point: CGPoint, duration: TimeInterval) -> Bool {
        host.apply(.press(.point(point), duration: Self.bounded(duration))).isTaken
    }

    /// Holds a finger on the centre of the first view with an accessibility identifier, and lifts it. Returns whether a
    /// gesture was recognized.
    ///
    /// - Parameter duration: how long the finger stays down, in seconds.
    /// - Throws: an error if there is no such view.
    @discardableResult
    public func press(_ identifier: String, duration: TimeInterval) throws -> Bool {
        press(at: try host.center(of: identifier, for: "the test"), duration: duration)
    }

    /// Drags along a straight line, with sixty moves per second. Returns whether a view responded.
    ///
    /// - Parameter duration: how long the drag takes, in seconds.
    @discardableResult
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3) -> Bool {
        play(.drag(.point(start), to: .point(end), duration: Self.bounded(duration)))
    }

    /// Drags from the centre of the first view with an accessibility identifier. Returns whether a view responded.
    ///
    /// - Parameters:
    ///   - distance: the distance in points.
    ///   - duration: how long the drag takes, in seconds.
    /// - Throws: an error if there is no such view.
    @discardableResult
    public func drag(_ identifier: String, by distance: CGSize, duration: TimeInterval = 0.3) throws -> Bool {
        let start = try host.center(of: identifier, for: "the test")
        return drag(
            from: start, to: CGPoint(x: start.x + distance.width, y: start.y + distance.height), duration: duration)
    }

    /// Turns the wheel over a point. Returns whether a view responded.
    ///
    /// - Parameter distance: in points; positive values scroll to content further right and further down.
    @discardableResult
    public func scroll(at point: CGPoint, by distance: CGSize) -> Bool {
        play(.scroll(.point(point), by: distance))
    }

    /// Types into the view with the focus, one key after the other: "\n" is the return key, "\t" tab, "\u{8}" delete.
    /// Returns whether a view responded.
    @discardableResult
    public func type(_ text: String) -> Bool { play(.type(text)) }

    /// Presses and releases a key. Returns whether a view handled it.
    @discardableResult
    public func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
        defer { host.apply(.key(KeyInput(key, modifiers, phase: .up))) }
        return host.apply(.key(KeyInput(key, modifiers, phase: .down))).isTaken
    }

    /// Sends any other event. Returns whether a view responded.
    @discardableResult
    public func send(_ event: HostEvent) -> Bool {
        host.apply(event).isTaken
    }

    /// What comes to the view from now on; nil, as at first, if it is not written down. Applied to a host of the same
    /// view in the same world, it shows the same.
    public var log: HostLog? {
        get { host.log }
        set { host.log = newValue }
    }

    /// Applies what was written down, each event at its time.
    public func apply(_ log: HostLog) {
        host.apply(log)
    }

    /// A NaN counts as no time.
    private static func bounded(_ duration: TimeInterval) -> TimeInterval {
        duration.isFinite ? min(max(0, duration), FilmRecorder.longest) : 0
    }

    private func play(_ event: HostEvent) -> Bool { (try? tryPlaying(event)) ?? false }

    private func tryPlaying(_ event: HostEvent) throws -> Bool {
        let action = ScriptAction(event, time: host.time, source: "the test")
        let player = ScriptPlayer(host, [action])
        try player.advance(to: action.end)
        return player.unnoticed.isEmpty
    }

    // MARK: What there is to see

    /// The frames of all views with an accessibility identifier as shown now, in points from the root view's top left
    /// corner. If several have the same identifier, the first one's.
    public func frames() -> [String: CGRect] {
        Dictionary(host.layout().frames.map { ($0.identifier, $0.frame) }) { first, _ in first }
    }

    /// The frame of the first view with an accessibility identifier as shown now; nil if there is none.
    public func frame(of identifier: String) -> CGRect? {
        host.layout().frames.first { $0.identifier == identifier }?.frame
    }

    /// The root view's size, in points.
    public var size: CGSize { host.layout().size }

    /// The marks that are painted now, back to front.
    public var displayList: DisplayList { host.displayList() }

    /// Every proposal, answer and placement of the current layout, without cached answers.
    public func trace() -> LayoutTrace { host.trace() }

    /// What is wrong in the views, one sentence each.
    public var diagnostics: [String] {
        host.diagnostics.map(\.message) + world.problems
    }

    /// The picture as a PNG file, as `plumb render --at` this time draws it.
    public func picture() throws -> Data { try pictures.file() }

    /// Films from now on. Afterwards, the host's time is the end of the film.
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - fps: frames per second: up to 60, or 50 for a GIF.
    public func film(duration: TimeInterval, fps: Double = 30, format: FilmFormat = .gif) throws -> Data {
        guard duration > 0, duration <= FilmRecorder.longest, fps >= 1, fps <= format.highestRate else {
            throw ScriptError(
                description:
                    "a film is more than 0 and up to \(Int(FilmRecorder.longest)) seconds long, and a "
                    + ".\(format.rawValue) has 1 to \(Int(format.highestRate)) frames a second; "
                    + "\(duration) s with \(fps) can't be made")
        }
        let end = host.time + duration
        defer { host.apply(.wait(until: end)) }
        return try FilmRecorder(ScriptPlayer(host), pictures, start: host.time, duration: duration, rate: fps)
            .record(format, dithering: true)
    }
}
