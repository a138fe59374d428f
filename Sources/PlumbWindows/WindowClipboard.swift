import CSDL2
import Foundation
import PlumbCore

/// The texts that programs exchange by copying and pasting. Views use it on the main thread, where SDL is.
public final class WindowClipboard: Pasteboard {
    public init() {}

    /// nil when there is none.
    public var string: String? {
        get {
            guard SDLLibrary.isThere, SDL_HasClipboardText() == SDL_TRUE, let words = SDL_GetClipboardText() else {
                return nil
            }
            defer { SDL_free(words) }
            return String(cString: words)
        }
        set { if SDLLibrary.isThere { _ = SDL_SetClipboardText(newValue ?? "") } }
    }

    /// Has the desktop show an address. Returns whether it knows how.
    public static func open(_ address: URL) -> Bool {
        SDLLibrary.isThere && SDL_OpenURL(address.absoluteString) == 0
    }
}
