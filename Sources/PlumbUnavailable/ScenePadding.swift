import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(
    *, unavailable, message: "Plumb does not know an iPhone's scene padding yet; write padding(_:_:) with a length"
)
public struct ScenePadding: Equatable, Sendable {
    public static var minimum: ScenePadding { absent() }
    public static var navigationBar: ScenePadding { absent() }
}

extension View {
    @available(
        *, unavailable, message: "Plumb does not know an iPhone's scene padding yet; write padding(_:_:) with a length"
    )
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { absent() }

    @available(
        *, unavailable, message: "Plumb does not know an iPhone's scene padding yet; write padding(_:_:) with a length"
    )
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { absent() }
}
