import Foundation
import PlumbGraphics
import PlumbLayout

/// Names the coordinates of a view for those within. Size and place are the view's.
///
/// An offset or another transform outside of the modifier moves the space too; one inside moves what is in the space.
package struct CoordinateSpaceModifier: MemberModifier {
    let name: AnyHashable

    @MainActor public static func makeNodes<C: View>(
        of modifier: CoordinateSpaceModifier, content: C, in builder: GraphBuilder
    ) {
        builder.addWrapper(
            CoordinateSpaceModifier.self, BoxParameters(.forward), role: NamedSpaceRole(modifier.name),
            content: content)
    }
}

/// A role whose box gives what is in it its coordinates, by a name.
protocol CoordinateSpaceRole: BoxRole {
    func isCoordinateSpace(_ name: AnyHashable) -> Bool
    /// How far within the box the space begins and ends.
    var spaceInsets: EdgeLengths { get }
}

extension CoordinateSpaceRole {
    var spaceInsets: EdgeLengths { EdgeLengths() }
}

private final class NamedSpaceRole: BoxRole, CoordinateSpaceRole {
    let name: AnyHashable
    init(_ name: AnyHashable) { self.name = name }
    func isCoordinateSpace(_ name: AnyHashable) -> Bool { name == self.name }
}

extension LayoutTree {
    /// The innermost box around another that has the name of a coordinate space; `none` where there is none.
    func coordinateSpace(_ name: AnyHashable, around id: BoxID) -> BoxID {
        var current = self[id].parent
        while current >= 0, !isFree(current) {
            if (role(of: current) as? any CoordinateSpaceRole)?.isCoordinateSpace(name) == true { return current }
            current = self[current].parent
        }
        return .none
    }

    /// The place of a coordinate space in the box that gives it.
    func spaceBounds(of id: BoxID) -> CGRect {
        let bounds = CGRect(origin: .zero, size: self[id].size.cgSize)
        guard let insets = (role(of: id) as? any CoordinateSpaceRole)?.spaceInsets else { return bounds }
        let (near, far) = (insets.near, insets.far)
        let left = self[id].flags.contains(.rightToLeft) ? far.width : near.width
        return CGRect(
            x: left, y: near.height, width: max(0, bounds.width - near.width - far.width),
            height: max(0, bounds.height - near.height - far.height))
    }
}

extension View {
    /// Names this view's coordinates: `.coordinateSpace(.named("board"))`.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }

    /// Names this view's coordinates by any hashable value. Size and place are the view's.
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}
