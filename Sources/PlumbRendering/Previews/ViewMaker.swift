import Foundation
import PlumbCore

/// One view of a user's file, not yet made: what each function of the appended table returns.
@MainActor public final class ViewMaker {
    /// The title of a preview that has one.
    package let title: String?
    /// What the traits of a preview ask for.
    package let request: PreviewRequest
    /// The windows of an app; nil for a view.
    package let windows: AppWindows?
    /// What the view is made of; nil for one that is made of nothing.
    package let input: ViewInput?
    private let make: @MainActor () throws -> AnyView
    /// Makes one view of several; nil where there are never more than one.
    private let makeMember: (@MainActor (PreviewChoice) -> AnyView)?

    package init(
        title: String? = nil, request: PreviewRequest = PreviewRequest(), windows: AppWindows? = nil,
        member: (@MainActor (PreviewChoice) -> AnyView)? = nil, make: @escaping @MainActor () throws -> AnyView
    ) {
        self.windows = windows
        input = nil
        self.title = title
        self.request = request
        self.make = make
        makeMember = member
    }

    /// A maker of a view that is made of an input.
    init(input: ViewInput) {
        title = nil
        request = PreviewRequest()
        windows = nil
        self.input = input
        make = { throw InputProblem("it takes a \(input.type); give one with --input or --set") }
        makeMember = nil
    }

    /// A maker of the view of an input. A view that is made of nothing takes none.
    package func given(_ source: InputSource?) throws -> ViewMaker {
        guard let source else { return self }
        guard let input else { throw InputProblem("it takes no input; leave --input and --set out") }
        return ViewMaker { try input.view(of: source) }
    }

    /// The view. Of a provider with several, the one that is chosen.
    package func view(_ choice: PreviewChoice) throws -> AnyView { try makeMember?(choice) ?? make() }

    /// Whether there may be several views.
    package var isPlural: Bool { makeMember != nil }

    /// A maker of the view that an expression gives, as a pointer that an exported C function can return.
    public static func exporting<Content: View>(
        _ view: @escaping @autoclosure @MainActor () -> Content
    ) -> UnsafeMutableRawPointer {
        ViewMaker { AnyView(view()) }.exported()
    }

    /// A maker of the views of a provider: each is a preview.
    public static func exportingPreviews<Content: View>(
        _ previews: @escaping @autoclosure @MainActor () -> Content
    ) -> UnsafeMutableRawPointer {
        let isOne =
            switch Content.arity {
            case .fixed(let count): count <= 1
            case .one, .optional: true
            case .variable: false
            }
        let member: @MainActor (PreviewChoice) -> AnyView = { AnyView(PreviewMember($0, of: previews())) }
        return ViewMaker(member: isOne ? nil : member, make: { AnyView(previews()) }).exported()
    }

    /// A maker of the first window's content of an app.
    public static func exporting<A: App>(_ app: @escaping @autoclosure @MainActor () -> A) -> UnsafeMutableRawPointer {
        ViewMaker(showing: app()).exported()
    }

    /// A maker of what an app shows that has delegates instead of scenes of SwiftUI's.
    public static func exporting<D: LaunchedDelegate>(_ delegate: D.Type) -> UnsafeMutableRawPointer {
        ViewMaker { try delegate.launchedContent() }.exported()
    }

    package convenience init<A: App>(showing app: @escaping @autoclosure @MainActor () -> A) {
        let windows = AppWindows()
        self.init(windows: windows) { AnyView(AppContent(app(), windows: windows)) }
    }

    func exported() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    /// Takes back what `exported()` gave.
    package static func importing(_ pointer: UnsafeMutableRawPointer) -> ViewMaker {
        Unmanaged<ViewMaker>.fromOpaque(pointer).takeRetainedValue()
    }
}
