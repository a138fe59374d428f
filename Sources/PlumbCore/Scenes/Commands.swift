import Foundation
import PlumbLayout

/// Menus of an app: on a screen of a phone there is no bar to show them in, and their keys work all the same, as on an
/// iPad with a keyboard. Source: Apple (`Commands`).
@MainActor @preconcurrency
public protocol Commands {
    /// The type of `body`. The compiler infers it.
    associatedtype Body: Commands

    /// What the menus consist of.
    @CommandsBuilder var body: Body { get }

    /// Lists the menus: commands without a body do it themselves; those with one need nothing here.
    static func listMenus(of commands: Self, in list: inout CommandMenus)
}

extension Commands {
    /// Lists the menus of the body.
    public static func listMenus(of commands: Self, in list: inout CommandMenus) {
        var commands = commands
        list.scenes.connect(&commands)
        list.add(commands.body)
    }
}

extension Never: Commands {}

/// Commands without a body of their own.
nonisolated public protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    @MainActor public var body: Never { primitiveBody(Self.self) }
}

/// The menus of a scene, in the order of the code.
@MainActor
public struct CommandMenus {
    private(set) var menus: [AnyView] = []
    fileprivate var scenes: SceneWindows

    init(in scenes: SceneWindows) { self.scenes = scenes }

    mutating func add<V: View>(menu: V) { menus.append(AnyView(menu)) }

    mutating func add<C: Commands>(_ commands: C) { C.listMenus(of: commands, in: &self) }
}

/// A menu of an app. Source: Apple (`CommandMenu`).
public struct CommandMenu<Content: View>: PrimitiveCommands {
    private let content: Content

    /// A menu with a title.
    @_disfavoredOverload
    public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }
    /// A menu with a title.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    /// A menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Lists the menus.
    @MainActor public static func listMenus(of commands: CommandMenu, in list: inout CommandMenus) {
        list.add(menu: commands.content)
    }
}

/// Commands beside those that a system has, or in their stead. Source: Apple (`CommandGroup`).
///
/// Plumb has no commands of its own, so it makes no difference where they stand.
public struct CommandGroup<Content: View>: PrimitiveCommands {
    private let content: Content

    /// Commands before a group of the system's.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    /// Commands after a group of the system's.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    /// Commands instead of a group of the system's.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

    /// Lists the menus.
    @MainActor public static func listMenus(of commands: CommandGroup, in list: inout CommandMenus) {
        list.add(menu: commands.content)
    }
}

/// A group of commands that a system has. Source: Apple (`CommandGroupPlacement`).
public struct CommandGroupPlacement: Sendable {
    private let name: String

    /// What the app is.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The app's settings.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// The system's services.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Whether the app is seen.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// The end of the app.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// New windows and documents.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Saving.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Import and export.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Printing.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undoing, and doing again.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cutting, copying and pasting.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Finding, spelling and the like.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// Fonts and lines of texts.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// Whether a toolbar is seen.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// Whether a sidebar is seen.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// Sizes of windows.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The windows that are open.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// Windows of which there is one.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// Where windows stand.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// Help.
    public static let help = CommandGroupPlacement(name: "help")
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
    /// No commands.
    public init() {}
    /// Lists the menus.
    @MainActor public static func listMenus(of commands: EmptyCommands, in list: inout CommandMenus) {}
}

extension Group: Commands, PrimitiveCommands where Content: Commands {
    /// Commands as one.
    public init(@CommandsBuilder content: () -> Content) { self.content = content() }

    /// Lists the menus.
    @MainActor public static func listMenus(of commands: Self, in list: inout CommandMenus) {
        list.add(commands.content)
    }
}

extension Optional: Commands, PrimitiveCommands where Wrapped: Commands {
    /// Lists the menus.
    @MainActor public static func listMenus(of commands: Self, in list: inout CommandMenus) {
        if let commands { list.add(commands) }
    }
}

/// Several commands in order.
public struct TupleCommands<each Content: Commands>: PrimitiveCommands {
    let members: (repeat each Content)

    /// Lists the menus.
    @MainActor public static func listMenus(of commands: TupleCommands, in list: inout CommandMenus) {
        repeat list.add(each commands.members)
    }
}

/// One of two commands, or some whose type is hidden.
public struct ConditionalCommands: PrimitiveCommands {
    fileprivate let commands: any Commands

    /// Lists the menus.
    @MainActor public static func listMenus(of commands: ConditionalCommands, in list: inout CommandMenus) {
        list.add(commands.commands)
    }
}

/// Puts the commands of a closure together. Source: Apple (`CommandsBuilder`).
@resultBuilder
public enum CommandsBuilder {
    /// Commands stand for themselves.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// No commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// One stands for itself.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    /// Several, in order.
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> TupleCommands<
        repeat each Content
    > { TupleCommands(members: (repeat each content)) }
    /// `if` without `else`.
    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
    /// The first branch of an `if` or `switch`.
    public static func buildEither<Content: Commands>(first: Content) -> ConditionalCommands {
        ConditionalCommands(commands: first)
    }
    /// The other branches.
    public static func buildEither<Content: Commands>(second: Content) -> ConditionalCommands {
        ConditionalCommands(commands: second)
    }
    /// What stands under `if #available`.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> ConditionalCommands {
        ConditionalCommands(commands: content)
    }
}

/// Has the keys of menus in a view. The menus themselves are not seen, and take no room. Size and place are the view's.
struct CommandKeys: ViewModifier {
    let menus: [AnyView]

    func body(content: Content) -> some View {
        content.background {
            ForEach(menus.indices, id: \.self) { menus[$0] }
                .frame(width: 0, height: 0).hidden().accessibilityHidden(true)
        }
    }
}

extension Scene {
    /// Adds commands to the scene: the keys of their buttons work in its windows.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandedScene(content: self, commands: content(), replaces: false)
    }

    /// Leaves out the commands that the scene has.
    public func commandsRemoved() -> some Scene {
        CommandedScene(content: self, commands: EmptyCommands(), replaces: true)
    }

    /// Has these commands instead of those that the scene has.
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandedScene(content: self, commands: content(), replaces: true)
    }
}

/// A scene with commands.
private struct CommandedScene<Content: Scene, C: Commands>: PrimitiveScene {
    let content: Content
    let commands: C
    let replaces: Bool

    @MainActor static func listWindows(of scene: CommandedScene, in list: inout SceneWindows) {
        var menus = CommandMenus(in: list)
        menus.add(scene.commands)
        list = menus.scenes
        list.add(scene.content) {
            if scene.replaces { $0.commands = [] }
            $0.commands += menus.menus
        }
    }
}
