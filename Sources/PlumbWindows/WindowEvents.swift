import CSDL2
import Foundation
import PlumbCore

/// Turns what SDL tells about mouse, fingers and keys into what views understand.
@MainActor
struct WindowEvents {
    /// How far one notch of a wheel goes: three lines of text.
    static let notch = 48.0

    /// What a finger that is down has as its number; the mouse has 0.
    private var fingers: [SDL_FingerID] = []
    private var isPressed = false
    private var mouse = CGPoint.zero
    /// What another program drops, until all of it has been said.
    private var dropped: [DroppedItem] = []

    /// - Parameters:
    ///   - unit: points to one of the units in which the window system counts.
    ///   - size: the window's size in points.
    ///   - pointer: where the mouse is, while another program has it; nil where the window system does not say.
    mutating func input(
        _ event: SDL_Event, unit: Double, size: CGSize, pointer: @autoclosure () -> CGPoint? = nil
    ) -> HostEvent? {
        func point(_ x: Int32, _ y: Int32) -> CGPoint { CGPoint(x: Double(x) * unit, y: Double(y) * unit) }
        switch SDL_EventType(event.type) {
        case SDL_MOUSEBUTTONDOWN where event.button.button == SDL_BUTTON_LEFT && !isPressed:
            isPressed = true
            mouse = point(event.button.x, event.button.y)
            return .touch(.began, at: mouse)
        case SDL_MOUSEBUTTONUP where event.button.button == SDL_BUTTON_LEFT && isPressed:
            isPressed = false
            mouse = point(event.button.x, event.button.y)
            return .touch(.ended, at: mouse)
        case SDL_MOUSEMOTION:
            mouse = point(event.motion.x, event.motion.y)
            return isPressed ? .touch(.changed, at: mouse) : .hover(mouse)
        case SDL_WINDOWEVENT where event.window.event == UInt8(SDL_WINDOWEVENT_LEAVE.rawValue):
            return isPressed ? nil : .hover(nil)
        case SDL_WINDOWEVENT where event.window.event == UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue) && isPressed:
            isPressed = false
            return .touch(.cancelled, at: mouse)
        case SDL_MOUSEWHEEL: return wheel(event.wheel)
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: return touch(event.tfinger, size: size)
        case SDL_KEYDOWN, SDL_KEYUP: return WindowKeys.input(event.key).map(HostEvent.key)
        case SDL_TEXTINPUT:
            let words = withUnsafeBytes(of: event.text.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            return words.isEmpty ? nil : .text(words)
        case SDL_DROPFILE, SDL_DROPTEXT:
            drop(event.drop, isFile: event.type == SDL_DROPFILE.rawValue)
            return nil
        case SDL_DROPCOMPLETE:
            defer { dropped = [] }
            return dropped.isEmpty ? nil : .drop(dropped, at: .point(pointer() ?? mouse))
        default: return nil
        }
    }

    private mutating func drop(_ event: SDL_DropEvent, isFile: Bool) {
        guard let words = event.file else { return }
        defer { SDL_free(words) }
        let text = String(cString: words)
        dropped.append(isFile ? .file(URL(fileURLWithPath: text)) : .text(text))
    }

    /// A wheel that is turned away from the hand shows what is further up. With shift it goes sideways.
    private func wheel(_ event: SDL_MouseWheelEvent) -> HostEvent? {
        var (x, y) = (Double(event.preciseX) * Self.notch, -Double(event.preciseY) * Self.notch)
        guard x != 0 || y != 0 else { return nil }
        if x == 0, SDL_GetModState().rawValue & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0 { (x, y) = (y, 0) }
        return .wheel(at: mouse, by: CGSize(width: x, height: y))
    }

    /// Fingers come in parts of the window.
    private mutating func touch(_ event: SDL_TouchFingerEvent, size: CGSize) -> HostEvent? {
        let point = CGPoint(x: Double(event.x) * size.width, y: Double(event.y) * size.height)
        let phase = SDL_EventType(event.type)
        if phase == SDL_FINGERDOWN, !fingers.contains(event.fingerId) { fingers.append(event.fingerId) }
        guard let index = fingers.firstIndex(of: event.fingerId) else { return nil }
        switch phase {
        case SDL_FINGERDOWN: return .touch(.began, at: point, finger: index)
        case SDL_FINGERMOTION: return .touch(.changed, at: point, finger: index)
        default:
            // Numbers of fingers that are down stay; when all are up they begin anew.
            fingers[index] = -1
            if fingers.allSatisfy({ $0 == -1 }) { fingers = [] }
            return .touch(.ended, at: point, finger: index)
        }
    }
}
