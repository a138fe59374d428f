import PlumbCore

/// What Plumb has not: its use is an error that says what to use instead.
enum UnavailableRows: ProbeSource {
    static func add(to probes: inout SignatureProbes) {
        probes.unavailable(
            "Group",
            "init(@AccessibilityRotorContentBuilder content: () -> Content) where Content : AccessibilityRotorContent",
            "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)",
            use: #"<C: AccessibilityRotorContent>(_ c: C) { _ = Group { c } }"#)
        probes.unavailable(
            "Group", "var body: Never { get } where Content : AccessibilityRotorContent",
            "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)",
            use: #"<C: AccessibilityRotorContent>(_ group: Group<C>) { _ = group.body }"#)
        probes.unavailable(
            "Group", "Group : AccessibilityRotorContent where Content : AccessibilityRotorContent",
            "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)",
            use: #"<C: AccessibilityRotorContent>(_ group: Group<C>) { _ = group as any AccessibilityRotorContent }"#)
        probes.unavailable(
            "TimelineView.Context", "func invalidateTimelineContent()",
            "Plumb makes nothing ahead of its date; leave the call out",
            use: #"(_ c: TimelineViewDefaultContext) { c.invalidateTimelineContent() }"#)
    }
}
