import Foundation
import PlumbCore
import PlumbGraphics

/// A view, what is done to it, and a file beside the test that says what is seen and heard meanwhile.
///
/// Texts are set by `MeasuredTextEngine`, so that no font counts. PLUMB_WRITE_GOLDENS=1 writes the files anew.
package struct GoldenScene: Sendable, CustomStringConvertible {
    /// The name of the file: "Buttons/pressed".
    package let description: String
    private let world: @Sendable (inout World) -> Void
    private let isSpoken: Bool
    private let start: @MainActor @Sendable (GoldenFilm) -> Void
    private let script: @MainActor @Sendable (GoldenFilm) -> Void

    /// - Parameters:
    ///   - world: changes a phone's screen of 393 × 852 points, without insets.
    ///   - isSpoken: whether elements are told.
    ///   - script: what is done. One looks before it.
    package init<V: View>(
        _ name: String, in world: @escaping @Sendable (inout World) -> Void = { _ in }, isSpoken: Bool = true,
        @ViewBuilder _ view: @escaping @MainActor @Sendable (GoldenLog) -> V,
        script: @escaping @MainActor @Sendable (GoldenFilm) -> Void = { _ in }
    ) {
        description = name
        self.world = world
        self.isSpoken = isSpoken
        start = { $0.begin(title: "at first", view) }
        self.script = script
    }

    /// A film that shows one view after the other.
    package init(
        _ name: String, in world: @escaping @Sendable (inout World) -> Void = { _ in },
        film: @escaping @MainActor @Sendable (GoldenFilm) -> Void
    ) {
        description = name
        self.world = world
        isSpoken = true
        start = { _ in }
        script = film
    }

    private init(
        _ name: String, _ world: @escaping @Sendable (inout World) -> Void,
        _ start: @escaping @MainActor @Sendable (GoldenFilm) -> Void,
        _ script: @escaping @MainActor @Sendable (GoldenFilm) -> Void
    ) {
        description = name
        self.world = world
        self.start = start
        self.script = script
        isSpoken = false
    }

    /// How the same looks in another world; only at first, unless something is done there.
    package func also(
        _ name: String, in other: @escaping @Sendable (inout World) -> Void,
        script: @escaping @MainActor @Sendable (GoldenFilm) -> Void = { _ in }
    ) -> GoldenScene {
        let own = world
        return GoldenScene(
            description + " " + name,
            {
                own(&$0)
                other(&$0)
            }, start, script)
    }

    @MainActor private var lines: [String] {
        var world = World(proposal: ProposedViewSize(width: 393, height: 852), displayScale: 3)
        world.isScreen = true
        world.textEngine = MeasuredTextEngine()
        self.world(&world)
        let film = GoldenFilm(world, isSpoken: isSpoken)
        start(film)
        script(film)
        return film.lines
    }

    /// What differs from the file, or nil.
    @MainActor package func complaint(beside test: String = #filePath) -> String? {
        GoldenScene.complaint(lines, description, beside: test)
    }

    /// What lines differ from a file beside a test, or nil.
    package static func complaint(_ lines: [String], _ name: String, beside test: String = #filePath) -> String? {
        let file = URL(fileURLWithPath: test).deletingLastPathComponent().appendingPathComponent(
            "Goldens/\(name.replacing(" ", with: "-")).txt")
        if ProcessInfo.processInfo.environment["PLUMB_WRITE_GOLDENS"] == "1" {
            do {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
                return nil
            } catch { return "\(error)" }
        }
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            return "there is no \(file.path); PLUMB_WRITE_GOLDENS=1 writes it"
        }
        let wanted = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) }
        guard lines != wanted else { return nil }
        let first = zip(lines, wanted).enumerated().first { $1.0 != $1.1 }?.offset ?? min(lines.count, wanted.count)
        let title = lines[..<min(first + 1, lines.count)].last { $0.hasPrefix("== ") } ?? ""
        func line(_ all: [String]) -> String { first < all.count ? all[first] : "(the end)" }
        return """
            \(name).txt, line \(first + 1), \(title)
            was: \(line(wanted))
            is:  \(line(lines))
            """
    }
}

// MARK: Other worlds

extension GoldenScene {
    package static let rightToLeft: @Sendable (inout World) -> Void = { $0.layoutDirection = .rightToLeft }
    package static let dark: @Sendable (inout World) -> Void = { $0.colorScheme = .dark }
    package static let large: @Sendable (inout World) -> Void = { $0.dynamicTypeSize = .accessibility2 }
    /// With the insets of a phone that has a notch.
    package static let phone: @Sendable (inout World) -> Void = {
        $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    }
    package static let tablet: @Sendable (inout World) -> Void = {
        $0.proposal = ProposedViewSize(width: 1180, height: 820)
        $0.displayScale = 2
        $0.safeAreaInsets = EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
        $0.device = DeviceTraits(
            screen: CGSize(width: 1180, height: 820), scale: 2,
            safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0), isTablet: true,
            orientation: .landscapeLeft)
    }
    /// A small page, for a few views.
    package static func page(_ width: CGFloat, _ height: CGFloat) -> @Sendable (inout World) -> Void {
        { $0.proposal = ProposedViewSize(width: width, height: height) }
    }
}

extension GoldenScene {
    /// The files beside a test that belong to none of these names.
    package static func filesWithout(_ names: [String], beside test: String = #filePath) -> [String] {
        let folder = URL(fileURLWithPath: test).deletingLastPathComponent().appendingPathComponent("Goldens")
        let known = Set(names.map { $0.replacing(" ", with: "-") + ".txt" })
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".txt") && !known.contains($0) }.sorted()
    }
}
