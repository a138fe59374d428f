import Foundation
import PlumbUI

/// A screen of an app: cards with shadows, pictures made of gradients, bars of materials. 393 × 852 points.
struct FeedPicture: View {
    var body: some View {
        ZStack(alignment: .bottom) {
            ScrollView {
                LazyVStack(spacing: 18) {
                    Stories()
                    ForEach(FeedStore.posts) { PostCard(post: $0).padding(.horizontal, 16) }
                }
                .padding(.top, 60)
                .padding(.bottom, 90)
            }
            .background(
                LinearGradient(colors: [Color(white: 0.97), Color(white: 0.9)], startPoint: .top, endPoint: .bottom))
            HStack {
                ForEach(["house.fill", "magnifyingglass", "plus.circle.fill", "bell", "person"], id: \.self) { name in
                    Image(systemName: name).font(.title2).frame(maxWidth: .infinity)
                }
            }
            .padding(.vertical, 18)
            .background(.ultraThinMaterial)
            .clipShape(RoundedRectangle(cornerRadius: 24))
            .shadow(color: .black.opacity(0.2), radius: 16, y: 8)
            .padding(12)
        }
        .overlay(alignment: .top) {
            HStack {
                Text("Feed").font(.largeTitle.bold())
                Spacer()
                Image(systemName: "slider.horizontal.3")
            }
            .padding(.horizontal, 16)
            .padding(.bottom, 8)
            .background(.regularMaterial)
        }
    }
}

private struct Author: Identifiable, Hashable { let id: Int; let name: String; let handle: String; let hue: Double }
private struct Post: Identifiable {
    let id: Int
    let author: Author
    let text: String
    let likes: Int
    let comments: Int
    let hasPicture: Bool
    let tags: [String]
    let minutes: Int
}

private enum FeedStore {
    static let names = [
        "Ada Lovelace", "Grace Hopper", "Alan Turing", "Edsger Dijkstra", "Barbara Liskov", "Donald Knuth",
        "Radia Perlman",
    ]
    static let sentences = [
        "A walk along the river this morning, the fog only lifted when we had nearly reached the weir.",
        "We shipped the new release today 🎉 Thanks to everyone who tested the previews and wrote such careful reports.",
        "Reading about alignment guides again. It is remarkable how far one gets with so few rules, once one trusts them.",
        "Does anybody know a good bakery in this part of the town? Asking for a friend who has been awake since four.",
        "The old observatory opens its doors on Saturday. Bring a coat, the dome is not heated, and the stars are worth it ✨",
    ]
    static let posts: [Post] = (0..<24).map { index in
        let author = Author(
            id: index % names.count, name: names[index % names.count],
            handle: "@" + names[index % names.count].lowercased().replacingOccurrences(of: " ", with: "_"),
            hue: Double(index % names.count) / Double(names.count))
        return Post(
            id: index, author: author,
            text: sentences[index % sentences.count]
                + (index % 3 == 0 ? " " + sentences[(index + 2) % sentences.count] : ""),
            likes: index * 37 % 911, comments: index * 13 % 97, hasPicture: index % 2 == 0,
            tags: ["layout", "swift", "linux", "drawing"].prefix(index % 4 + 1).map { $0 }, minutes: index * 7 + 3)
    }
}

private struct Avatar: View {
    let author: Author
    var size: CGFloat = 44
    private var initials: String { author.name.split(separator: " ").compactMap(\.first).map(String.init).joined() }
    var body: some View {
        Circle()
            .fill(
                LinearGradient(
                    colors: [
                        Color(hue: author.hue, saturation: 0.6, brightness: 0.9),
                        Color(hue: author.hue, saturation: 0.8, brightness: 0.6),
                    ],
                    startPoint: .topLeading, endPoint: .bottomTrailing)
            )
            .frame(width: size, height: size)
            .overlay(Text(initials).font(.system(size: size * 0.4, weight: .semibold)).foregroundStyle(.white))
            .overlay(Circle().stroke(.white, lineWidth: 2))
            .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
    }
}

private struct Tag: View {
    let name: String
    var body: some View {
        Text("#\(name)")
            .font(.caption.weight(.medium))
            .foregroundStyle(.blue)
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(Capsule().fill(.blue.opacity(0.12)))
    }
}

private struct Landscape: View {
    let seed: Int
    var body: some View {
        ZStack {
            LinearGradient(
                colors: [Color(hue: Double(seed % 10) / 10, saturation: 0.5, brightness: 1), .white], startPoint: .top,
                endPoint: .bottom)
            RadialGradient(colors: [.yellow, .yellow.opacity(0)], center: .topTrailing, startRadius: 5, endRadius: 120)
            ForEach(0..<4) { layer in
                Hills(phase: Double(layer * 3 + seed), height: 0.35 + Double(layer) * 0.13)
                    .fill(Color(hue: 0.35, saturation: 0.5, brightness: 0.8 - Double(layer) * 0.15))
            }
        }
        .frame(height: 190)
        .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    }
}

private struct Hills: Shape {
    var phase: Double
    var height: Double
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        for x in stride(from: 0.0, through: rect.width, by: 4) {
            let y = rect.height * height + sin(x / 40 + phase) * 12 + cos(x / 23 + phase * 2) * 6
            path.addLine(to: CGPoint(x: rect.minX + x, y: rect.minY + y))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

private struct ActionBar: View {
    let post: Post
    @State private var isLiked = false
    var body: some View {
        HStack(spacing: 24) {
            Button {
                isLiked.toggle()
            } label: {
                Label("\(post.likes)", systemImage: isLiked ? "heart.fill" : "heart")
            }
            .foregroundStyle(isLiked ? .red : .secondary)
            Label("\(post.comments)", systemImage: "bubble.left")
            Label("Share", systemImage: "square.and.arrow.up")
            Spacer()
            Image(systemName: "bookmark")
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
}

private struct PostCard: View {
    let post: Post
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 12) {
                Avatar(author: post.author)
                VStack(alignment: .leading, spacing: 2) {
                    Text(post.author.name).font(.headline)
                    Text("\(post.author.handle) · \(post.minutes) min").font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer()
                Image(systemName: "ellipsis").foregroundStyle(.secondary)
            }
            Text(post.text).font(.body).lineLimit(4)
            if post.hasPicture {
                Landscape(seed: post.id)
                    .overlay(alignment: .bottomLeading) {
                        Label("Kew Gardens", systemImage: "mappin.and.ellipse")
                            .font(.caption.bold())
                            .padding(8)
                            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
                            .padding(10)
                    }
            }
            HStack { ForEach(post.tags, id: \.self) { Tag(name: $0) } }
            Divider()
            ActionBar(post: post)
        }
        .padding(16)
        .background(
            RoundedRectangle(cornerRadius: 20, style: .continuous)
                .fill(Color(white: 1))
                .shadow(color: .black.opacity(0.12), radius: 12, x: 0, y: 6)
        )
    }
}

private struct Stories: View {
    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 14) {
                ForEach(FeedStore.posts.prefix(7)) { post in
                    VStack(spacing: 6) {
                        Avatar(author: post.author, size: 58)
                            .padding(3)
                            .overlay(
                                Circle().stroke(
                                    AngularGradient(colors: [.pink, .orange, .purple, .pink], center: .center),
                                    lineWidth: 3))
                        Text(post.author.name).font(.caption2).lineLimit(1).frame(width: 66)
                    }
                }
            }
            .padding(.horizontal, 16)
        }
    }
}
