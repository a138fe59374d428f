import CSDL2
import PlumbCore

/// Keys as SwiftUI names them.
enum WindowKeys {
    /// What is typed as text has the key that it stands on; other keys have the characters of AppKit's function keys.
    private static let named: [SDL_KeyCode: Character] = [
        SDLK_RETURN: "\r", SDLK_KP_ENTER: "\r", SDLK_TAB: "\t", SDLK_BACKSPACE: "\u{7F}", SDLK_ESCAPE: "\u{1B}",
        SDLK_SPACE: " ", SDLK_DELETE: "\u{F728}", SDLK_UP: "\u{F700}", SDLK_DOWN: "\u{F701}", SDLK_LEFT: "\u{F702}",
        SDLK_RIGHT: "\u{F703}", SDLK_HOME: "\u{F729}", SDLK_END: "\u{F72B}", SDLK_PAGEUP: "\u{F72C}",
        SDLK_PAGEDOWN: "\u{F72D}", SDLK_CLEAR: "\u{F739}", SDLK_INSERT: "\u{F727}", SDLK_F1: "\u{F704}",
        SDLK_F2: "\u{F705}", SDLK_F3: "\u{F706}", SDLK_F4: "\u{F707}", SDLK_F5: "\u{F708}", SDLK_F6: "\u{F709}",
        SDLK_F7: "\u{F70A}", SDLK_F8: "\u{F70B}", SDLK_F9: "\u{F70C}", SDLK_F10: "\u{F70D}", SDLK_F11: "\u{F70E}",
        SDLK_F12: "\u{F70F}",
    ]

    /// A key of the keyboard; nil for those that only change others.
    ///
    /// Control is what Command is on a Mac, so that `.keyboardShortcut("s")` is the keys that people here expect; the
    /// Super key is Control.
    static func input(_ event: SDL_KeyboardEvent) -> KeyInput? {
        let code = event.keysym.sym
        // Keys without a character have bit 30 set.
        let plain = code & 1 << 30 == 0 ? Unicode.Scalar(UInt32(bitPattern: code)).map(Character.init) : nil
        guard let key = named[SDL_KeyCode(UInt32(bitPattern: code))] ?? plain, key != "\0" else { return nil }
        let held = Int(event.keysym.mod)
        func isHeld(_ key: SDL_Keymod...) -> Bool { key.contains { held & Int($0.rawValue) != 0 } }
        return KeyInput(
            key, phase: event.type == SDL_KEYUP.rawValue ? .up : event.repeat != 0 ? .repeat : .down,
            isShift: isHeld(KMOD_LSHIFT, KMOD_RSHIFT), isControl: isHeld(KMOD_LGUI, KMOD_RGUI),
            isOption: isHeld(KMOD_LALT), isCommand: isHeld(KMOD_LCTRL, KMOD_RCTRL))
    }
}

extension SDL_KeyCode: @retroactive Hashable {}
