/// A page of Docs/Layout, or of Docs/Lists; its raw value is the name of the file.
package enum LayoutPage: String, Sendable, CaseIterable {
    case alignmentGuide = "AlignmentGuide"
    case aspectRatio = "AspectRatio"
    case containerRelativeFrame = "ContainerRelativeFrame"
    case divider = "Divider"
    case fixedSize = "FixedSize"
    case flexibleFrame = "FlexibleFrame"
    case frame = "Frame"
    case geometryReader = "GeometryReader"
    case grid = "Grid"
    case hStack = "HStack"
    case layout = "Layout"
    case list = "List"
    case lazyVGrid = "LazyVGrid"
    case lazyVStack = "LazyVStack"
    case offset = "Offset"
    case overlay = "Overlay"
    case padding = "Padding"
    case position = "Position"
    /// What has no page of its own: leaves, and modifiers that only draw.
    case readme = "README"
    case safeArea = "SafeArea"
    case scrollView = "ScrollView"
    case spacer = "Spacer"
    case text = "Text"
    case vStack = "VStack"
    case viewThatFits = "ViewThatFits"
    case zStack = "ZStack"

    /// A numbered step of a page: `HStack.5`.
    package struct Step: Hashable, Sendable, CustomStringConvertible {
        package var page: LayoutPage
        package var number: Int

        package var description: String { "\(page.rawValue).\(number)" }
    }

    func step(_ number: Int) -> Step { Step(page: self, number: number) }
}
