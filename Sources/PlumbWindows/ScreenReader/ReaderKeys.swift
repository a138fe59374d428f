import CSDL2
import Foundation
import PlumbCore

/// A key as AT-SPI tells it: by the names and numbers of X11.
struct ReaderKey: Equatable, Sendable {
    var isRelease: Bool
    /// The symbol on the key (`keysym`).
    var symbol: Int32
    /// The key's number (`keycode`); 0 where the window system does not tell.
    var code: Int32
    var modifiers: Int32
    var text: String
    var isText: Bool
    /// Milliseconds.
    var time: Int32

    /// As `NotifyListenersSync` takes it: numbers with a sign, whatever the registry's own description says.
    var value: BusValue {
        .tuple([
            .uint32(isRelease ? 1 : 0), .int32(symbol), .int32(code), .int32(modifiers), .int32(time), .string(text),
            .bool(isText),
        ])
    }

    /// Symbols of keys that type nothing, with the names of X11.
    private static let named: [SDL_KeyCode: (symbol: Int32, name: String)] = [
        SDLK_RETURN: (0xFF0D, "Return"), SDLK_TAB: (0xFF09, "Tab"), SDLK_BACKSPACE: (0xFF08, "BackSpace"),
        SDLK_ESCAPE: (0xFF1B, "Escape"), SDLK_DELETE: (0xFFFF, "Delete"), SDLK_INSERT: (0xFF63, "Insert"),
        SDLK_HOME: (0xFF50, "Home"), SDLK_LEFT: (0xFF51, "Left"), SDLK_UP: (0xFF52, "Up"),
        SDLK_RIGHT: (0xFF53, "Right"), SDLK_DOWN: (0xFF54, "Down"), SDLK_PAGEUP: (0xFF55, "Page_Up"),
        SDLK_PAGEDOWN: (0xFF56, "Page_Down"), SDLK_END: (0xFF57, "End"), SDLK_LSHIFT: (0xFFE1, "Shift_L"),
        SDLK_RSHIFT: (0xFFE2, "Shift_R"), SDLK_LCTRL: (0xFFE3, "Control_L"), SDLK_RCTRL: (0xFFE4, "Control_R"),
        SDLK_CAPSLOCK: (0xFFE5, "Caps_Lock"), SDLK_LALT: (0xFFE9, "Alt_L"), SDLK_RALT: (0xFFEA, "Alt_R"),
        SDLK_LGUI: (0xFFEB, "Super_L"), SDLK_RGUI: (0xFFEC, "Super_R"), SDLK_NUMLOCKCLEAR: (0xFF7F, "Num_Lock"),
        SDLK_F1: (0xFFBE, "F1"), SDLK_F2: (0xFFBF, "F2"), SDLK_F3: (0xFFC0, "F3"), SDLK_F4: (0xFFC1, "F4"),
        SDLK_F5: (0xFFC2, "F5"), SDLK_F6: (0xFFC3, "F6"), SDLK_F7: (0xFFC4, "F7"), SDLK_F8: (0xFFC5, "F8"),
        SDLK_F9: (0xFFC6, "F9"), SDLK_F10: (0xFFC7, "F10"), SDLK_F11: (0xFFC8, "F11"), SDLK_F12: (0xFFC9, "F12"),
        SDLK_KP_ENTER: (0xFF8D, "KP_Enter"), SDLK_KP_PLUS: (0xFFAB, "KP_Add"),
        SDLK_KP_MINUS: (0xFFAD, "KP_Subtract"), SDLK_KP_MULTIPLY: (0xFFAA, "KP_Multiply"),
        SDLK_KP_DIVIDE: (0xFFAF, "KP_Divide"), SDLK_KP_PERIOD: (0xFF9F, "KP_Delete"),
        SDLK_KP_0: (0xFF9E, "KP_Insert"), SDLK_KP_1: (0xFF9C, "KP_End"), SDLK_KP_2: (0xFF99, "KP_Down"),
        SDLK_KP_3: (0xFF9B, "KP_Page_Down"), SDLK_KP_4: (0xFF96, "KP_Left"), SDLK_KP_5: (0xFF9D, "KP_Begin"),
        SDLK_KP_6: (0xFF98, "KP_Right"), SDLK_KP_7: (0xFF95, "KP_Home"), SDLK_KP_8: (0xFF97, "KP_Up"),
        SDLK_KP_9: (0xFF9A, "KP_Page_Up"),
    ]

    /// - Parameter code: finds the number of the key with a symbol.
    init?(_ event: SDL_KeyboardEvent, code: (Int32) -> Int32) {
        let key = event.keysym.sym
        let held = Int(event.keysym.mod)
        func isHeld(_ keys: SDL_Keymod...) -> Bool { keys.contains { held & Int($0.rawValue) != 0 } }
        if let (symbol, name) = Self.named[SDL_KeyCode(UInt32(bitPattern: key))] {
            (self.symbol, text, isText) = (symbol, name, false)
        } else if key & 1 << 30 == 0, key >= 0x20, let scalar = Unicode.Scalar(UInt32(bitPattern: key)) {
            let plain = String(Character(scalar))
            let isUpper = isHeld(KMOD_LSHIFT, KMOD_RSHIFT) != isHeld(KMOD_CAPS)
            text = isUpper && plain.uppercased().unicodeScalars.count == 1 ? plain.uppercased() : plain
            isText = true
            // Beyond Latin-1 a symbol is the character's number and a mark.
            let number = Int32(bitPattern: text.unicodeScalars.first?.value ?? 0)
            symbol = number < 0x100 ? number : number | 1 << 24
        } else {
            return nil
        }
        isRelease = event.type == SDL_KEYUP.rawValue
        time = Int32(truncatingIfNeeded: event.timestamp)
        self.code = code(key < 0x100 && isText ? key : symbol)
        let bits: [(isSet: Bool, bit: Int32)] = [
            (isHeld(KMOD_LSHIFT, KMOD_RSHIFT), 1), (isHeld(KMOD_CAPS), 2), (isHeld(KMOD_LCTRL, KMOD_RCTRL), 4),
            (isHeld(KMOD_LALT), 8), (isHeld(KMOD_NUM), 16), (isHeld(KMOD_LGUI, KMOD_RGUI), 64),
        ]
        modifiers = bits.reduce(0) { $1.isSet ? $0 | $1.bit : $0 }
    }
}

/// Keys that wait until screen readers have said whether they want them for themselves: commands of a screen reader are
/// keys too.
///
/// 1. Keys stay in their order, and so do the characters that they type. 2. A key that a reader takes is gone, with
/// what it types. 3. A reader that says nothing for half a second wants nothing.
@MainActor
struct ReaderKeys {
    static let patience = 0.5

    private struct Held {
        let event: SDL_Event
        /// The question's number; nil for what comes with the key before.
        let question: UInt32?
        let end: Double
    }

    private var held: [Held] = []
    /// Whether the key that was decided last was taken.
    private var isTaken = false

    /// Takes an event that is about keys while somebody listens. Returns false for one to be handled at once.
    mutating func hold(
        _ event: SDL_Event, asking link: ReaderLink, at time: Double, code: (Int32) -> Int32
    ) -> Bool {
        switch SDL_EventType(event.type) {
        case SDL_KEYDOWN, SDL_KEYUP:
            let question = ReaderKey(event.key, code: code).flatMap { link.ask($0) }
            if question == nil, held.isEmpty {
                isTaken = false
                return false
            }
            held.append(Held(event: event, question: question, end: question == nil ? time : time + Self.patience))
        case SDL_TEXTINPUT:
            if held.isEmpty {
                // Its key has been decided.
                return isTaken
            }
            held.append(Held(event: event, question: nil, end: time))
        default: return false
        }
        return true
    }

    /// The events that nobody wants, as far as that is known, and seconds until more of them are.
    mutating func decided(by link: ReaderLink, at time: Double) -> (events: [SDL_Event], wait: Double?) {
        var events: [SDL_Event] = []
        while let first = held.first {
            if first.event.type == SDL_TEXTINPUT.rawValue {
                if !isTaken { events.append(first.event) }
            } else {
                let answer = first.question.map { link.isTaken($0) } ?? false
                guard answer != nil || time >= first.end else { return (events, first.end - time) }
                isTaken = answer ?? false
                if !isTaken { events.append(first.event) }
            }
            held.removeFirst()
        }
        return (events, nil)
    }
}
