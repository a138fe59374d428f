import CSDL2

/// One sentence that says why there is no window, with the remedy.
public struct WindowError: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }

    /// What SDL says about the last thing that failed.
    static var reason: String {
        let text = String(cString: SDL_GetError())
        return text.isEmpty ? "no reason given" : text
    }
}
