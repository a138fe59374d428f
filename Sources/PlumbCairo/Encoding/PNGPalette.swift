/// The colours of a picture that has at most 256 of them, in the order in which they appear.
struct PNGPalette {
    /// Red, green and blue of each colour: the content of PLTE.
    private(set) var colors: [UInt8] = []
    /// Alpha of each colour up to the last that lets something through: the content of tRNS, empty for an opaque
    /// picture.
    private(set) var alphas: [UInt8] = []
    /// 1, 2, 4 or 8.
    let bitDepth: Int

    /// An open hash table of pixels, `free` where no colour stands, and the index of each.
    private let keys: [UInt32]
    private let indices: [UInt8]

    private static let slots = 1024
    private static let most = 256
    /// A premultiplied pixel has no channel above its alpha, so no drawn picture has this one.
    private static let free: UInt32 = 0x00FF_FFFF

    /// `nil` if there are more than 256 colours.
    init?(_ pixels: PixelBuffer) {
        var keys = [UInt32](repeating: Self.free, count: Self.slots)
        var indices = [UInt8](repeating: 0, count: Self.slots)
        var found: [UInt32] = []
        found.reserveCapacity(Self.most)
        for y in 0..<pixels.height {
            let row = (pixels.base + y * pixels.stride).assumingMemoryBound(to: UInt32.self)
            var last = Self.free
            for x in 0..<pixels.width where x == 0 || row[x] != last {
                last = row[x]
                if last == Self.free { return nil }
                let slot = Self.slot(of: last, in: keys)
                if keys[slot] == last { continue }
                if found.count == Self.most { return nil }
                keys[slot] = last
                indices[slot] = UInt8(found.count)
                found.append(last)
            }
        }
        self.keys = keys
        self.indices = indices
        bitDepth = [1, 2, 4].first { found.count <= 1 << $0 } ?? 8
        for pixel in found {
            let (red, green, blue, alpha) = PNGRows.straight(pixel)
            colors += [red, green, blue]
            alphas.append(alpha)
        }
        while alphas.last == 255 { alphas.removeLast() }
    }

    /// Where a colour stands, or the free slot where it would.
    @inline(__always)
    private static func slot(of pixel: UInt32, in keys: [UInt32]) -> Int {
        var slot = Int(truncatingIfNeeded: (pixel &* 0x9E37_79B1) >> 22)
        while keys[slot] != pixel && keys[slot] != free { slot = (slot + 1) & (slots - 1) }
        return slot
    }

    /// Writes the indices of a row, the first pixel in the highest bits.
    func write(_ row: UnsafePointer<UInt32>, _ width: Int, into target: UnsafeMutablePointer<UInt8>) {
        var (last, index) = (Self.free, UInt8(0))
        func next(_ x: Int) -> UInt8 {
            if row[x] != last {
                last = row[x]
                index = indices[Self.slot(of: last, in: keys)]
            }
            return index
        }
        if bitDepth == 8 {
            for x in 0..<width { target[x] = next(x) }
            return
        }
        let perByte = 8 / bitDepth
        for byte in 0..<(width + perByte - 1) / perByte {
            var packed: UInt8 = 0
            for part in 0..<perByte {
                let x = byte * perByte + part
                packed = packed << UInt8(bitDepth) | (x < width ? next(x) : 0)
            }
            target[byte] = packed
        }
    }
}
