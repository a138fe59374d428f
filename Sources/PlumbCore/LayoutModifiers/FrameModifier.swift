import Foundation
import PlumbLayout

/// A frame of given lengths: each given length is the frame's, whatever the view answers; the view stands in it by
/// `alignment`.
///
/// The rule: `FrameAlgorithm`. A length that is negative or not finite counts as nil, with a warning.
package struct FrameModifier: MemberModifier {
    // Frames are the most frequent modifiers, and views are copied often: the fewer values a view is made of, the fewer
    // copies does the compiler leave to functions. So nil is a number that is none, and that no computation gives.
    private let givenWidth: CGFloat
    private let givenHeight: CGFloat
    let alignment: Alignment

    var width: CGFloat? { givenWidth.bitPattern == 0x7FF8_706C_756D_6200 ? nil : givenWidth }
    var height: CGFloat? { givenHeight.bitPattern == 0x7FF8_706C_756D_6200 ? nil : givenHeight }

    @inline(__always) init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        givenWidth = width ?? CGFloat(bitPattern: 0x7FF8_706C_756D_6200)
        givenHeight = height ?? CGFloat(bitPattern: 0x7FF8_706C_756D_6200)
        self.alignment = alignment
    }

    @MainActor public static func makeNodes<C: View>(of modifier: FrameModifier, content: C, in builder: GraphBuilder) {
        builder.addMovingWrapper(
            FrameModifier.self,
            .frame(
                width: builder.valid(modifier.width, "width"), height: builder.valid(modifier.height, "height"),
                alignment: modifier.alignment), content: content)
    }
}

/// A frame with limits. The rule: `FlexibleFrameAlgorithm`.
package struct FlexibleFrameModifier: MemberModifier {
    let minWidth: CGFloat?
    let idealWidth: CGFloat?
    let maxWidth: CGFloat?
    let minHeight: CGFloat?
    let idealHeight: CGFloat?
    let maxHeight: CGFloat?
    let alignment: Alignment

    @MainActor public static func makeNodes<C: View>(
        of modifier: FlexibleFrameModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.openBox(
            FlexibleFrameModifier.self, BoxParameters(.flexibleFrame, alignment: modifier.alignment))
        builder.setLimits(
            FlexibleFrame(
                width: FlexibleLength(
                    minimum: builder.limit(modifier.minWidth, "minWidth"),
                    ideal: builder.limit(modifier.idealWidth, "idealWidth"),
                    maximum: builder.limit(modifier.maxWidth, "maxWidth")),
                height: FlexibleLength(
                    minimum: builder.limit(modifier.minHeight, "minHeight"),
                    ideal: builder.limit(modifier.idealHeight, "idealHeight"),
                    maximum: builder.limit(modifier.maxHeight, "maxHeight"))), isNew: scope.isNew)
        builder.add(content)
        builder.close(scope)
    }
}

extension GraphBuilder {
    /// A frame's length as the engine takes it.
    fileprivate func valid(_ length: CGFloat?, _ name: StaticString) -> Double {
        guard let length else { return .unspecified }
        guard length.isFinite, length >= 0 else {
            graph.report("frame(\(name):) was given \(length), which is no length; it counts as nil")
            return .unspecified
        }
        return Double(length)
    }

    /// A limit as the engine takes it: the rule knows what to do with negative and endless ones.
    fileprivate func limit(_ length: CGFloat?, _ name: StaticString) -> Double {
        guard let length else { return .unspecified }
        if length.isNaN { graph.report("frame(\(name):) was given nan, which is no length; it counts as nil") }
        return Double(length).canonical
    }

    /// Writes the limits of the flexible frame that was just entered.
    fileprivate func setLimits(_ aim: FlexibleFrame, isNew: Bool) {
        let box = graph[node].box
        let limits = presented(aim, after: isNew ? nil : tree.flexibleFrame(box).shared(with: aim)) {
            frame, node, graph in
            let box = graph[node].box
            graph.tree.setFlexibleFrame(frame, of: box)
            graph.tree.invalidate(box)
        }
        let isFirst = !tree.hasLimits(box)
        if !isFirst, tree.flexibleFrame(box).isIdentical(to: limits) { return }
        tree.setFlexibleFrame(limits, of: box)
        if !isFirst { tree.invalidate(box) }
    }
}

extension View {
    /// A frame of given lengths in points; nil leaves an axis to the view.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// A frame without lengths changes nothing.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View {
        modifier(FrameModifier(width: nil, height: nil, alignment: .center))
    }

    /// A frame that follows the proposal within limits, in points; nil sets no limit.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}
