import Foundation

extension View {
    /// Shows a menu over the page while it is open: it begins at the top left of the frame that `place` says. Who types
    /// goes on typing.
    ///
    /// - Parameter close: runs when a finger comes down beside the menu, and when the escape key is pressed.
    package func presentMenu<Menu: View>(
        isPresented: Bool, in place: @escaping (PresentationRoom) -> CGRect, close: @escaping () -> Void,
        @ViewBuilder presented: @escaping () -> Menu
    ) -> some View {
        var traits = PresentationTraits(level: .menu)
        traits.place = { PresentationFrame(place($0), alignment: .topLeading) }
        traits.holdsKeys = false
        traits.touchedOutside = close
        traits.cancel = close
        return presentation(isPresented: isPresented, traits, presented: presented)
    }
}
