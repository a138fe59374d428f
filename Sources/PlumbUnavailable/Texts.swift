import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has one variant of each text; leave this out")
public protocol TextVariantPreference {

}

@available(*, unavailable, message: "Plumb has one variant of each text; leave this out")
public struct FixedTextVariant: TextVariantPreference {

}

@available(*, unavailable, message: "Plumb has one variant of each text; leave this out")
public struct SizeDependentTextVariant: TextVariantPreference {

}

extension Text {
    @available(*, unavailable, message: "Plumb has one variant of each text; leave this out")
    public func textVariant<V>(_ preference: V) -> some View where V: TextVariantPreference { absent() }
}

@available(*, unavailable, message: "Plumb has one variant of each text; leave this out")
extension TextVariantPreference where Self == FixedTextVariant {
    public static var fixed: FixedTextVariant { absent() }
}

@available(*, unavailable, message: "Plumb has one variant of each text; leave this out")
extension TextVariantPreference where Self == SizeDependentTextVariant {
    public static var sizeDependent: SizeDependentTextVariant { absent() }
}
