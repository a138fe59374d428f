import SwiftUI

/// A scene with many colours, drawn by shapes alone.
private struct Scene: View {
    var body: some View {
        ZStack {
            LinearGradient(
                colors: [
                    Color(red: 0.98, green: 0.75, blue: 0.35), Color(red: 0.93, green: 0.35, blue: 0.4),
                    Color(red: 0.35, green: 0.25, blue: 0.6),
                ],
                startPoint: .top, endPoint: .bottom)
            Circle().fill(Color(red: 1, green: 0.95, blue: 0.7)).frame(width: 40, height: 40).offset(x: 22, y: -14)
            Ellipse().fill(Color(red: 0.1, green: 0.35, blue: 0.45)).frame(width: 170, height: 70).offset(x: -30, y: 48)
            Ellipse().fill(Color(red: 0.05, green: 0.25, blue: 0.3)).frame(width: 170, height: 60).offset(x: 50, y: 56)
        }
        .frame(width: 112, height: 84)
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }
}

private struct EffectSample<Content: View>: View {
    let name: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(spacing: 6) {
            content
            Text(name).font(.system(size: 11, design: .monospaced)).foregroundStyle(.secondary)
        }
        .frame(width: 124)
    }
}

private struct Page<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Text(title).font(.headline)
            content
        }
        .padding(20)
        .frame(width: 560, alignment: .leading)
        .background(Color(uiColor: .systemBackground))
    }
}

struct ColourEffectsPicture: View {
    var body: some View {
        Page(title: "Colour effects") {
            Grid(horizontalSpacing: 8, verticalSpacing: 14) {
                GridRow {
                    EffectSample(name: "as it is") { Scene() }
                    EffectSample(name: "brightness(0.25)") { Scene().brightness(0.25) }
                    EffectSample(name: "contrast(1.8)") { Scene().contrast(1.8) }
                    EffectSample(name: "saturation(2)") { Scene().saturation(2) }
                }
                GridRow {
                    EffectSample(name: "grayscale(1)") { Scene().grayscale(1) }
                    EffectSample(name: "hueRotation(120°)") { Scene().hueRotation(.degrees(120)) }
                    EffectSample(name: "colorInvert()") { Scene().colorInvert() }
                    EffectSample(name: "colorMultiply") { Scene().colorMultiply(.cyan) }
                }
                GridRow {
                    EffectSample(name: "luminanceToAlpha") { Scene().luminanceToAlpha() }
                    EffectSample(name: "blur(radius: 3)") { Scene().blur(radius: 3) }
                    EffectSample(name: "opacity(0.4)") { Scene().opacity(0.4) }
                    EffectSample(name: "redacted") {
                        VStack(alignment: .leading, spacing: 6) {
                            Image(systemName: "photo").font(.title)
                            Text("Mountains at dusk").font(.headline)
                            Text("Seen from the lake").font(.subheadline)
                        }
                        .redacted(reason: .placeholder)
                        .frame(width: 112, height: 84, alignment: .leading)
                    }
                }
            }
        }
    }
}

struct BlendModesPicture: View {
    private let modes: [(String, BlendMode)] = [
        ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
        ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn),
        ("softLight", .softLight), ("hardLight", .hardLight), ("difference", .difference), ("exclusion", .exclusion),
        ("hue", .hue), ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
        ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver), ("destinationOut", .destinationOut),
        ("plusLighter", .plusLighter),
    ]

    var body: some View {
        Page(title: "Blend modes") {
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(124), spacing: 8), count: 4), spacing: 14) {
                ForEach(modes, id: \.0) { name, mode in
                    EffectSample(name: name) {
                        ZStack {
                            Scene()
                            Circle()
                                .fill(
                                    LinearGradient(colors: [.orange, .blue], startPoint: .leading, endPoint: .trailing)
                                )
                                .frame(width: 64, height: 64)
                                .blendMode(mode)
                        }
                        .compositingGroup()
                    }
                }
            }
        }
    }
}

private struct Glass: View {
    let name: String
    let material: Material

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(name).font(.subheadline.weight(.semibold))
            Text("secondary").font(.caption).foregroundStyle(.secondary)
        }
        .padding(.horizontal, 10)
        .frame(width: 124, height: 56, alignment: .leading)
        .background(material, in: RoundedRectangle(cornerRadius: 12))
    }
}

private struct Materials: View {
    var body: some View {
        VStack(spacing: 14) {
            HStack(spacing: 14) {
                Glass(name: "ultraThin", material: .ultraThin)
                Glass(name: "thin", material: .thin)
            }
            HStack(spacing: 14) {
                Glass(name: "regular", material: .regular)
                Glass(name: "thick", material: .thick)
            }
            HStack(spacing: 14) {
                Glass(name: "ultraThick", material: .ultraThick)
                Glass(name: "bar", material: .bar)
            }
        }
        .frame(width: 280, height: 240)
        .background {
            ZStack {
                LinearGradient(
                    colors: [.yellow, .orange, .pink, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
                ForEach(0..<8, id: \.self) { index in
                    Rectangle().fill(index.isMultiple(of: 2) ? Color.black : .white).frame(width: 12, height: 340)
                        .offset(x: CGFloat(index) * 44 - 150)
                        .rotationEffect(.degrees(25))
                }
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: 16))
    }
}

struct MaterialsPicture: View {
    var body: some View {
        HStack(spacing: 0) {
            Materials().padding(10).background(.white)
            Materials().padding(10).background(.black).environment(\.colorScheme, .dark)
        }
    }
}
