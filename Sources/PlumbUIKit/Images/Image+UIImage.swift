import Foundation
import PlumbCore

extension Image {
    /// A picture of UIKit. As large as it is; a symbol keeps its own size beside text of any other.
    public init(uiImage: UIImage) {
        switch uiImage.source {
        case .asset(let name, _): self.init(name)
        case .pixels(let bitmap): self.init(bitmap: uiImage.imageOrientation.upright(bitmap))
        case .symbol(let symbol, let configuration):
            self.init(systemName: symbol.name)
            symbolFont = Font(configuration.font)
            symbolScale = configuration.imageScale
        }
        switch uiImage.renderingMode {
        case .automatic: break
        case .alwaysOriginal: self = renderingMode(.original)
        case .alwaysTemplate: self = renderingMode(.template)
        }
        flipsForRightToLeft = uiImage.flipsForRightToLeftLayoutDirection
        if let tint = uiImage.look.tint, uiImage.renderingMode != .alwaysTemplate { ownTint = Color(tint) }
        if uiImage.look.isResizable {
            let insets = uiImage.capInsets
            self = resizable(
                capInsets: EdgeInsets(
                    top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
                resizingMode: uiImage.resizingMode == .tile ? .tile : .stretch)
            // Without being asked to, SwiftUI gives it no other size than its own.
            isResizable = false
        }
    }

    /// Pixels.
    ///
    /// - Parameters:
    ///   - scale: pixels to a point.
    ///   - orientation: how they lie on the screen.
    ///   - label: what the picture shows, for those who can't see it.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
        self = Image(decorative: cgImage, scale: scale, orientation: orientation).labeled(label)
    }

    /// Pixels that say nothing to those who can't see them.
    ///
    /// - Parameters:
    ///   - scale: pixels to a point.
    ///   - orientation: how they lie on the screen.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
        let scale = scale > 0 && scale.isFinite ? Double(scale) : 1
        self.init(bitmap: orientation.uiOrientation.upright(cgImage.bitmap.scaled(scale)))
    }

    /// How pixels lie on the screen; numbers as in EXIF files.
    @frozen
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// Turned as a camera was held, by quarters, and mirrored or not.
        case up = 0
        case upMirrored = 2
        case down = 6
        case downMirrored = 4
        case left = 1
        case leftMirrored = 3
        case right = 7
        case rightMirrored = 5
    }
}

extension Image.Orientation {
    /// SwiftUI's name for UIKit's.
    public init(_ uiOrientation: UIImage.Orientation) {
        switch uiOrientation {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        case .upMirrored: self = .upMirrored
        case .downMirrored: self = .downMirrored
        case .leftMirrored: self = .leftMirrored
        case .rightMirrored: self = .rightMirrored
        }
    }

    fileprivate var uiOrientation: UIImage.Orientation {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        case .upMirrored: .upMirrored
        case .downMirrored: .downMirrored
        case .leftMirrored: .leftMirrored
        case .rightMirrored: .rightMirrored
        }
    }
}

extension UIImage.Orientation {
    /// Whether rows become columns.
    var isTurned: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// The pixels as they are seen.
    func upright(_ bitmap: Bitmap) -> Bitmap {
        // The numbers of EXIF.
        let number =
            switch self {
            case .up: 1
            case .upMirrored: 2
            case .down: 3
            case .downMirrored: 4
            case .leftMirrored: 5
            case .right: 6
            case .rightMirrored: 7
            case .left: 8
            }
        return bitmap.turned(byEXIF: number)
    }
}
