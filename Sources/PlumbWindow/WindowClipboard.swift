import CSDL2

/// The texts that programs exchange by copying and pasting.
@MainActor
public enum WindowClipboard {
    /// nil when there is none.
    public static var text: String? {
        get {
            guard SDL_HasClipboardText() == SDL_TRUE, let words = SDL_GetClipboardText() else { return nil }
            defer { SDL_free(words) }
            return String(cString: words)
        }
        set { SDL_SetClipboardText(newValue ?? "") }
    }
}
