import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb sets each script by its own rules; leave the language out")
public struct TypesettingLanguage: Sendable, Equatable {
    public static var automatic: TypesettingLanguage { absent() }
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { absent() }
}

extension Text {
    @available(*, unavailable, message: "Plumb sets each script by its own rules; leave the language out")
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { absent() }

    @available(*, unavailable, message: "Plumb sets each script by its own rules; leave the language out")
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { absent() }
}

extension View {
    @available(*, unavailable, message: "Plumb sets each script by its own rules; leave the language out")
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { absent() }

    @available(*, unavailable, message: "Plumb sets each script by its own rules; leave the language out")
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { absent() }
}
