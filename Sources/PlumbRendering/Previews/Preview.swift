import Foundation
import PlumbCore

/// Shows a view in previews: `plumb render FILE --view "Title"` draws it.
///
/// - Parameters:
///   - name: the title under which `--view` finds it.
///   - body: the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PlumbMacros", type: "PreviewMacro")

/// Shows a view in previews: `plumb render FILE --view "Title"` draws it.
///
/// - Parameters:
///   - name: the title under which `--view` finds it.
///   - traits: how it is shown, where the call does not say another.
///   - body: the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PlumbMacros", type: "PreviewMacro")

/// Makes a variable in the body of a `#Preview` a property of the view that is shown: `@Previewable @State var isOn =
/// true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PlumbMacros", type: "PreviewableMacro")

/// The name space of the traits of `#Preview`.
public struct Preview: Sendable {
    /// Marks traits of previews that show a view.
    public struct ViewTraits: Sendable {}

    @available(*, unavailable, message: "Plumb draws previews of the macro alone; write #Preview")
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping () -> any View
    ) {}
}

/// What `#Preview` expands to: the arguments of the macro, kept until somebody asks for the view.
public struct PreviewContent {
    let title: String?
    let traits: [PreviewTrait<Preview.ViewTraits>]
    let body: @MainActor () -> any View

    /// Takes what is written after `#Preview`, unchanged.
    @MainActor public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        title = name
        self.traits = traits
        self.body = body
    }

    /// Itself as the pointer that an exported C function can return; `LoadedProgram` takes it.
    @MainActor public func exported() -> UnsafeMutableRawPointer {
        let (traits, body) = (traits, body)
        return ViewMaker(title: title, request: request) {
            var view = AnyView(body())
            for case .modifier(let modify) in traits.map(\.change) { view = try modify(view) }
            return view
        }.exported()
    }

    /// What the traits ask for; of several on the same subject, the last.
    private var request: PreviewRequest {
        var request = PreviewRequest()
        for trait in traits {
            switch trait.change {
            case .layout(let layout): request.layout = layout
            case .orientation(let orientation): request.orientation = orientation
            case .modifier: break
            }
        }
        return request
    }
}
