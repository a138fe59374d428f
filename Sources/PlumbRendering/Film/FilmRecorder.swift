import Foundation
import PlumbCairo
import PlumbCore

/// Films a view: draws it at regular times, and writes what has changed.
///
/// 1. Frame n shows the view at n divided by the rate, from the start; the last one ends with the film.
/// 2. Where nothing was due since the last frame, nothing is drawn.
@MainActor package struct FilmRecorder {
    /// Seconds that a film may have.
    package nonisolated static let longest = 600.0

    private let player: ScriptPlayer
    private let pictures: ViewPictures
    private let start: Double
    private let duration: Double
    private let rate: Double

    package init(_ player: ScriptPlayer, _ pictures: ViewPictures, start: Double, duration: Double, rate: Double) {
        self.player = player
        self.pictures = pictures
        self.start = start
        self.duration = duration
        self.rate = rate
    }

    /// The number of frames: those that begin before the end.
    package var count: Int { max(1, Int((duration * rate - 1e-6).rounded(.up))) }

    /// Shows each frame.
    ///
    /// - Parameters:
    ///   - willDraw: takes the number of each frame, from 1, before it is drawn.
    ///   - show: takes the time at which the frame ends, in seconds from the beginning of the film, and whether it may
    ///     be another picture than the one before.
    private func frames(_ willDraw: (Int) -> Void, _ show: (_ end: Double, _ isNew: Bool) throws -> Void) throws {
        for number in 0..<count {
            willDraw(number + 1)
            // 1
            let time = start + Double(number) / rate
            // 2
            let due = min(
                player.next ?? .infinity, player.host.nextFrame ?? .infinity, pictures.nextChange ?? .infinity)
            let isNew = number == 0 || due <= time
            try player.advance(to: time)
            try show(number + 1 == count ? duration : Double(number + 1) / rate, isNew)
        }
    }

    /// The film's file.
    ///
    /// - Parameter willDraw: takes the number of each frame, from 1, before it is drawn.
    package func record(_ format: FilmFormat, dithering: Bool, willDraw: (Int) -> Void = { _ in }) throws -> Data {
        let writer = pictures.writer(format, dithering: dithering)
        try frames(willDraw) { end, isNew in
            if isNew { try writer.add(pictures.bitmap(), until: end) } else { writer.extend(until: end) }
        }
        return try writer.finish()
    }

    /// Each frame as a PNG file.
    package func eachPicture(willDraw: (Int) -> Void, _ take: (Data) -> Void) throws {
        var last = Data()
        try frames(willDraw) { _, isNew in
            if isNew { last = try pictures.file() }
            take(last)
        }
    }
}
