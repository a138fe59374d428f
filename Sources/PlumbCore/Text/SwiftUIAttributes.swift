import Foundation

extension AttributeScopes {
    /// The attributes that texts draw: `string.foregroundColor = .red`. Source: Apple (`AttributeScopes.SwiftUIAttributes`).
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// A box behind the characters, as high as the line.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// Points after every character; letters still join.
        public enum KerningAttribute: CodableAttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        /// Points after every character.
        public enum TrackingAttribute: CodableAttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        /// Points upwards.
        public enum BaselineOffsetAttribute: CodableAttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }

        public typealias DecodingConfiguration = AttributeScopeCodableConfiguration
        public typealias EncodingConfiguration = AttributeScopeCodableConfiguration
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension Text {
    /// A text with attributes: those of `AttributeScopes.SwiftUIAttributes`, links, and what a stretch is meant as. An attribute wins over what
    /// is set on the text, and that over what the views around say. Others are not drawn. (A literal is a `LocalizedStringKey`.)
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(
            parts: attributedContent.runs.map { run in
                var own = TextStyling(run.inlinePresentationIntent ?? [])
                own.font = run.font
                own.paint = run.swiftUI.foregroundColor.map { AnyShapeStyle($0) }
                own.background = run.swiftUI.backgroundColor
                if let style = run.swiftUI.underlineStyle { own.underline = .some(style) }
                if let style = run.swiftUI.strikethroughStyle { own.strikethrough = .some(style) }
                own.kerning = run.swiftUI.kern
                own.tracking = run.swiftUI.tracking
                own.baselineOffset = run.swiftUI.baselineOffset
                own.link = run.link
                return Part(
                    content: .verbatim(String(attributedContent[run.range].characters)),
                    styling: own == TextStyling() ? nil : TextStylingBox(own))
            })
    }
}
