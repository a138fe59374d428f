import Foundation
import PlumbGraphics

/// The view comes out of a blur, growing and fading in, and goes back into one. Two views that replace each other seem
/// to be one that changes.
///
/// Source: Apple (which way it is scaled). How much is Plumb's choice: a blur of 8 points, and three quarters or four
/// thirds of the size.
public struct BlurReplaceTransition: Transition {
    /// Which way the view is scaled.
    public struct Configuration: Equatable, Sendable {
        fileprivate let isUpAtTheEnd: Bool

        /// The view shrinks as it goes, and grows as it comes.
        public static let downUp = Configuration(isUpAtTheEnd: false)
        /// The view grows as it comes, and goes on growing as it goes.
        public static let upUp = Configuration(isUpAtTheEnd: true)
    }

    /// Which way the view is scaled.
    public var configuration: Configuration

    /// A transition that blurs, and grows or shrinks as the configuration says.
    public init(configuration: Configuration) { self.configuration = configuration }

    private static let radius: CGFloat = 8
    private static let scale: CGFloat = 4 / 3

    private func scale(_ phase: TransitionPhase) -> CGFloat {
        switch phase {
        case .willAppear: 1 / Self.scale
        case .identity: 1
        case .didDisappear: configuration.isUpAtTheEnd ? Self.scale : 1 / Self.scale
        }
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(scale(phase)).blur(radius: phase.isIdentity ? 0 : Self.radius)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// The view comes out of a blur, and goes back into one.
    public static var blurReplace: BlurReplaceTransition { blurReplace() }
    /// The view comes out of a blur, and goes back into one.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }
}
