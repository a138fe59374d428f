import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb draws iOS 17, which has no such symbols; use symbolRenderingMode")
public struct SymbolColorRenderingMode: Hashable, Sendable {
    public static var flat: SymbolColorRenderingMode { absent() }
    public static var gradient: SymbolColorRenderingMode { absent() }
}

@available(*, unavailable, message: "Plumb draws iOS 17, which has no such symbols; use symbolRenderingMode")
public struct SymbolVariableValueMode: Hashable, Sendable {
    public static var color: SymbolVariableValueMode { absent() }
    public static var draw: SymbolVariableValueMode { absent() }
}

extension EnvironmentValues {
    @available(*, unavailable, message: "Plumb draws iOS 17, which has no such symbols; use symbolRenderingMode")
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { absent() }
        set { absent() }
    }

    @available(*, unavailable, message: "Plumb draws iOS 17, which has no such symbols; use symbolRenderingMode")
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { absent() }
        set { absent() }
    }
}

extension Image {
    @available(*, unavailable, message: "Plumb draws iOS 17, which has no such symbols; use symbolRenderingMode")
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { absent() }

    @available(*, unavailable, message: "Plumb draws iOS 17, which has no such symbols; use symbolRenderingMode")
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { absent() }
}

extension View {
    @available(*, unavailable, message: "Plumb draws iOS 17, which has no such symbols; use symbolRenderingMode")
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { absent() }

    @available(*, unavailable, message: "Plumb draws iOS 17, which has no such symbols; use symbolRenderingMode")
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { absent() }
}
