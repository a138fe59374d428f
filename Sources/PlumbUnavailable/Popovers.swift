import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no popovers yet; show the view in an overlay")
public enum PopoverAttachmentAnchor {
    case point(UnitPoint)
    case rect(Anchor<CGRect>.Source)
}

extension View {
    @available(*, unavailable, message: "Plumb has no popovers yet; show the view in an overlay")
    public func popover<Content>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View { absent() }

    @available(*, unavailable, message: "Plumb has no popovers yet; show the view in an overlay")
    public func popover<Item, Content>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View { absent() }
}
