import Foundation
import PlumbCore

/// How a preview is shown.
public struct PreviewTrait<T>: Sendable {
    let change: PreviewChange
}

/// What a trait says.
enum PreviewChange: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(@MainActor (AnyView) throws -> AnyView)
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Shows the view on a screen.
    public static var defaultLayout: PreviewTrait { PreviewTrait(change: .layout(.device)) }
    /// Proposes nothing: the view has its ideal size, and the picture is as large as that.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(change: .layout(.sizeThatFits)) }
    /// Shows the view in the middle of a canvas of so many points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(change: .layout(.fixed(width: width, height: height)))
    }
    /// The screen's top is on top.
    public static var portrait: PreviewTrait { PreviewTrait(change: .orientation(.portrait)) }
    /// The screen's top is at the bottom; its size is that of portrait.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(change: .orientation(.portraitUpsideDown)) }
    /// The screen lies on its side, its top on the left: its sides are exchanged.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(change: .orientation(.landscapeLeft)) }
    /// The screen lies on its side, its top on the right: its sides are exchanged.
    public static var landscapeRight: PreviewTrait { PreviewTrait(change: .orientation(.landscapeRight)) }

    /// Shows what a modifier makes of the view. What its previews share is made once, before the first of them is
    /// shown.
    @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        PreviewTrait(change: .modifier { view in try ModifiedPreview.view(view, with: modifier) })
    }
}
