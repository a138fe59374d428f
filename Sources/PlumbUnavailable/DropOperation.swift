import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
public enum DropOperation: Sendable {
    case cancel
    case copy
    case delete
    case forbidden
    case move
    public struct Set: OptionSet, Sendable {
        public init(rawValue: Int) { absent() }
        public static var cancel: DropOperation.Set { absent() }
        public static var copy: DropOperation.Set { absent() }
        public static var delete: DropOperation.Set { absent() }
        public static var forbidden: DropOperation.Set { absent() }
        public static var move: DropOperation.Set { absent() }
        public var rawValue: Int { absent() }
    }
}

@available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
extension DropOperation: Equatable {

}

@available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
extension DropOperation: Hashable {

}
