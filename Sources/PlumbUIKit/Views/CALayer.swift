import Foundation
import PlumbCore

// Core Animation's layers, as far as representables need them to compile: kept, and never drawn.

/// What UIKit's views are made of: never drawn. Source: Apple (`CALayer`).
open class CALayer: NSObject {
    /// Points, in the layer around; kept.
    open var frame = CGRect.zero
    /// Points; kept.
    open var bounds = CGRect.zero
    /// Points, in the layer around; kept.
    open var position = CGPoint.zero
    /// Points; kept.
    open var cornerRadius: CGFloat = 0
    /// How corners are rounded; kept.
    open var cornerCurve = CALayerCornerCurve.circular
    /// The corners that are rounded; kept.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// Whether what stands over the edge is cut off; kept.
    open var masksToBounds = false
    /// Points; kept.
    open var borderWidth: CGFloat = 0
    /// The colour of the line around; kept.
    open var borderColor: CGColor?
    /// The colour behind; kept.
    open var backgroundColor: CGColor?
    /// The colour of the shadow; kept.
    open var shadowColor: CGColor?
    /// 0 to 1; kept.
    open var shadowOpacity: Float = 0
    /// Points; kept.
    open var shadowRadius: CGFloat = 3
    /// Points; kept.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The outline of the shadow; kept.
    open var shadowPath: CGPath?
    /// 0 to 1; kept.
    open var opacity: Float = 1
    /// Whether it is left out; kept.
    open var isHidden = false
    /// Points towards the eye; kept.
    open var zPosition: CGFloat = 0
    /// A change of the picture; kept.
    open var transform = CATransform3DIdentity
    /// Pixels to a point; kept.
    open var contentsScale: CGFloat = 1
    /// Pixels to a point of the kept picture; kept.
    open var rasterizationScale: CGFloat = 1
    /// Whether the layer is kept as a picture; kept.
    open var shouldRasterize = false
    /// What is seen of the layer; kept.
    open var mask: CALayer?
    /// The layers within, the last one in front.
    open private(set) var sublayers: [CALayer]?
    /// The layer around.
    open private(set) weak var superlayer: CALayer?

    public override init() { super.init() }

    /// Puts the layer in front of the others.
    open func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        sublayers = (sublayers ?? []) + [layer]
        layer.superlayer = self
    }
    /// Puts the layer among the others.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(index), layers.count))
        sublayers = layers
        layer.superlayer = self
    }
    /// Takes the layer out of the one around.
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }
    /// Does nothing: no layer moves.
    open func removeAllAnimations() {}
    /// Does nothing: it is not drawn.
    open func setNeedsDisplay() {}
    /// Does nothing: nothing is laid out.
    open func setNeedsLayout() {}
    /// For subclasses; never called.
    open func layoutSublayers() {}
}

/// How a layer's corner is rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Arcs of circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The corners there are.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A gradient of Core Animation: never drawn; SwiftUI's are.
open class CAGradientLayer: CALayer {
    /// The colours, first to last; kept.
    open var colors: [Any]?
    /// Where each colour is, 0 to 1; kept.
    open var locations: [NSNumber]?
    /// Where the first colour is; 0 to 1 of the layer. Kept.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the last colour is; 0 to 1 of the layer. Kept.
    open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A shape of Core Animation: never drawn; SwiftUI's are.
open class CAShapeLayer: CALayer {
    /// The outline, in points; kept.
    open var path: CGPath?
    /// The colour of the area; kept.
    open var fillColor: CGColor?
    /// The colour of the line; kept.
    open var strokeColor: CGColor?
    /// Points; kept.
    open var lineWidth: CGFloat = 1
    /// Where the line begins, 0 to 1; kept.
    open var strokeStart: CGFloat = 0
    /// Where the line ends, 0 to 1; kept.
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
