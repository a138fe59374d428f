import Foundation
import PlumbCore
import PlumbPlatform

/// The search field of a bar.
struct SearchBar: View {
    let search: SearchField
    let scopes: SearchScopes?
    let focus: SearchFocus?
    @FocusState private var isFocused: Bool
    @Environment(\.platform) private var platform

    private var isActive: Bool { search.isActive.wrappedValue }

    var body: some View {
        let metrics = platform.metrics
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                field
                if isActive {
                    Button("Cancel") {
                        search.text.wrappedValue = ""
                        setActive(false)
                    }
                    .font(.system(size: metrics.barTitleSize))
                    .padding(.leading, metrics.searchCancelGap)
                    .transition(.move(edge: .trailing).combined(with: .opacity))
                }
            }
            .frame(height: metrics.searchHeight)
            .padding(.top, metrics.searchTop)
            .padding(.bottom, metrics.searchBottom)
            if isActive, let scopes {
                scopes.picker
                    .inheriting(from: scopes.source)
                    .frame(height: metrics.searchScopes, alignment: .top)
            }
        }
        .padding(.horizontal, metrics.barMargin)
    }

    private var field: some View {
        let metrics = platform.metrics
        return HStack(spacing: 0) {
            Image(systemName: "magnifyingglass")
                .font(.system(size: metrics.searchGlass))
                .foregroundStyle(.secondary)
                .padding(.leading, metrics.searchGlassX)
                .frame(width: metrics.searchTextX, alignment: .leading)
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
        .frame(height: metrics.searchHeight)
        .background(Color.tertiaryFill, in: RoundedRectangle(cornerRadius: metrics.searchRadius))
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
