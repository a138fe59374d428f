import PlumbCore

/// One view of a user's file, not yet made: what each function of the appended table returns.
@MainActor public final class ViewMaker {
    /// The title of a preview that has one.
    let title: String?
    let proposal: PreviewTrait<Preview.ViewTraits>.Proposal
    let make: @MainActor () -> AnyView
    /// The windows of an app; nil for a view.
    let windows: AppWindows?

    init(
        title: String?, proposal: PreviewTrait<Preview.ViewTraits>.Proposal, windows: AppWindows? = nil,
        make: @escaping @MainActor () -> AnyView
    ) {
        self.windows = windows
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

    /// A maker of the first window's content of an app.
    public static func exporting<A: App>(_ app: @escaping @autoclosure @MainActor () -> A) -> UnsafeMutableRawPointer {
        ViewMaker(showing: app()).exported()
    }

    convenience init<A: App>(showing app: @escaping @autoclosure @MainActor () -> A) {
        let windows = AppWindows()
        self.init(title: nil, proposal: .screen, windows: windows) { AnyView(AppContent(app(), windows: windows)) }
    }

    func exported() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    /// Takes back what `exported()` gave.
    static func importing(_ pointer: UnsafeMutableRawPointer) -> ViewMaker {
        Unmanaged<ViewMaker>.fromOpaque(pointer).takeRetainedValue()
    }
}
