import CSDL2
import Foundation
import PlumbCore
import Testing

@testable import PlumbWindows

/// What SDL tells, and what becomes of it.
@MainActor
@Suite(.enabled(if: SDLLibrary.isThere)) struct WindowEventTests {
    private func drop(_ type: SDL_EventType, _ words: String? = nil) -> SDL_Event {
        var event = SDL_Event()
        event.drop = SDL_DropEvent(type: type.rawValue, timestamp: 0, file: words.map { strdup($0) }, windowID: 1)
        return event
    }

    /// What is dropped together comes as one, when all of it has been said: where the mouse is, or was seen last.
    @Test(arguments: [CGPoint(x: 3, y: 4), nil]) func dropsComeAsOne(pointer: CGPoint?) {
        var events = WindowEvents()
        func input(_ event: SDL_Event) -> HostEvent? {
            events.input(event, unit: 2, size: CGSize(width: 100, height: 100), pointer: pointer)
        }
        var motion = SDL_Event()
        motion.motion.type = SDL_MOUSEMOTION.rawValue
        (motion.motion.x, motion.motion.y) = (10, 20)
        #expect(input(motion) == .hover(CGPoint(x: 20, y: 40)))
        #expect(input(drop(SDL_DROPBEGIN)) == nil)
        #expect(input(drop(SDL_DROPFILE, "/tmp/a b.txt")) == nil)
        #expect(input(drop(SDL_DROPTEXT, "é")) == nil)
        let all: [DroppedItem] = [.file(URL(fileURLWithPath: "/tmp/a b.txt")), .text("é")]
        #expect(
            input(drop(SDL_DROPCOMPLETE)) == .drop(all, at: .point(pointer ?? CGPoint(x: 20, y: 40))))
        // The next one begins anew; one with nothing is none.
        #expect(input(drop(SDL_DROPBEGIN)) == nil)
        #expect(input(drop(SDL_DROPCOMPLETE)) == nil)
    }
}
