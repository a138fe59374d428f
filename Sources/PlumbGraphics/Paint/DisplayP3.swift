import Foundation

extension RGBA {
    /// A Display P3 colour in extended sRGB; what sRGB can't show has components outside 0…1.
    ///
    /// Both spaces have sRGB's transfer curve and white point; the matrix takes P3's primaries to sRGB's (CSS Color 4,
    /// section 10).
    public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        self.init(
            red: Self.encoded(1.2249401762805598 * r - 0.2249401762805598 * g),
            green: Self.encoded(-0.0420569547096881 * r + 1.0420569547096881 * g),
            blue: Self.encoded(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b),
            alpha: alpha)
    }

    /// sRGB's curve backwards: from a component to light. Mirrored for negative components.
    public static func linear(_ component: Double) -> Double {
        let size = abs(component)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return component < 0 ? -light : light
    }

    /// sRGB's curve: from light to a component. Mirrored for negative light.
    public static func encoded(_ light: Double) -> Double {
        let size = abs(light)
        let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -component : component
    }
}
