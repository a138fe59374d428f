/// Commands of the system's own, which a Mac shows in its menu bar. They compile and do nothing, and a run says so.
nonisolated public protocol SystemCommands: PrimitiveCommands {}

extension SystemCommands {
    /// Says that nothing is listed.
    @MainActor public static func listMenus(of commands: Self, in list: inout CommandMenus) {
        guard InertNames.isHeard, InertNames.take(UInt(bitPattern: ObjectIdentifier(Self.self))) else { return }
        HostAtWork.report(
            InertNames.sentence("\(Self.self) does nothing here: its items stand in a Mac's menu bar"))
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
