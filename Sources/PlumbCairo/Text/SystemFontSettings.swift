import CPango

/// The machine's settings of fontconfig, which no picture depends on.
package enum SystemFontSettings {
    /// Makes empty settings the process's own. Pango reads the machine's in a thread of its own, though every font map
    /// here has settings of its own: that takes longer than a small view.
    ///
    /// Only a process that belongs to Plumb may call this.
    package static func leaveOut() {
        guard let empty = FcConfigCreate() else { return }
        FcConfigSetCurrent(empty)
        FcConfigDestroy(empty)
    }
}
