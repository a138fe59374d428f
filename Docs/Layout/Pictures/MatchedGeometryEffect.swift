import SwiftUI

/// What a follower takes from its source.
struct MatchedGeometryEffectPicture: View {
    var body: some View {
        Picture {
            HStack(alignment: .caption, spacing: 44) {
                Panel("properties: .frame", "the dashed box is its room") { Pair(properties: .frame) }
                Panel("properties: .position") { Pair(properties: .position) }
                Panel("properties: .size") { Pair(properties: .size) }
            }
            .padding(.top, 6)
        }
    }

    private struct Pair: View {
        let properties: MatchedGeometryProperties
        @Namespace private var space

        var body: some View {
            HStack(alignment: .bottom, spacing: 20) {
                Block("source", Ink.teal).frame(width: 76, height: 56)
                    .matchedGeometryEffect(id: 1, in: space)
                Block("", Ink.guide)
                    .frame(minWidth: 30, maxWidth: properties == .position ? 30 : .infinity)
                    .frame(minHeight: 30, maxHeight: properties == .position ? 30 : .infinity)
                    .matchedGeometryEffect(id: 1, in: space, properties: properties, isSource: false)
                    .frame(width: 40, height: 30)
                    .background { Outline(color: Ink.quiet, dash: [3, 2]) }
            }
            .padding(.bottom, 24)
            .padding(.trailing, properties == .size ? 20 : 0)
        }
    }
}
