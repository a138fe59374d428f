import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

extension Color {
    @available(*, unavailable, message: "Plumb draws in sRGB, with no more range; leave this out")
    public func exposureAdjust(_ stops: Double) -> Color { absent() }

    @available(*, unavailable, message: "Plumb draws in sRGB, with no more range; leave this out")
    public func headroom(_ headroom: Double?) -> Color { absent() }

    @available(*, unavailable, message: "Plumb draws in sRGB, with no more range; leave this out")
    public func resolveHDR(in environment: EnvironmentValues) -> Color.ResolvedHDR { absent() }
}

extension Color {
    @available(*, unavailable, message: "Plumb draws in sRGB, with no more range; leave this out")
    public struct ResolvedHDR {
        public init(_ color: Color.Resolved, headroom: Float? = nil) { absent() }
        public var blue: Float {
            get { absent() }
            set { absent() }
        }
        public var green: Float {
            get { absent() }
            set { absent() }
        }
        public var headroom: Float? {
            get { absent() }
            set { absent() }
        }
        public var linearBlue: Float {
            get { absent() }
            set { absent() }
        }
        public var linearGreen: Float {
            get { absent() }
            set { absent() }
        }
        public var linearRed: Float {
            get { absent() }
            set { absent() }
        }
        public var opacity: Float {
            get { absent() }
            set { absent() }
        }
        public var red: Float {
            get { absent() }
            set { absent() }
        }
    }
}
