import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no menus of commands; put buttons in the view")
public protocol Commands {
    associatedtype Body: Commands = Never
    @CommandsBuilder var body: Self.Body { get }
}

@available(*, unavailable, message: "Plumb has no menus of commands; put buttons in the view")
public struct CommandGroup<Content>: Commands where Content: View {
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { absent() }
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { absent() }
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { absent() }
    public var body: some Commands { absent() }
}

@available(*, unavailable, message: "Plumb has no menus of commands; put buttons in the view")
public struct CommandGroupPlacement {
    public static var appInfo: CommandGroupPlacement { absent() }
    public static var appSettings: CommandGroupPlacement { absent() }
    public static var appTermination: CommandGroupPlacement { absent() }
    public static var appVisibility: CommandGroupPlacement { absent() }
    public static var help: CommandGroupPlacement { absent() }
    public static var importExport: CommandGroupPlacement { absent() }
    public static var newItem: CommandGroupPlacement { absent() }
    public static var pasteboard: CommandGroupPlacement { absent() }
    public static var printItem: CommandGroupPlacement { absent() }
    public static var saveItem: CommandGroupPlacement { absent() }
    public static var sidebar: CommandGroupPlacement { absent() }
    public static var systemServices: CommandGroupPlacement { absent() }
    public static var textEditing: CommandGroupPlacement { absent() }
    public static var textFormatting: CommandGroupPlacement { absent() }
    public static var toolbar: CommandGroupPlacement { absent() }
    public static var undoRedo: CommandGroupPlacement { absent() }
    public static var windowArrangement: CommandGroupPlacement { absent() }
    public static var windowSize: CommandGroupPlacement { absent() }
    public static var singleWindowList: CommandGroupPlacement { absent() }
    public static var windowList: CommandGroupPlacement { absent() }
}

@available(*, unavailable, message: "Plumb has no menus of commands; put buttons in the view")
public struct CommandMenu<Content>: Commands where Content: View {
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { absent() }
    public init(_ name: Text, @ViewBuilder content: () -> Content) { absent() }
    public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol { absent() }
    public var body: some Commands { absent() }
}

@available(*, unavailable, message: "Plumb has no menus of commands; put buttons in the view")
@resultBuilder public struct CommandsBuilder {
    public static func buildBlock() -> EmptyCommands { absent() }
    public static func buildBlock<C>(_ content: C) -> C where C: Commands { absent() }
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands { absent() }
    public static func buildIf<C>(_ content: C?) -> C? where C: Commands { absent() }
    public static func buildLimitedAvailability<C>(_ content: C) -> some Commands where C: Commands { absent() }
}

@available(*, unavailable, message: "Plumb has no menus of commands; put buttons in the view")
public struct EmptyCommands: Commands {
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no menus of commands; put buttons in the view")
public struct TextEditingCommands: Commands {
    public init() { absent() }
    public var body: some Commands { absent() }
}

@available(*, unavailable, message: "Plumb has no menus of commands; put buttons in the view")
public struct TextFormattingCommands: Commands {
    public init() { absent() }
    public var body: some Commands { absent() }
}

@available(*, unavailable, message: "Plumb has no menus of commands; put buttons in the view")
public struct SidebarCommands: Commands {
    public init() { absent() }
    public var body: some Commands { absent() }
}

@available(*, unavailable, message: "Plumb has no menus of commands; put buttons in the view")
public struct InspectorCommands: Commands {
    public init() { absent() }
}

extension Scene {
    @available(*, unavailable, message: "Plumb has no menus of commands; put buttons in the view")
    public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene where Content: Commands {
        self
    }

    @available(*, unavailable, message: "Plumb has no menus of commands; put buttons in the view")
    public func commandsReplaced<Content>(@CommandsBuilder content: () -> Content) -> some Scene
    where Content: Commands { self }
}

@available(*, unavailable, message: "Plumb has no menus of commands; put buttons in the view")
extension Group where Content: Commands {
    public init(@CommandsBuilder content: () -> Content) { absent() }
}

@available(*, unavailable, message: "Plumb has no menus of commands; put buttons in the view")
extension Group: Commands where Content: Commands {

}

@available(*, unavailable, message: "Plumb has no menus of commands; put buttons in the view")
extension Never: Commands {

}

@available(*, unavailable, message: "Plumb has no menus of commands; put buttons in the view")
extension Optional: Commands where Wrapped: Commands {

}

extension Scene {
    @available(*, unavailable, message: "Plumb has no menus of commands; there are none to remove")
    public func commandsRemoved() -> some Scene { self }
}
