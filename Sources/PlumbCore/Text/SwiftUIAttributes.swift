import Foundation

extension AttributeScopes {
    /// The attributes that texts draw: `string.foregroundColor = .red`. Source: Apple
    /// (`AttributeScopes.SwiftUIAttributes`).
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of a stretch. The text's size follows it, and so do the distances of its lines.
        public let font: FontAttribute
        /// The colour of a stretch's characters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour of a box behind a stretch, as high as its line.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through a stretch. Size and place stay.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under a stretch. Size and place stay.
        public let underlineStyle: UnderlineStyleAttribute
        /// Points after every character of a stretch; letters still join.
        public let kern: KerningAttribute
        /// Points after every character of a stretch; letters don't join. It wins over `kern`.
        public let tracking: TrackingAttribute
        /// Points that a stretch is raised by; its line is higher by as much.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's attributes. Texts draw links and what a stretch is meant as.
        public let foundation: FoundationAttributes

        /// The attribute for fonts; nobody makes a value of it.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            /// A name that no other attribute has.
            public static let name = "SwiftUI.Font"
        }
        /// What the characters are painted with.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            /// A name that no other attribute has.
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// A box behind the characters, as high as the line.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            /// A name that no other attribute has.
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// The pattern and colour of a line through the characters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            /// A name that no other attribute has.
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        /// The pattern and colour of a line under the characters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            /// A name that no other attribute has.
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// Points after every character; letters still join.
        public enum KerningAttribute: CodableAttributedStringKey {
            public typealias Value = CGFloat
            /// A name that no other attribute has; encoded strings hold it.
            public static let name = "SwiftUI.Kern"
        }
        /// Points after every character.
        public enum TrackingAttribute: CodableAttributedStringKey {
            public typealias Value = CGFloat
            /// A name that no other attribute has; encoded strings hold it.
            public static let name = "SwiftUI.Tracking"
        }
        /// Points upwards.
        public enum BaselineOffsetAttribute: CodableAttributedStringKey {
            public typealias Value = CGFloat
            /// A name that no other attribute has; encoded strings hold it.
            public static let name = "SwiftUI.BaselineOffset"
        }

        public typealias DecodingConfiguration = AttributeScopeCodableConfiguration
        public typealias EncodingConfiguration = AttributeScopeCodableConfiguration
    }

    /// The scope of the attributes that texts draw, where one has to be named: `string.swiftUI.font`.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// The attribute of a name that the scope has, without naming the scope: `string.foregroundColor`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension Text {
    /// A text with attributes: those of `AttributeScopes.SwiftUIAttributes`, links, and what a stretch is meant as. An
    /// attribute wins over what is set on the text, and that over what the views around say. Others are not drawn. (A
    /// literal is a `LocalizedStringKey`.)
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
