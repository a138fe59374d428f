import PlumbLayout

/// Commands of the system's own, which a Mac shows in its menu bar. They compile and do nothing, and a warning says so.
nonisolated public protocol SystemCommands: PrimitiveCommands {}

extension SystemCommands {
    /// Says that nothing is listed.
    @MainActor public static func listMenus(of commands: Self, in list: inout CommandMenus) {
        list.add(menu: NoMenu(name: "\(Self.self)"))
    }
}

/// Says that commands do nothing, where their menu would stand.
private struct NoMenu: PrimitiveView {
    let name: String

    @MainActor static func makeNodes(of view: NoMenu, in builder: GraphBuilder) {
        builder.graph.report(
            "\(view.name) does nothing here: its items stand in the menu bar of a Mac; leave it out for this system")
    }
}

/// A Mac's commands that show and hide a sidebar.
public struct SidebarCommands: SystemCommands {
    /// The commands.
    public init() {}
}

/// A Mac's commands that show and hide a toolbar.
public struct ToolbarCommands: SystemCommands {
    /// The commands.
    public init() {}
}

/// A Mac's commands that show and hide an inspector.
public struct InspectorCommands: SystemCommands {
    /// The commands.
    public init() {}
}

/// A Mac's commands that search, and correct, texts.
public struct TextEditingCommands: SystemCommands {
    /// The commands.
    public init() {}
}

/// A Mac's commands that change the font of texts.
public struct TextFormattingCommands: SystemCommands {
    /// The commands.
    public init() {}
}
