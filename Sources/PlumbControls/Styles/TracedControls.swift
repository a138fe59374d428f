import PlumbCore

// Sentences about layouts tell what takes taps from other views, and lists and stacks of screens.
extension Button: TracedType { package static var tracedKind: TracedView.Kind { .button } }
extension Link: TracedType { package static var tracedKind: TracedView.Kind { .link } }
extension Menu: TracedType { package static var tracedKind: TracedView.Kind { .menu } }
extension List: TracedType { package static var tracedKind: TracedView.Kind { .list } }
extension Form: TracedType { package static var tracedKind: TracedView.Kind { .list } }
extension NavigationStack: TracedType { package static var tracedKind: TracedView.Kind { .navigation } }
extension NavigationSplitView: TracedType { package static var tracedKind: TracedView.Kind { .navigation } }
extension NavigationView: TracedType { package static var tracedKind: TracedView.Kind { .navigation } }
