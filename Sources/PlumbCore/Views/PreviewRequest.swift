import Foundation

/// The room that a preview gives a view.
public enum PreviewLayout: Sendable, Equatable {
    /// A screen.
    case device
    /// Nothing is proposed: the view takes its ideal size.
    case sizeThatFits
    /// A canvas of so many points, in the middle of which the view stands.
    case fixed(width: CGFloat, height: CGFloat)
}

/// What the views ask of whoever previews them.
public struct PreviewRequest: Sendable, Equatable {
    /// The size that the preview asks for; nil for the screen's.
    public var layout: PreviewLayout?
    /// The name that the preview is listed by; nil where it has none.
    public var name: String?
    /// The name of a device; nil for none in particular.
    package var device: String?
    package var orientation: InterfaceOrientation?

    package init(
        layout: PreviewLayout? = nil, name: String? = nil, device: String? = nil,
        orientation: InterfaceOrientation? = nil
    ) {
        self.layout = layout
        self.name = name
        self.device = device
        self.orientation = orientation
    }

    /// What is asked for here, else there.
    package func or(_ other: PreviewRequest) -> PreviewRequest {
        PreviewRequest(
            layout: layout ?? other.layout, name: name ?? other.name, device: device ?? other.device,
            orientation: orientation ?? other.orientation)
    }
}

@MainActor
private final class PreviewRequests: GraphService {
    var request = PreviewRequest()
    init(_ graph: ViewGraph) {}
}

extension ViewGraph {
    /// What the views ask of whoever previews them.
    var previewRequest: PreviewRequest {
        get { service(PreviewRequests.self).request }
        set { service(PreviewRequests.self).request = newValue }
    }
}
