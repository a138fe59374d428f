import Foundation
import Observation
import PlumbCore
import PlumbPlatform

/// What a finger carries, as it is seen.
@MainActor @Observable
final class Carried {
    @ObservationIgnored let preview: AnyView
    /// Where it was lifted, in points of the page.
    @ObservationIgnored let frame: CGRect
    @ObservationIgnored let isItself: Bool
    /// How far it has been carried, in points.
    var offset = CGSize.zero
    /// Whether somebody has taken it.
    var isTaken = false

    init(_ preview: AnyView, from frame: CGRect, isItself: Bool) {
        (self.preview, self.frame, self.isItself) = (preview, frame, isItself)
    }
}

/// The plane over everything in which something is carried. It lets touches through, and nobody reads it.
struct CarriedPlane: View {
    let carried: Carried

    var body: some View {
        EmptyView()
            .presentation(isPresented: true, traits, transition: .identity) { CarriedView(carried: carried) }
    }

    private var traits: PresentationTraits {
        var traits = PresentationTraits(level: .hand)
        traits.place = { PresentationFrame($0.page) }
        traits.blocksTouches = false
        traits.holdsKeys = false
        return traits
    }
}

/// What is carried, where the finger is: the view itself has its size, another one is as large as it wants to be, and
/// stands in the view's middle at first.
private struct CarriedView: View {
    let carried: Carried
    @Environment(\.platform) private var platform
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        GeometryReader { geometry in
            let origin = geometry.frame(in: .global).origin
            let left = carried.frame.midX + carried.offset.width - origin.x
            preview
                .background(Color(system: .background))
                .clipShape(RoundedRectangle(cornerRadius: platform.metrics.contextMenuRadius, style: .continuous))
                .shadow(platform.shadows.menu)
                .opacity(carried.isTaken ? 0 : 1)
                .position(
                    x: direction == .rightToLeft ? geometry.size.width - left : left,
                    y: carried.frame.midY + carried.offset.height - origin.y)
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    @ViewBuilder private var preview: some View {
        if carried.isItself {
            carried.preview.frame(width: carried.frame.width, height: carried.frame.height)
        } else {
            carried.preview.fixedSize()
        }
    }
}
