import Foundation
import PlumbCore

// Core Animation's layers, as far as representables need them to compile: kept, and never drawn.

/// What UIKit's views are made of: never drawn. Source: Apple (`CALayer`).
open class CALayer: NSObject {
    open var frame = CGRect.zero
    open var bounds = CGRect.zero
    open var position = CGPoint.zero
    open var cornerRadius: CGFloat = 0
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 3
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowPath: CGPath?
    open var opacity: Float = 1
    open var isHidden = false
    open var zPosition: CGFloat = 0
    open var transform = CATransform3DIdentity
    open var contentsScale: CGFloat = 1
    open var rasterizationScale: CGFloat = 1
    open var shouldRasterize = false
    open var mask: CALayer?
    open private(set) var sublayers: [CALayer]?
    open private(set) weak var superlayer: CALayer?

    public override init() { super.init() }

    open func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        sublayers = (sublayers ?? []) + [layer]
        layer.superlayer = self
    }
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(index), layers.count))
        sublayers = layers
        layer.superlayer = self
    }
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }
    open func removeAllAnimations() {}
    open func setNeedsDisplay() {}
    open func setNeedsLayout() {}
    open func layoutSublayers() {}
}

/// How a layer's corner is rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A gradient of Core Animation: never drawn; SwiftUI's are.
open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A shape of Core Animation: never drawn; SwiftUI's are.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor?
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
}

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
