import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb scrolls by touch and wheel alone; leave this out")
public struct ScrollContentOffsetAdjustmentBehavior {
    public static var automatic: ScrollContentOffsetAdjustmentBehavior { absent() }
    public static var disabled: ScrollContentOffsetAdjustmentBehavior { absent() }
}

@available(
    *, unavailable,
    message: "Plumb aligns views as iOS 17 does; write viewAligned, or a ScrollTargetBehavior of your own"
)
public struct ScrollTargetBehaviorProperties {
    public init() { absent() }
    public var limitsScrolls: Bool {
        get { absent() }
        set { absent() }
    }
}

@available(
    *, unavailable,
    message: "Plumb aligns views as iOS 17 does; write viewAligned, or a ScrollTargetBehavior of your own"
)
public struct ScrollTargetBehaviorPropertiesContext {
    public var axes: Axis.Set { absent() }
    public var environment: EnvironmentValues { absent() }
}

@available(*, unavailable, message: "Plumb scrolls by touch and wheel alone; leave this out")
public struct ScrollInputKind: Equatable, Sendable {
    public static func look(axes: Axis.Set) -> ScrollInputKind { absent() }
    public static var look: ScrollInputKind { absent() }
}

@available(*, unavailable, message: "Plumb scrolls by touch and wheel alone; leave this out")
public struct ScrollInputBehavior: Equatable, Sendable {
    public static var automatic: ScrollInputBehavior { absent() }
    public static var disabled: ScrollInputBehavior { absent() }
    public static var enabled: ScrollInputBehavior { absent() }
}

@available(
    *, unavailable,
    message: "Plumb aligns views as iOS 17 does; write viewAligned, or a ScrollTargetBehavior of your own"
)
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    public init(_ base: some ScrollTargetBehavior) { absent() }
    public var base: any ScrollTargetBehavior {
        get { absent() }
        set { absent() }
    }
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) { absent() }
}

extension Transaction {
    @available(*, unavailable, message: "Plumb scrolls by touch and wheel alone; leave this out")
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { absent() }
        set { absent() }
    }
}

extension ScrollTargetBehavior {
    @available(
        *, unavailable,
        message: "Plumb aligns views as iOS 17 does; write viewAligned, or a ScrollTargetBehavior of your own"
    )
    public func properties(context: Self.PropertiesContext) -> Self.Properties { absent() }

    @available(
        *, unavailable,
        message: "Plumb aligns views as iOS 17 does; write viewAligned, or a ScrollTargetBehavior of your own"
    )
    public static func viewAligned(anchor: UnitPoint?) -> Self { absent() }

    @available(
        *, unavailable,
        message: "Plumb aligns views as iOS 17 does; write viewAligned, or a ScrollTargetBehavior of your own"
    )
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?)
        -> Self
    { absent() }

    @available(
        *, unavailable,
        message: "Plumb aligns views as iOS 17 does; write viewAligned, or a ScrollTargetBehavior of your own"
    )
    public typealias Properties = ScrollTargetBehaviorProperties

    @available(
        *, unavailable,
        message: "Plumb aligns views as iOS 17 does; write viewAligned, or a ScrollTargetBehavior of your own"
    )
    public typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

extension View {
    @available(*, unavailable, message: "Plumb scrolls by touch and wheel alone; leave this out")
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
        absent()
    }
}

extension ViewAlignedScrollTargetBehavior {
    @available(
        *, unavailable,
        message: "Plumb aligns views as iOS 17 does; write viewAligned, or a ScrollTargetBehavior of your own"
    )
    public init(anchor: UnitPoint?) { absent() }

    @available(
        *, unavailable,
        message: "Plumb aligns views as iOS 17 does; write viewAligned, or a ScrollTargetBehavior of your own"
    )
    public init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?) { absent() }
}
