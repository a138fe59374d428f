import Foundation
import PlumbCore

/// Seconds since the machine was started; for code of a host, since that plus the host's time.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

@available(*, unavailable, message: "Plumb has no CADisplayLink; use TimelineView(.animation)")
open class CADisplayLink: NSObject {}

@available(*, unavailable, message: "Plumb has no CAEmitterLayer; draw particles in a Canvas within a TimelineView")
open class CAEmitterLayer: CALayer {}

@available(*, unavailable, message: "Plumb has no CAEmitterCell; draw particles in a Canvas within a TimelineView")
open class CAEmitterCell: NSObject {}

@available(*, unavailable, message: "Plumb has no CABasicAnimation; animate the view with withAnimation")
open class CABasicAnimation: NSObject {}

@available(*, unavailable, message: "Plumb has no CAKeyframeAnimation; use keyframeAnimator")
open class CAKeyframeAnimation: NSObject {}

@available(*, unavailable, message: "Plumb has no CATransaction; use withAnimation or withTransaction")
open class CATransaction: NSObject {}
