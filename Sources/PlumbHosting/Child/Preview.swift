import Foundation
import PlumbCore

/// Shows a view in previews: `plumb render FILE --view "Title"` draws it.
///
/// - Parameters:
///   - name: the title under which `--view` finds it.
///   - traits: the size that is proposed when the call does not give one.
///   - body: the view.
@freestanding(declaration)
public macro Preview<Content: View>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "PlumbMacros", type: "PreviewMacro")

/// The name space of the traits of `#Preview`.
public struct Preview: Sendable {
    /// Marks traits of previews that show a view.
    public struct ViewTraits: Sendable {}
}

/// How a preview is shown.
public struct PreviewTrait<T>: Sendable {
    /// The proposal in place of the screen's.
    enum Proposal: Hashable, Sendable { case screen, fit, fixed(width: Double, height: Double), landscape }
    let proposal: Proposal
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Proposes the size of the screen.
    public static var defaultLayout: PreviewTrait { PreviewTrait(proposal: .screen) }
    /// Proposes nothing: the view has its ideal size.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(proposal: .fit) }
    /// Proposes a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(proposal: .fixed(width: width, height: height))
    }
    public static var portrait: PreviewTrait { PreviewTrait(proposal: .screen) }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(proposal: .screen) }
    /// Proposes the screen with its sides exchanged.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(proposal: .landscape) }
    public static var landscapeRight: PreviewTrait { PreviewTrait(proposal: .landscape) }
}

/// What `#Preview` expands to: the arguments of the macro, kept until somebody asks for the view.
public struct PreviewContent {
    let title: String?
    let proposal: PreviewTrait<Preview.ViewTraits>.Proposal
    let body: @MainActor () -> AnyView

    /// Takes what is written after `#Preview`, unchanged.
    @MainActor public init<Content: View>(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> Content
    ) {
        title = name
        proposal = traits.last?.proposal ?? .screen
        self.body = { AnyView(body()) }
    }

    /// Itself as the pointer that an exported C function can return; `LoadedProgram` takes it.
    @MainActor public func exported() -> UnsafeMutableRawPointer {
        ViewMaker(title: title, proposal: proposal, make: body).exported()
    }
}
