import PlumbCore

// Sentences about layouts tell what takes taps from other views.
extension Button: TracedType { package static var tracedKind: TracedView.Kind { .button } }
extension Link: TracedType { package static var tracedKind: TracedView.Kind { .link } }
extension Menu: TracedType { package static var tracedKind: TracedView.Kind { .menu } }
