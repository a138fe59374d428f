import PlumbLayout

extension TracedView {
    /// What a view is, as far as sentences about layouts tell views from each other; its name alone may be that of a
    /// type of the user's.
    package enum Kind: Sendable {
        /// The root of a presentation.
        case page
        /// What keeps the page clear of the safe areas.
        case screen
        /// A view of the user's, or one that no sentence tells from others.
        case view
        /// A modifier that no sentence tells from others.
        case modifier
        case frame, flexibleFrame, padding, fixedSize, aspectRatio, position, offset, layers, alignmentGuide
        case layoutPriority, containerRelativeFrame, blur, shadow, gesture
        case divider, image, strokeBorder
        case grid, lazyVStack, lazyHStack, lazyVGrid, lazyHGrid, anyLayout
        case button, link, menu
        /// Rows, and a stack of screens or columns.
        case list, navigation
    }
}

/// A type that sentences about layouts tell from others.
@MainActor
package protocol TracedType {
    static var tracedKind: TracedView.Kind { get }
}

extension FrameModifier: TracedType { package static var tracedKind: TracedView.Kind { .frame } }
extension FlexibleFrameModifier: TracedType { package static var tracedKind: TracedView.Kind { .flexibleFrame } }
extension PaddingModifier: TracedType { package static var tracedKind: TracedView.Kind { .padding } }
extension FixedSizeModifier: TracedType { package static var tracedKind: TracedView.Kind { .fixedSize } }
extension AspectRatioModifier: TracedType { package static var tracedKind: TracedView.Kind { .aspectRatio } }
extension PositionModifier: TracedType { package static var tracedKind: TracedView.Kind { .position } }
extension OffsetModifier: TracedType { package static var tracedKind: TracedView.Kind { .offset } }
extension LayersModifier: TracedType { package static var tracedKind: TracedView.Kind { .layers } }
extension AlignmentGuideModifier: TracedType { package static var tracedKind: TracedView.Kind { .alignmentGuide } }
extension LayoutPriorityModifier: TracedType { package static var tracedKind: TracedView.Kind { .layoutPriority } }
extension ContainerRelativeFrameModifier: TracedType {
    package static var tracedKind: TracedView.Kind { .containerRelativeFrame }
}
extension BlurModifier: TracedType { package static var tracedKind: TracedView.Kind { .blur } }
extension ShadowModifier: TracedType { package static var tracedKind: TracedView.Kind { .shadow } }
extension GestureModifier: TracedType { package static var tracedKind: TracedView.Kind { .gesture } }
extension Divider: TracedType { package static var tracedKind: TracedView.Kind { .divider } }
extension Image: TracedType { package static var tracedKind: TracedView.Kind { .image } }
extension StrokeBorderShapeView: TracedType { package static var tracedKind: TracedView.Kind { .strokeBorder } }
extension Grid: TracedType { package static var tracedKind: TracedView.Kind { .grid } }
extension GridLayout: TracedType { package static var tracedKind: TracedView.Kind { .grid } }
extension LazyVStack: TracedType { package static var tracedKind: TracedView.Kind { .lazyVStack } }
extension LazyHStack: TracedType { package static var tracedKind: TracedView.Kind { .lazyHStack } }
extension LazyVGrid: TracedType { package static var tracedKind: TracedView.Kind { .lazyVGrid } }
extension LazyHGrid: TracedType { package static var tracedKind: TracedView.Kind { .lazyHGrid } }
extension AnyLayout: TracedType { package static var tracedKind: TracedView.Kind { .anyLayout } }

/// What a view is called in a trace, and what it is.
@MainActor
struct TracedName {
    var name: String
    var kind: TracedView.Kind

    /// A type's name without module and generic arguments; a shape's own. The root of a presentation has
    /// none.
    init(_ type: Any.Type?) {
        guard let type else {
            (name, kind) = ("root", .page)
            return
        }
        let whole = "\(type)"
        var shape = whole[...]
        if shape.hasPrefix("_ShapeView<") {
            shape = shape.dropFirst("_ShapeView<".count)
            while let change = TracedName.changes.first(where: { shape.hasPrefix($0) }) {
                shape = shape.dropFirst(change.count)
            }
        }
        name = String(shape.prefix { $0 != "<" && $0 != "," && $0 != ">" })
        // Modifiers are told by the ends of their names: those that have a box are Plumb's.
        kind = (type as? any TracedType.Type)?.tracedKind ?? (name.hasSuffix("Modifier") ? .modifier : .view)
    }

    /// What modifiers make of a shape: it is still called by the shape.
    private static let changes = [
        "StrokedShape<", "InsettedShape<", "TrimmedShape<", "OffsetShape<", "ScaledShape<", "RotatedShape<",
        "TransformedShape<",
    ]

    /// The root of a presentation, or the screen around it.
    init(withoutViewOf box: Box) {
        (name, kind) = box.flags.contains(.safeArea) ? ("Screen", .screen) : ("root", .page)
    }

    /// A layout has the name of its rule: `Grid` for `GridLayout`; a layout of the user's has its own name.
    mutating func take(from role: CustomLayoutRole) {
        let known = (role as? any TracedLayoutRole)?.tracedKind
        name = known == .grid ? "Grid" : String(role.name.prefix { $0 != "<" })
        if let known { kind = known }
    }
}

/// A role that stands for a container of SwiftUI's, where it is one.
@MainActor
private protocol TracedLayoutRole: BoxRole {
    var tracedKind: TracedView.Kind? { get }
}

extension LayoutRole: TracedLayoutRole {
    fileprivate var tracedKind: TracedView.Kind? {
        (layout as? LazyGridLayout)?.arrangement.tracedKind ?? (L.self as? any TracedType.Type)?.tracedKind
    }
}

extension LazyRole: TracedLayoutRole {
    fileprivate var tracedKind: TracedView.Kind? { lines.arrangement.tracedKind }
}

extension LazyArrangement {
    fileprivate var tracedKind: TracedView.Kind {
        switch (axis, items == nil) {
        case (.vertical, true): .lazyVStack
        case (.horizontal, true): .lazyHStack
        case (.vertical, false): .lazyVGrid
        case (.horizontal, false): .lazyHGrid
        }
    }
}
