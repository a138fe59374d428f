import Foundation
import PlumbGraphics
import PlumbUI

/// Scenes of 1,000 × 1,000 points, each of which asks one thing of whoever draws them. `Scripts/peers/scenes.py` draws
/// the same ones with other engines, under the same names.
@MainActor
enum SceneViews {
    /// A scene by its name.
    static let all: [(name: String, view: (Int) -> AnyView)] = [
        ("shadows", { _ in AnyView(Shadows()) }), ("bigshadow", { _ in AnyView(BigShadow()) }),
        ("blurs", { _ in AnyView(Blurs()) }), ("image", { _ in AnyView(Photograph()) }),
        ("texts", { AnyView(Texts(run: $0)) }), ("opacity", { _ in nestedGroups }),
        ("opacities", { _ in AnyView(FlatGroups()) }), ("radial", { _ in AnyView(Radials()) }),
        ("angular", { _ in AnyView(Angulars()) }), ("clips", { _ in AnyView(Clips()) }),
        ("feed", { _ in AnyView(FeedPicture()) }),
    ]

    fileprivate nonisolated static let side: CGFloat = 1000

    /// Sixty groups of opacity, one in the other, over the whole page.
    private static var nestedGroups: AnyView {
        var view = AnyView(Circle().fill(.red).frame(width: 900, height: 900))
        for index in 0..<60 {
            let inner = view
            view = AnyView(
                ZStack {
                    inner
                    Rectangle().fill(Color(hue: Double(index) / 60, saturation: 1, brightness: 1))
                        .frame(width: 12, height: CGFloat(900 - index * 10)).offset(x: CGFloat(index) * 12 - 400)
                }
                .compositingGroup().opacity(0.98))
        }
        return AnyView(view.frame(width: side, height: side).background(Color.white))
    }
}

/// Views of a grid, each at its place.
private struct Scattered<Content: View>: View {
    let count: Int
    let columns: Int
    let step: CGSize
    var margin: CGFloat = 0
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(0..<count, id: \.self) { index in
                content(index).offset(
                    x: CGFloat(index % columns) * step.width + margin,
                    y: CGFloat(index / columns) * step.height + margin)
            }
        }
        .frame(width: SceneViews.side, height: SceneViews.side, alignment: .topLeading)
        .background(Color.white)
    }
}

private struct Shadows: View {
    var body: some View {
        Scattered(count: 100, columns: 10, step: CGSize(width: 100, height: 100), margin: 10) { index in
            RoundedRectangle(cornerRadius: 12)
                .fill(Color(hue: Double(index) / 100, saturation: 0.6, brightness: 0.9))
                .frame(width: 80, height: 80).shadow(color: .black.opacity(0.4), radius: 8, x: 0, y: 4)
        }
    }
}

private struct BigShadow: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 40).fill(.white).frame(width: 800, height: 800)
            .shadow(color: .black.opacity(0.5), radius: 40, x: 0, y: 10)
            .frame(width: SceneViews.side, height: SceneViews.side).background(Color.white)
    }
}

private struct Blurs: View {
    var body: some View {
        Scattered(count: 20, columns: 5, step: CGSize(width: 200, height: 250), margin: 20) { _ in
            Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                .frame(width: 160, height: 160).blur(radius: 10)
        }
    }
}

private struct Photograph: View {
    var body: some View {
        Image("photograph").resizable().frame(width: 1000, height: 750)
            .frame(width: SceneViews.side, height: SceneViews.side).background(Color.white)
    }
}

private struct Texts: View {
    let run: Int

    var body: some View {
        Scattered(count: 10_000, columns: 40, step: CGSize(width: 25, height: 4)) { index in
            Text("n\(index * 7 + run)x").font(.custom("DejaVu Sans", size: 9))
        }
    }
}

private struct FlatGroups: View {
    var body: some View {
        Scattered(count: 500, columns: 20, step: CGSize(width: 50, height: 40)) { _ in
            ZStack {
                Circle().fill(.red).frame(width: 30, height: 30)
                Circle().fill(.blue).frame(width: 30, height: 30).offset(x: 10)
            }
            .compositingGroup().opacity(0.5)
        }
    }
}

private struct Radials: View {
    var body: some View {
        ZStack {
            ForEach(0..<10) { index in
                RadialGradient(
                    colors: [Color(hue: Double(index) / 10, saturation: 1, brightness: 1).opacity(0.5), .clear],
                    center: UnitPoint(x: Double(index) / 10, y: 0.5), startRadius: 0, endRadius: 500)
            }
        }
        .frame(width: SceneViews.side, height: SceneViews.side).background(Color.white)
    }
}

private struct Angulars: View {
    var body: some View {
        ZStack {
            ForEach(0..<10) { index in
                AngularGradient(
                    colors: [.red.opacity(0.3), .green.opacity(0.3), .blue.opacity(0.3), .red.opacity(0.3)],
                    center: UnitPoint(x: Double(index) / 10, y: 0.5))
            }
        }
        .frame(width: SceneViews.side, height: SceneViews.side).background(Color.white)
    }
}

private struct Clips: View {
    var body: some View {
        Scattered(count: 400, columns: 20, step: CGSize(width: 50, height: 50)) { _ in
            LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom)
                .frame(width: 45, height: 45).clipShape(Circle())
        }
    }
}

/// A picture of twelve megapixels, 4,000 × 3,000.
final class LargePicture: AssetSource {
    private let picture: Bitmap

    init() {
        let (width, height) = (4000, 3000)
        var pixels = Data(count: width * height * 4)
        pixels.withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) in
            for y in 0..<height {
                for x in 0..<width {
                    let pixel: [Int] = [x * 3 ^ y, y / 8 + x / 16, (x ^ y) / 4, 255]
                    for (channel, value) in pixel.enumerated() {
                        bytes[(y * width + x) * 4 + channel] = UInt8(truncatingIfNeeded: value)
                    }
                }
            }
        }
        picture = Bitmap(width: width, height: height, scale: 1, pixels: pixels)
    }

    func bitmap(named name: String, scale: Double, dark: Bool) -> Bitmap? { picture }
    func vector(named name: String, dark: Bool) -> (any VectorPicture)? { nil }
    func color(named name: String, dark: Bool) -> RGBA? { nil }
}
