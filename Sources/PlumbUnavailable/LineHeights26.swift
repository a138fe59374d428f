import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

extension AttributedString {
    @available(*, unavailable, message: "Plumb draws iOS 17, which has no line heights; write lineSpacing(_:)")
    public struct LineHeight: Hashable, Sendable {}
}

extension View {
    @available(*, unavailable, message: "Plumb draws iOS 17, which has no line heights; write lineSpacing(_:)")
    public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { absent() }
}

extension EnvironmentValues {
    @available(*, unavailable, message: "Plumb draws iOS 17, which has no line heights; write lineSpacing(_:)")
    public var lineHeight: AttributedString.LineHeight? {
        get { absent() }
        set { absent() }
    }
}
