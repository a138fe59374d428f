import Foundation
import PlumbCore
import PlumbPlatform

/// The search field of a bar.
struct SearchBar: View {
    let search: SearchField
    let scopes: SearchScopes?
    let focus: SearchFocus?
    /// Whether it stands on glass at the bottom of the screen.
    var isFloating = false
    @FocusState private var isFocused: Bool
    @Environment(\.platform) private var platform

    private var isActive: Bool { search.isActive.wrappedValue }

    var body: some View {
        let metrics = platform.metrics
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                field
                if isActive {
                    cancel
                        .font(.system(size: metrics.barTitleSize))
                        .padding(.leading, metrics.searchCancelGap)
                        .transition(.move(edge: .trailing).combined(with: .opacity))
                }
            }
            .frame(height: height)
            .padding(.top, isFloating ? 0 : metrics.searchTop)
            .padding(.bottom, isFloating ? 0 : metrics.searchBottom)
            if isActive, let scopes { ScopesRow(scopes: scopes) }
        }
        .padding(.horizontal, isFloating ? metrics.bottomPlatterMargin : metrics.barMargin)
    }

    @ViewBuilder private var cancel: some View {
        if isFloating {
            BarPane {
                Button {
                    end()
                } label: {
                    Image(systemName: "xmark")
                }
                .accessibilityLabel("Cancel")
            }
        } else {
            Button("Cancel") { end() }
        }
    }

    private func end() {
        search.text.wrappedValue = ""
        setActive(false)
    }

    private var height: CGFloat { isFloating ? platform.metrics.bottomSearchHeight : platform.metrics.searchHeight }

    private var field: some View {
        let metrics = platform.metrics
        return HStack(spacing: 0) {
            Image(systemName: "magnifyingglass")
                .font(.system(size: metrics.searchGlass))
                .foregroundStyle(.secondary)
                .padding(.leading, isFloating ? metrics.bottomSearchGlassX : metrics.searchGlassX)
                .frame(width: isFloating ? metrics.bottomSearchTextX : metrics.searchTextX, alignment: .leading)
                .accessibilityHidden(true)
            if let tokens = search.tokens, !tokens.isEmpty {
                HStack(spacing: metrics.searchPadding / 2) { tokens.views }.padding(
                    .trailing, metrics.searchPadding / 2)
            }
            textField
                .font(.system(size: metrics.barTitleSize))
                .focused($isFocused)
                .submitLabel(.search)
                .onSubmit { search.source.submit(.search) }
                .submitScope()
                .onKeyPress(.delete) {
                    guard search.text.wrappedValue.isEmpty, let tokens = search.tokens, !tokens.isEmpty else {
                        return .ignored
                    }
                    tokens.removeLast()
                    return .handled
                }
            if search.text.wrappedValue.isEmpty {
                Image(systemName: "mic.fill")
                    .font(.system(size: metrics.searchMic))
                    .foregroundStyle(.secondary)
                    .padding(.trailing, metrics.searchMicInset)
                    .accessibilityHidden(true)
            } else {
                Button {
                    search.text.wrappedValue = ""
                } label: {
                    Image(systemName: "xmark.circle.fill")
                        .font(.system(size: metrics.barTitleSize))
                        .foregroundStyle(Color.secondary)
                }
                .accessibilityLabel("Clear text")
                .padding(.trailing, metrics.searchPadding)
            }
        }
        .frame(height: height)
        .background {
            if metrics.searchAtBottom > 0 {
                GlassPane(in: Capsule(style: .continuous))
            } else {
                RoundedRectangle(cornerRadius: metrics.searchRadius).fill(Color.tertiaryFill)
            }
        }
        .contentShape(Rectangle())
        .onTapGesture { isFocused = true }
        .onChange(of: isFocused) { _, isFocused in if isFocused { setActive(true) } }
        .onChange(of: isActive, initial: true) { _, isActive in if isActive != isFocused { isFocused = isActive } }
        .accessibilityAddTraits(.isSearchField)
    }

    private var textField: AnyView {
        let prompt = search.prompt ?? Text("Search")
        let field = AnyView(
            TextField(text: search.text, prompt: prompt.foregroundStyle(Color.secondary)) { prompt })
        return focus?.bind(field) ?? field
    }

    private func setActive(_ isActive: Bool) {
        guard isActive != self.isActive else { return }
        withAnimation(.easeInOut(duration: platform.metrics.searchDuration)) { search.isActive.wrappedValue = isActive }
    }
}

/// A token in a search field.
struct TokenLook: ViewModifier {
    @Environment(\.platform) private var platform

    func body(content: Content) -> some View {
        let metrics = platform.metrics
        content
            .font(.system(size: metrics.searchTokenFont))
            .lineLimit(1)
            .padding(.horizontal, metrics.searchPadding)
            .frame(height: metrics.searchToken)
            .background(Color.fill, in: Capsule())
            .fixedSize()
    }
}

/// Where a search looks.
struct ScopesRow: View {
    let scopes: SearchScopes
    @Environment(\.platform) private var platform

    var body: some View {
        scopes.picker
            .inheriting(from: scopes.source)
            .frame(height: platform.metrics.searchScopes, alignment: .top)
    }
}
