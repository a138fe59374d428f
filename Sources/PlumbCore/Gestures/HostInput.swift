import Foundation

extension ViewHost {
    /// Does to the views what a person does, at the host's time. Returns whether a view took notice.
    @discardableResult
    public func send(_ event: InputEvent) -> Bool {
        switch event {
        case .touch(.ended, let point, _): tap(at: point)
        case .wheel(let point, let distance): scroll(at: point, by: distance)
        case .key(let input): press(input)
        case .text(let text): enter(text)
        case .touch, .hover: false
        }
    }
}
