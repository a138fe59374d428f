import PlumbCore

extension Color {
    static let fill = Color(uiColor: .systemFill)
    static let secondaryFill = Color(uiColor: .secondarySystemFill)
    static let tertiaryFill = Color(uiColor: .tertiarySystemFill)
    static let faintLabel = Color(uiColor: .tertiaryLabel)
    static let line = Color(uiColor: .separator)
    static let groupedPage = Color(uiColor: .systemGroupedBackground)
    static let groupedCard = Color(uiColor: .secondarySystemGroupedBackground)
}
