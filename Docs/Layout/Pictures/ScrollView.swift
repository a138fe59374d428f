import SwiftUI

/// What a scroll view proposes, and how large it is itself.
struct ScrollViewPicture: View {
    var body: some View {
        Picture(.proposal, .answer) {
            HStack(alignment: .caption, spacing: 4) {
                panel("ScrollView { … }", "as wide as its content,\nas high as the room") {
                    ScrollView { Listening(ear: ear) { rows(12) } }
                        .scrolled()
                        .proposed(170, 130)
                        .overlay(alignment: .trailing) {
                            GeometryReader { proxy in
                                Text("proposes\n\(ear.proposal.written)")
                                    .font(.system(size: 10.5, weight: .medium))
                                    .foregroundStyle(Ink.proposal)
                                    .fixedSize()
                                    .frame(width: proxy.size.width - 3, height: proxy.size.height, alignment: .trailing)
                            }
                        }
                }
                panel("ScrollView { short }", "starts at the top") {
                    ScrollView { rows(2) }.answered().dimension(.top, gap: 8).proposed(130, 130)
                }
                panel("ScrollView(.horizontal) { … }", "as wide as the room,\nas high as its content") {
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
            HStack(alignment: .caption, spacing: 4) {
                panel(".defaultScrollAnchor(.bottom)", "long content begins at its end") {
                    ScrollView { rows(12) }.defaultScrollAnchor(.bottom).answered().proposed(130, 130)
                }
                panel("(.center, for: .alignment)", "short content in the middle") {
                    ScrollView { rows(2) }.defaultScrollAnchor(.center, for: .alignment).answered().proposed(130, 130)
                }
                panel(".contentMargins(20)", "20 points around the content") {
                    ScrollView { rows(12) }.contentMargins(20).answered().dimension(.top, gap: 8).proposed(130, 130)
                }
            }
            .padding(.top, 14)
        }
    }

    private func panel<Content: View>(_ code: String, _ note: String, content: () -> Content) -> some View {
        Panel(code, note) { content() }.frame(width: 194)
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
