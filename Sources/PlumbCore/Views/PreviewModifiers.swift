import Foundation
import PlumbLayout

/// Says how a preview shows the view; in an app it changes nothing, as in SwiftUI.
struct PreviewRequestModifier: SubtreeModifier {
    let change: (inout PreviewRequest) -> Void

    @MainActor static func makeNodes<C: View>(
        of modifier: PreviewRequestModifier, content: C, in builder: GraphBuilder
    ) {
        builder.add(content)
        // The outermost modifier is the last to speak, and wins.
        modifier.change(&builder.graph.previewRequest)
    }
}

extension View {
    /// The room that a preview gives the view, where the call does not say another.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(PreviewRequestModifier { $0.layout = value })
    }

    /// The name under which previews are listed, chosen and stored; layout and drawing do not know it.
    public func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewRequestModifier { $0.name = value })
    }

    /// The device on whose screen a preview shows the view, where the call does not say another: its size, its scale
    /// and its safe areas (Docs/Rules.md, section 28). A name that Plumb does not know is said, and shows the default
    /// device.
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(PreviewRequestModifier { $0.device = value?.rawValue })
    }

    /// Which side of the device is up in a preview: on its side, the screen's sides are exchanged, and so are its safe
    /// areas.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(PreviewRequestModifier { $0.orientation = value })
    }

    /// What a preview knows of the place where the view is shown: a widget's family, for example. Nothing in Plumb
    /// reads it; size, place and drawing are the view's.
    public func previewContext<C: PreviewContext>(_ value: C) -> some View { modifier(EmptyModifier()) }
}
