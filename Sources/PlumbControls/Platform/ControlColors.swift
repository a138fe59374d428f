import PlumbCore

extension Color {
    static let fill = Color(system: .fill)
    static let secondaryFill = Color(system: .secondaryFill)
    static let tertiaryFill = Color(system: .tertiaryFill)
    static let faintLabel = Color(system: .tertiaryLabel)
    static let line = Color(system: .separator)
    static let groupedPage = Color(system: .groupedBackground)
    static let groupedCard = Color(system: .secondaryGroupedBackground)
}
