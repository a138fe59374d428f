import Foundation
import PlumbLayout

/// Says how a preview shows the view; in an app it changes nothing, as in SwiftUI.
public struct PreviewModifier: SubtreeModifier {
    let change: (inout PreviewRequest) -> Void

    @MainActor public static func makeNodes<C: View>(of modifier: PreviewModifier, content: C, in builder: GraphBuilder)
    {
        builder.add(content)
        // The outermost modifier is the last to speak, and wins.
        modifier.change(&builder.graph.previewRequest)
    }
}

extension View {
    /// The room that a preview gives the view, where the call does not say another.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(PreviewModifier { $0.layout = value })
    }

    /// The name that preview tools show for the view; layout and drawing do not know it.
    public func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewModifier { $0.name = value })
    }
}
