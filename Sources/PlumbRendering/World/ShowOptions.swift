import Foundation
import PlumbCore
import PlumbSVG

/// The settings of a view's world, what it is shown on, what happens there, and when it is shown.
package struct ShowOptions: Codable, Sendable {
    /// The settings. A proposal without lengths proposes nothing; without a safe area of the call, the screen's counts.
    package var world = World.Settings()
    /// False when no size was asked for, and a preview's own traits may decide.
    package var isSizeGiven = false
    /// The name of the device on whose screen the view is shown; nil for none, or the one that a preview names.
    package var device: String?
    /// True for a device that lies on its side.
    package var isLandscape = false
    /// True draws what a device shows over the view: the time, the island or the notch, the home indicator.
    package var hasBezel = false
    /// True keeps what is painted beside the view's answer.
    package var bleeds = false
    /// True draws what lint finds over the picture.
    package var hasFindings = false
    /// False when no scale was asked for, and a screen's own counts.
    package var isScaleGiven = false
    /// False when no safe area was asked for.
    package var isSafeAreaGiven = false
    /// False when no date was asked for: a window begins at the machine's.
    package var isDateGiven = false
    /// False when no time zone was asked for: a window has the machine's.
    package var isTimeZoneGiven = false
    package var assets: String?
    /// The folder of the source, beside which tables of strings stand.
    package var strings: String?
    /// The folder with all resources, where the program is one that looks for them there.
    package var bundle: String?
    /// Whether the views may ask the network. Else requests end at once, as on a device that is offline.
    package var allowsNetwork = false
    /// Whether every name of UIKit's that does nothing is said, instead of the first.
    package var listsInertNames = false
    /// True measures text with the engine whose characters are all 10 × 20.
    package var hasFixedText = false
    /// True paints the page (white, or black in dark mode) behind a picture; else what no view covers is see-through.
    package var hasPage = true
    /// What a picture is written as.
    package var format = PictureFormat.png
    /// The paper on which the view is divided into pages; nil for one picture of it.
    package var page: PageFormat?
    /// What becomes of letters in an SVG file.
    package var letters = SVGRenderer.Letters.text
    /// When the view is shown, or the film of it begins: seconds after it appeared.
    package var time = 0.0
    /// Nil for a picture.
    package var film: Film?
    /// More pixels than this are no picture; nil for what every picture may have.
    package var mostPixels: Int?
    /// What is done to the view, and when.
    package var script: [ScriptAction] = []
    /// What the view is made of; nil for a view that is made of nothing.
    package var input: InputSource?
    /// What of the view a snapshot keeps, by its name.
    package var snapshot: String?
    /// What the view is asked to open when it appears.
    package var openedURL: URL?

    package init() {}

    /// All that is done to the view.
    package var actions: [ScriptAction] {
        let opening = openedURL.map {
            ScriptAction(.open($0), time: 0, source: "--open-url \($0.absoluteString)")
        }
        return [opening].compactMap(\.self) + script
    }

    /// How long a view is shown, and how often it is drawn.
    package struct Film: Codable, Sendable {
        /// Seconds.
        package var duration: Double
        /// Frames a second.
        package var rate: Double
        /// The `FilmFormat`'s name; nil for each frame as a PNG.
        package var format: String?
        /// Whether a GIF mixes the colours that its palette lacks.
        package var hasDithering: Bool

        package init(duration: Double, rate: Double, format: String?, hasDithering: Bool) {
            self.duration = duration
            self.rate = rate
            self.format = format
            self.hasDithering = hasDithering
        }
    }
}

/// What a picture is written as; the values are suffixes of files.
package enum PictureFormat: String, Codable, Sendable, CaseIterable {
    case png, jpg, webp, svg, pdf

    /// Whether a file says what its marks mean.
    var hasMeaning: Bool { self == .svg || self == .pdf }
}
