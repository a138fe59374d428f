import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

extension View {
    @available(*, unavailable, message: "Plumb gives gestures no names; leave the name out")
    public func gesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View where T: Gesture {
        absent()
    }

    @available(*, unavailable, message: "Plumb gives gestures no names; leave the name out")
    public func highPriorityGesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
    where T: Gesture { absent() }

    @available(*, unavailable, message: "Plumb gives gestures no names; leave the name out")
    public func simultaneousGesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
    where T: Gesture { absent() }
}
