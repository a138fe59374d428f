import Foundation

/// What belongs around a scroll view: the spinner of what is loaded anew.
@MainActor
package protocol ScrollDressing: AnyObject {
    /// Adds a scroll view with what belongs around it. It must take the dressing out of the environment.
    func add<Content: View>(_ scroll: ScrollView<Content>, to builder: GraphBuilder)
}

private struct ScrollDressingKey: ContextEnvironmentKey { static var defaultValue: (any ScrollDressing)? { nil } }
private struct ScrollRoomKey: ContextEnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// What dresses the next vertical scroll views within; nil for nothing.
    package var scrollDressing: (any ScrollDressing)? {
        get { self[ScrollDressingKey.self] }
        set { self[ScrollDressingKey.self] = newValue }
    }

    /// How far the content of the next scroll view within begins below its top, in points, for what dresses it; nil
    /// where nothing does.
    package var scrollRoom: CGFloat? {
        get { self[ScrollRoomKey.self] }
        set { self[ScrollRoomKey.self] = newValue }
    }
}

extension GraphBuilder {
    /// Adds the content of a scroll view, below the room for what dresses that.
    func addScrolled<Content: View>(_ content: Content, with environment: EnvironmentModifier) {
        let stack = VStack { content }
        if let room = values.scrollRoom {
            // Scroll views in the content have none.
            add(stack.padding(.top, room).environment(\.scrollRoom, nil), with: environment)
        } else {
            add(stack, with: environment)
        }
    }
}
