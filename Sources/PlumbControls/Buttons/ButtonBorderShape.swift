import Foundation
import PlumbCore

/// The shape of buttons with borders.
public struct ButtonBorderShape: Equatable, InsettableShape {
    enum Kind: Equatable, Sendable { case automatic, surroundings, capsule, circle, rounded(CGFloat?) }

    let kind: Kind
    private var inset: CGFloat = 0

    nonisolated init(_ kind: Kind) { self.kind = kind }

    /// By the control size: small buttons are capsules, others have rounded corners.
    public static let automatic = ButtonBorderShape(.automatic)
    /// Half circles at the ends.
    public static let capsule = ButtonBorderShape(.capsule)
    /// A circle around the label.
    public static let circle = ButtonBorderShape(.circle)
    /// Rounded corners, as the control size has them.
    public static let roundedRectangle = ButtonBorderShape(.rounded(nil))
    /// Rounded corners.
    /// - Parameter radius: points.
    public nonisolated static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(.rounded(radius))
    }

    /// The shape with the control size's corners.
    ///
    /// - Parameter isCapsule: whether it is a capsule where nobody has said what it is.
    nonisolated func resolved(_ metrics: ButtonMetrics, isCapsule: Bool = false) -> ButtonBorderShape {
        switch kind {
        case .automatic where isCapsule: .capsule
        case .automatic, .surroundings: metrics.radius.map { .roundedRectangle(radius: $0) } ?? .capsule
        case .rounded(nil): .roundedRectangle(radius: metrics.roundedRadius)
        case .capsule, .circle, .rounded: self
        }
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        switch kind {
        case .surroundings:
            ButtonOutline.path(inset, rect)
                ?? ButtonBorderShape(.automatic).inset(by: inset).path(in: rect)
        case .capsule: Capsule(style: .continuous).inset(by: inset).path(in: rect)
        case .circle: Circle().inset(by: inset).path(in: rect)
        case .automatic: rounded(nil, in: rect)
        case .rounded(let radius): rounded(radius, in: rect)
        }
    }

    /// Where nobody says the radius, as a shape by itself is asked outside of views, the host at work knows it.
    private nonisolated func rounded(_ radius: CGFloat?, in rect: CGRect) -> Path {
        let radius = radius ?? HostAtWork.now.environment.platform.metrics.buttonRadius
        return RoundedRectangle(cornerRadius: radius, style: .continuous).inset(by: inset).path(in: rect)
    }

    nonisolated public func inset(by amount: CGFloat) -> ButtonBorderShape {
        var shape = self
        shape.inset += amount
        return shape
    }
}

private struct ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    /// The shape of buttons with borders.
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set {
            self[ButtonBorderShapeKey.self] = newValue
            ButtonBorderShape.follow(in: &self)
        }
    }
}

extension ButtonBorderShape {
    /// Makes `buttonBorder` what these values say.
    static func follow(in values: inout EnvironmentValues) {
        ButtonOutline.set(in: &values) { values in
            let shape = values.buttonBorderShape.resolved(ButtonMetrics(values.controlSize, values.platform))
            return { inset, rect in shape.inset(by: inset).path(in: rect) }
        }
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The shape of the bordered buttons where it is drawn, as `buttonBorderShape` and `controlSize` say.
    public static var buttonBorder: ButtonBorderShape { ButtonBorderShape(.surroundings) }
}

extension View {
    /// The shape of the bordered buttons within.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
