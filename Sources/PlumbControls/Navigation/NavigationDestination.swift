import PlumbCore

/// Presents a screen in the stack around while a value is true. Size and place are the view's.
struct PresentedScreenModifier<Destination: View>: ViewModifier {
    let token: ViewToken
    /// As it is written; nil for a link, which stands anywhere.
    var name: String?
    @Binding var isPresented: Bool
    let destination: () -> Destination

    func body(content: Content) -> some View {
        let isPresented = $isPresented
        let screen =
            self.isPresented
            ? PresentedScreen(key: ObjectIdentifier(token), stamp: token.next(), view: AnyView(destination())) {
                isPresented.wrappedValue = false
            } : nil
        content.trait(PresentedScreenTrait.self, in: \.presentedScreens, as: name, screen)
    }
}

private struct PresentedByState<Destination: View>: ViewModifier {
    @Binding var isPresented: Bool
    @ViewBuilder let destination: () -> Destination
    @State private var token = ViewToken()

    func body(content: Content) -> some View {
        content.modifier(
            PresentedScreenModifier(
                token: token, name: "navigationDestination", isPresented: $isPresented, destination: destination))
    }
}

extension View {
    /// Makes the screens of values of a type, for the stack around. Size and place are the view's.
    ///
    /// Stands in the stack, and not in a lazy container: there the view may not have been made yet.
    ///
    /// - Parameters:
    ///   - data: the type of the values.
    ///   - destination: makes a value's screen when it is pushed.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        trait(
            DestinationTrait.self, in: \.destinations, as: "navigationDestination",
            NavigationDestination(type: ObjectIdentifier(D.self)) { value in
                (value.base as? D).map { AnyView(destination($0)) }
            })
    }

    /// Pushes a screen while a value is true. Going back sets it to false. Size and place are the view's.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let destination = destination()
        return modifier(PresentedByState(isPresented: isPresented) { destination })
    }

    /// Pushes a screen while there is a value. Going back sets it to nil. Size and place are the view's.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let isPresented = Binding<Bool>(
            get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return modifier(
            PresentedByState(isPresented: isPresented) {
                if let value = item.wrappedValue { destination(value).id(value) }
            })
    }
}

/// The screen of a value: what the nearest destination of its type makes.
struct ValueScreen: View {
    let value: AnyHashable
    private let destinations: Traits
    @Environment(\.report) private var report

    init(value: AnyHashable, destinations: TraitStore) {
        self.value = value
        self.destinations = Traits(destinations)
    }

    var body: some View {
        let type = ObjectIdentifier(Swift.type(of: value.base))
        let found = destinations.all(DestinationTrait.self).last { $0.type == type }
        if let view = found?.make(value) {
            view
        } else {
            let _ = report(missing)
            Image(systemName: "exclamationmark.triangle.fill")
                .font(.largeTitle)
                .foregroundStyle(.yellow)
        }
    }

    private var missing: String {
        "there is no navigationDestination(for: \(Swift.type(of: value.base)).self) in this NavigationStack; "
            + "the screen of such a value is empty"
    }
}
