extension LinearGradient: View {
    @MainActor public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
    @MainActor public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
    @MainActor public var body: some View { Rectangle().fill(self) }
}
