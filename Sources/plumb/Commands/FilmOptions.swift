import ArgumentParser
import Foundation
import PlumbCairo
import PlumbHosting
import PlumbRendering
import PlumbUI

/// How long a film is, and how often a view is drawn in it.
struct FilmOptions: ParsableArguments {
    @Option(
        help: "Makes a film of this many seconds: a .gif, .apng or .webp, or frames as frame-%03d.png.",
        transform: DurationOption.init(argument:))
    var duration: DurationOption?

    @Option(help: "Frames per second. (default: 30)", transform: RateOption.init(argument:))
    var fps: RateOption?

    @Flag(inversion: .prefixedNo, help: "Dithers frames of a GIF with more than 256 colours.")
    var dither = true

    /// What the name of an output says about it.
    enum Output {
        case picture
        case film(FilmFormat)
        /// A picture for each frame.
        case frames
    }

    private static var formats: String {
        FilmFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
    }

    /// - Parameter isFolder: whether the output is a folder of pictures.
    func output(named name: String, isFolder: Bool) throws -> Output {
        let suffix = URL(fileURLWithPath: name).pathExtension.lowercased()
        let format = FilmFormat(rawValue: suffix)
        guard let duration else {
            if fps != nil {
                throw ValidationError("--fps is for films; give the length of one with --duration, as --duration 3")
            }
            if format != nil, PictureFormat(rawValue: suffix) == nil, !isFolder {
                throw ValidationError("\(name) is a film; give its length with --duration, as --duration 3")
            }
            return .picture
        }
        if isFolder { throw ValidationError("--all draws pictures; give --view for a film of one view") }
        if let format {
            if let fps, fps.value > format.highestRate {
                throw ValidationError(
                    "--fps \(fps) is more than browsers show of a .\(suffix); "
                        + "give \(Int(format.highestRate)) or less, or write an .apng or .webp")
            }
            return .film(format)
        }
        if FramePattern(name) != nil, suffix == "png" { return .frames }
        throw ValidationError(
            "\(name) is no name of a film of \(duration) s; let it end in \(Self.formats), or give frames as frame-%03d.png"
        )
    }

    /// What the child is told.
    func film(_ output: Output) -> ShowOptions.Film? {
        guard let duration else { return nil }
        var format: String?
        if case .film(let known) = output { format = known.rawValue }
        return ShowOptions.Film(
            duration: duration.seconds, rate: fps?.value ?? 30, format: format, hasDithering: dither)
    }
}

/// Seconds, above 0 and up to 600.
struct DurationOption: CustomStringConvertible {
    var seconds: Double

    init(argument: String) throws {
        guard let seconds = PositiveNumber.value(of: argument), seconds <= FilmRecorder.longest else {
            throw ValidationError("write seconds, above 0 and up to \(Int(FilmRecorder.longest)), as 3")
        }
        self.seconds = seconds
    }

    var description: String { PositiveNumber.text(seconds) }
}

/// Frames a second, 1 to 60.
struct RateOption: CustomStringConvertible {
    var value: Double

    init(argument: String) throws {
        guard let value = PositiveNumber.value(of: argument), value >= 1, value <= 60 else {
            throw ValidationError("write frames a second, from 1 to 60, as 30")
        }
        self.value = value
    }

    var description: String { PositiveNumber.text(value) }
}
