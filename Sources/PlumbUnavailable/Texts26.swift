import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

extension View {
    @available(*, unavailable, message: "Plumb draws iOS 17, which lays texts out one way; leave this out")
    public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { absent() }

    @available(*, unavailable, message: "Plumb draws iOS 17, which lays texts out one way; leave this out")
    public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { absent() }
}

extension Text {
    @available(*, unavailable, message: "Plumb draws iOS 17, which lays texts out one way; leave this out")
    public struct AlignmentStrategy: Hashable, Sendable {
        public static var `default`: Text.AlignmentStrategy { absent() }
        public static var layoutBased: Text.AlignmentStrategy { absent() }
        public static var writingDirectionBased: Text.AlignmentStrategy { absent() }
    }

    @available(*, unavailable, message: "Plumb draws iOS 17, which lays texts out one way; leave this out")
    public struct WritingDirectionStrategy: Hashable, Sendable {
        public static var contentBased: Text.WritingDirectionStrategy { absent() }
        public static var `default`: Text.WritingDirectionStrategy { absent() }
        public static var layoutBased: Text.WritingDirectionStrategy { absent() }
    }
}
