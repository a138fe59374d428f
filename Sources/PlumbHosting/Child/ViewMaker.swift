import PlumbCore

/// One view of a user's file, not yet made: what each function of the appended table returns.
@MainActor public final class ViewMaker {
    /// The title of a preview that has one.
    let title: String?
    let proposal: PreviewTrait<Preview.ViewTraits>.Proposal
    let make: @MainActor () -> AnyView

    init(title: String?, proposal: PreviewTrait<Preview.ViewTraits>.Proposal, make: @escaping @MainActor () -> AnyView)
    {
        self.title = title
        self.proposal = proposal
        self.make = make
    }

    /// A maker of the view that an expression gives, as a pointer that an exported C function can return.
    public static func exporting<Content: View>(
        _ view: @escaping @autoclosure @MainActor () -> Content
    ) -> UnsafeMutableRawPointer {
        ViewMaker(title: nil, proposal: .screen) { AnyView(view()) }.exported()
    }

    func exported() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    /// Takes back what `exported()` gave.
    static func importing(_ pointer: UnsafeMutableRawPointer) -> ViewMaker {
        Unmanaged<ViewMaker>.fromOpaque(pointer).takeRetainedValue()
    }
}
