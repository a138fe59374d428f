// What `import QuartzCore` means in a user's file: transforms in space, layers, the clock.
@_exported import Foundation
@_exported import PlumbGraphics
import PlumbUIKit

@_exported import class PlumbUIKit.CABasicAnimation
@_exported import struct PlumbUIKit.CACornerMask
@_exported import func PlumbUIKit.CACurrentMediaTime
@_exported import class PlumbUIKit.CADisplayLink
@_exported import class PlumbUIKit.CAEmitterCell
@_exported import class PlumbUIKit.CAEmitterLayer
@_exported import class PlumbUIKit.CAGradientLayer
@_exported import class PlumbUIKit.CAKeyframeAnimation
@_exported import class PlumbUIKit.CALayer
@_exported import struct PlumbUIKit.CALayerCornerCurve
@_exported import class PlumbUIKit.CAShapeLayer
@_exported import class PlumbUIKit.CATransaction
