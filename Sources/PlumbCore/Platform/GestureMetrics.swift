import Foundation
import PlumbLayout

/// How far and how long on iOS. Lengths in points, times in seconds.
enum GestureMetrics {
    /// How far a finger may move, and how long it may stay, to be a tap; how soon the next tap must follow (OpenSwiftUI
    /// `SingleTapGesture`, `RepeatGesture`).
    static let tapDistance: CGFloat = 45
    static let tapDuration = 0.75
    static let tapDelay = 0.35
    /// How far a finger moves before it scrolls (measured by many on `UIPanGestureRecognizer`; also `DragGesture`'s
    /// default).
    static let panDistance: CGFloat = 10
    /// The time for which a drag's velocity is thought to go on for its predicted end (OpenSwiftUI
    /// `DragGesture.Value`).
    static let prediction: CGFloat = 0.25
    /// The weight of the last but one velocity of a moving finger (OpenSwiftUI `VelocitySampler`).
    static let velocityWeight: CGFloat = 0.75
}
