import PlumbGraphics

/// Pixels that the code itself has brought along. Two are equal if they are the same ones.
struct PixelPicture: Equatable, Sendable {
    let bitmap: Bitmap

    static func == (a: PixelPicture, b: PixelPicture) -> Bool { a.bitmap === b.bitmap }
}

extension Image {
    /// A picture of pixels, as large as they say; the others change nothing of what is seen.
    package init(bitmap: Bitmap) { self.init(source: .pixels(PixelPicture(bitmap: bitmap))) }
}
