import Foundation

/// What a menu is placed by. Points, from the page's top left corner.
package struct MenuRoom {
    let room: PresentationRoom

    /// The page with its safe area. From right to left it begins at its right edge.
    package var page: CGRect { room.page }
    /// What bars take from the page.
    package var safeArea: EdgeInsets { room.safeArea }
    /// The frame of the view that has the menu; nil where that has no box.
    package var anchor: CGRect? { room.anchor }
    package var isRightToLeft: Bool { room.isRightToLeft }

    /// What the menu answers to a proposal.
    package func size(for proposal: ProposedViewSize) -> CGSize { room.size(for: proposal) }
}

extension View {
    /// Shows a menu over the page while it is open: it begins at the top left of the frame that `place` says. Who types
    /// goes on typing.
    ///
    /// - Parameter close: runs when a finger comes down beside the menu, and when the escape key is pressed.
    package func presentMenu<Menu: View>(
        isPresented: Bool, in place: @escaping (MenuRoom) -> CGRect, close: @escaping () -> Void,
        @ViewBuilder presented: @escaping () -> Menu
    ) -> some View {
        var traits = PresentationTraits(level: .menu)
        traits.place = { PresentationFrame(place(MenuRoom(room: $0)), alignment: .topLeading) }
        traits.holdsKeys = false
        traits.touchedOutside = close
        traits.cancel = close
        return presentation(isPresented: isPresented, traits, presented: presented)
    }
}
