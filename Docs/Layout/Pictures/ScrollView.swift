import SwiftUI

/// What a scroll view proposes, and how large it is itself.
struct ScrollViewPicture: View {
    var body: some View {
        Picture(.proposal, .answer) {
            HStack(alignment: .caption, spacing: 26) {
                Panel("ScrollView { … }", "as wide as its content,\nas high as the room") {
                    ScrollView { Listening(ear: ear) { rows(12) } }
                        .scrolled()
                        .proposed(200, 130)
                        .overlay(alignment: .trailing) {
                            GeometryReader { proxy in
                                Text("proposes\n\(ear.proposal.written)")
                                    .font(.system(size: 10.5, weight: .medium))
                                    .foregroundStyle(Ink.proposal)
                                    .fixedSize()
                                    .frame(width: proxy.size.width, height: proxy.size.height, alignment: .trailing)
                            }
                        }
                }
                Panel("ScrollView { short }", "starts at the top") {
                    ScrollView { rows(2) }.answered().dimension(.top, gap: 8).proposed(130, 130)
                }
                Panel("ScrollView(.horizontal) { … }", "as wide as the room,\nas high as its content") {
                    ScrollView(.horizontal) {
                        HStack {
                            ForEach(0..<6) { index in
                                Block("\(index + 1)", Ink.teal).frame(width: 40, height: 50)
                            }
                        }
                    }
                    .scrolled()
                    .proposed(150, 130)
                }
            }
        }
    }

    private let ear = Listening.Ear()

    private func rows(_ count: Int) -> some View {
        VStack(spacing: 6) {
            ForEach(0..<count, id: \.self) { index in
                Block("\(index + 1)", Ink.blue).frame(width: 60, height: 24)
            }
        }
    }
}

extension View {
    fileprivate func scrolled() -> some View { answered().dimension(.top, gap: 8).dimension(.leading, gap: 8) }
}
