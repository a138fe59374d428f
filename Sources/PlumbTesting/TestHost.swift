import Foundation
import PlumbCairo
import PlumbCore
import PlumbRendering

/// A view that is alive, for tests: it is touched, its time is moved, and its frames and pictures are looked at.
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
/// Time stands still until a test moves it, for timers, queues and tasks of the view too, and for what it sees of `Date()`: the same view and the same steps give
/// the same frames, and with the same fonts the same bytes. Texts are 10 × 20 points a character unless the system's are asked for.
@MainActor public final class TestHost {
    /// Who shapes texts.
    public enum TextEngineChoice: Sendable {
        /// Every character is 10 × 20 points, whatever its font: numbers that can be worked out by hand, without a font file.
        case fixed
        /// The fonts of `plumb render`.
        case system
    }

    /// What lies under the view in pictures.
    public enum Background: Sendable {
        /// White, or black in dark surroundings.
        case page
        /// Nothing: what no view covers is see-through.
        case clear
    }

    /// A file that shows pictures one after the other.
    public typealias FilmFormat = PlumbCairo.FilmFormat

    let host: ViewHost
    private let pictures: ViewPictures
    private let world: RenderWorld

    /// Shows a view, as of time 0: what appears has appeared.
    ///
    /// - Parameters:
    ///   - size: what the view is proposed, in points; `.unspecified` for its ideal size.
    ///   - scale: pixels to a point.
    ///   - safeArea: what bars take of each side, in points.
    ///   - assets: the folder or .xcassets of pictures and colours.
    ///   - date: what the view's clocks show at time 0; 9 January 2007, 9:41 in UTC unless stated.
    ///   - strings: the folder of tables of strings: `Localizable.xcstrings`, `de.lproj/Localizable.strings` and the like.
    ///   - locale: whose language and numbers texts have; that of `plumb render` (en_US) unless given.
    ///   - accessibility: what the person in front of the screen has asked for.
    ///   - world: fonts, assets, strings, language and clock that several hosts share; `text`, `assets`, `date`, `strings` and `locale` are not looked at then.
    /// - Throws: where the fonts or the assets can't be read.
    public init<V: View>(
        _ view: @autoclosure () throws -> V, size: ProposedViewSize = ProposedViewSize(width: 393, height: 852),
        scale: Double = 2,
        scheme: ColorScheme = .light, typeSize: DynamicTypeSize = .large, direction: LayoutDirection = .leftToRight,
        text: TextEngineChoice = .fixed, safeArea: EdgeInsets = EdgeInsets(), assets: URL? = nil,
        background: Background = .page, date: Date = HostConfiguration.pinnedDate, strings: URL? = nil,
        locale: Locale? = nil, accessibility: AccessibilitySettings = [], world: RenderWorld? = nil
    ) throws {
        if let world {
            self.world = world
        } else {
            self.world = try RenderWorld(
                text: text == .system ? .fonts() : .fixed, assets: [assets].compactMap(\.self), strings: strings,
                locale: locale, date: date, language: "en")
        }
        var configuration = self.world.configuration
        configuration.proposal = size
        configuration.displayScale = scale
        configuration.colorScheme = scheme
        configuration.layoutDirection = direction
        configuration.dynamicTypeSize = typeSize
        configuration.safeAreaInsets = safeArea
        configuration.accessibility = accessibility
        host = try ViewHost(configuration: configuration, making: view)
        pictures = ViewPictures(
            of: host, named: "\(V.self)", scale: scale,
            hasPage: background == .page)
        host.update()
    }

    // MARK: Time

    /// Seconds since the view appeared.
    public var time: TimeInterval { host.time }

    /// Whether something moves, or waits for a time to come.
    public var isMoving: Bool { host.nextFrame != nil }

    /// Lets time pass, with sixty frames a second where something moves.
    ///
    /// - Parameter duration: seconds.
    public func advance(by duration: TimeInterval) { host.advance(by: duration) }

    // MARK: Touch

    /// Taps a point of the root view. Returns whether a view took notice.
    @discardableResult
    public func tap(at point: CGPoint) -> Bool { play(.tap(.point(x: point.x, y: point.y))) }

    /// Taps the centre of the first view with an accessibility identifier, where it is now; where there is none, of the first element with that label.
    /// Returns whether a view took notice.
    ///
    /// - Throws: where there is no such view.
    @discardableResult
    public func tap(_ name: String) throws -> Bool {
        let isLabel = frame(of: name) == nil && host.elements.contains { $0.label == name }
        return try tryPlaying(.tap(isLabel ? .label(name) : .identifier(name)))
    }

    /// Holds a finger on a point of the root view, and lifts it. Returns whether a gesture was recognized.
    ///
    /// - Parameter duration: seconds that pass meanwhile.
    @discardableResult
    public func press(at point: CGPoint, duration: TimeInterval) -> Bool {
        host.press(at: point, duration: Self.bounded(duration))
    }

    /// Holds a finger on the centre of the first view with an accessibility identifier, and lifts it. Returns whether a gesture was recognized.
    ///
    /// - Parameter duration: seconds that pass meanwhile.
    /// - Throws: where there is no such view.
    @discardableResult
    public func press(_ identifier: String, duration: TimeInterval) throws -> Bool {
        press(at: try host.center(of: identifier, for: "the test"), duration: duration)
    }

    /// Drags along a straight line, with sixty moves a second. Returns whether a view took notice.
    ///
    /// - Parameter duration: seconds that pass meanwhile.
    @discardableResult
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3) -> Bool {
        play(
            .drag(
                from: .point(x: start.x, y: start.y), to: .point(x: end.x, y: end.y), duration: Self.bounded(duration)))
    }

    /// Drags from the centre of the first view with an accessibility identifier. Returns whether a view took notice.
    ///
    /// - Parameters:
    ///   - distance: points.
    ///   - duration: seconds that pass meanwhile.
    /// - Throws: where there is no such view.
    @discardableResult
    public func drag(_ identifier: String, by distance: CGSize, duration: TimeInterval = 0.3) throws -> Bool {
        let start = try host.center(of: identifier, for: "the test")
        return drag(
            from: start, to: CGPoint(x: start.x + distance.width, y: start.y + distance.height), duration: duration)
    }

    /// Turns the wheel over a point. Returns whether a view took notice.
    ///
    /// - Parameter distance: in points; positive shows what lies further to the right and further down.
    @discardableResult
    public func scroll(at point: CGPoint, by distance: CGSize) -> Bool {
        play(.scroll(.point(x: point.x, y: point.y), x: distance.width, y: distance.height))
    }

    /// Types into what has the focus, a key after the other: "\n" is the return key, "\t" tab, "\u{8}" delete. Returns whether a
    /// view took notice.
    @discardableResult
    public func type(_ text: String) -> Bool { play(.type(text)) }

    /// Presses a key and lets it go. Returns whether a view took it.
    @discardableResult
    public func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
        defer { host.update() }
        return host.press(key, modifiers)
    }

    /// Sends any other event. Returns whether a view took notice.
    @discardableResult
    public func send(_ event: InputEvent) -> Bool {
        defer { host.update() }
        return host.send(event)
    }

    /// A time that is none counts as none.
    private static func bounded(_ duration: TimeInterval) -> TimeInterval {
        duration.isFinite ? min(max(0, duration), FilmRecorder.longest) : 0
    }

    private func play(_ kind: ScriptAction.Kind) -> Bool { (try? tryPlaying(kind)) ?? false }

    private func tryPlaying(_ kind: ScriptAction.Kind) throws -> Bool {
        let action = ScriptAction(kind, time: host.time, source: "the test")
        let player = ScriptPlayer(host, [action])
        try player.advance(to: action.end)
        return player.unnoticed.isEmpty
    }

    // MARK: What there is to see

    /// The frames of all views with an accessibility identifier as they are shown now, in points from the root view's top left corner. Of
    /// several with the same identifier, the first one's.
    public func frames() -> [String: CGRect] {
        Dictionary(host.layout().frames.map { ($0.identifier, $0.frame) }) { first, _ in first }
    }

    /// The frame of the first view with an accessibility identifier as it is shown now; nil where there is none.
    public func frame(of identifier: String) -> CGRect? {
        host.layout().frames.first { $0.identifier == identifier }?.frame
    }

    /// The root view's size, in points.
    public var size: CGSize { host.layout().size }

    /// Everything that is painted now, back to front.
    public var displayList: DisplayList { host.displayList() }

    /// Who proposed what to whom, and what was answered: the layout as of now, from an empty memory.
    public func trace() -> LayoutTrace { host.trace() }

    /// What is wrong with the views, a sentence each.
    public var diagnostics: [String] {
        host.diagnostics.map(\.message) + world.problems
    }

    /// The picture as a PNG file: that of `plumb render --at` this time.
    public func picture() throws -> Data { try pictures.file() }

    /// A film from now on. The host's time is then the film's end.
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - fps: frames a second: up to 60, or 50 for a GIF.
    public func film(duration: TimeInterval, fps: Double = 30, format: FilmFormat = .gif) throws -> Data {
        guard duration > 0, duration <= FilmRecorder.longest, fps >= 1, fps <= format.highestRate else {
            throw ScriptError(
                description:
                    "a film is more than 0 and up to \(Int(FilmRecorder.longest)) seconds long, and a "
                    + ".\(format.rawValue) has 1 to \(Int(format.highestRate)) frames a second; "
                    + "\(duration) s with \(fps) can't be made")
        }
        let end = host.time + duration
        defer { host.advance(to: end) }
        return try FilmRecorder(ScriptPlayer(host), pictures, start: host.time, duration: duration, rate: fps)
            .record(format, dithering: true)
    }
}
