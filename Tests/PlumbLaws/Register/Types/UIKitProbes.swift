import Foundation
import PlumbCore
import PlumbUIKit

private struct BoxedView: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct BoxedController: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// What SwiftUI's own interface says of UIKit and Core Graphics.
enum UIKitProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        colors(&probes)
        pictures(&probes)
        values(&probes)
        views(&probes)
    }

    @MainActor private static func colors(_ probes: inout SignatureProbes) {
        probes.row("Color", "init(uiColor: UIColor)") { $0.show(Color(uiColor: .systemRed)) }
        probes.row("Color", "init(_ color: UIColor)") { $0.show(Color(UIColor.label)) }
        probes.row("Color", "init(cgColor: CGColor)") { $0.show(Color(cgColor: CGColor(gray: 1, alpha: 1))) }
        probes.row("Color", "init(_ cgColor: CGColor)") { $0.show(Color(CGColor(gray: 1, alpha: 1))) }
        probes.row("Color", "var cgColor: CGColor? { get }") { _ in _ = Color.white.cgColor }
        probes.row("UIColor", "convenience init(_ color: Color)") { _ in _ = UIColor(Color.red) }
    }

    @MainActor private static func pictures(_ probes: inout SignatureProbes) {
        let pixels = CGDataProvider(data: Data([0, 0, 0, 255])).flatMap {
            CGImage(
                width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: $0,
                decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        }
        probes.row("Image", "init(uiImage: UIImage)") { $0.show(Image(uiImage: UIImage())) }
        if let pixels {
            probes.row(
                "Image",
                "init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text)"
            ) { $0.show(Image(pixels, scale: 1, label: Text(verbatim: "a"))) }
            probes.row(
                "Image", "init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up)"
            ) { $0.show(Image(decorative: pixels, scale: 1)) }
        }
        probes.row("Types", "enum Orientation : UInt8, CaseIterable, Hashable") { c in
            c.isHashable(Image.Orientation.self)
        }
        for value in Image.Orientation.allCases {
            probes.row("Image.Orientation", "case \(value)") { _ in _ = Image.Orientation(rawValue: value.rawValue) }
        }
        probes.row("Path", "init(_ path: CGPath)") { $0.show(Path(CGPath(rect: .zero, transform: nil))) }
        probes.row("Path", "var cgPath: CGPath { get }") { _ in _ = Path().cgPath }
    }

    @MainActor private static func values(_ probes: inout SignatureProbes) {
        probes.row("Font", "init(_ font: UIFont)") { c in
            c.show(c.view.font(Font(UIFont.systemFont(ofSize: 12))))
        }
        probes.row("EdgeInsets", "init(_ nsEdgeInsets: NSDirectionalEdgeInsets)") { _ in
            _ = EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
        probes.row("NSDirectionalEdgeInsets", "init(_ edgeInsets: EdgeInsets)") { _ in
            _ = NSDirectionalEdgeInsets(EdgeInsets())
        }
        probes.row("ColorScheme", "init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle)") { _ in _ = ColorScheme(.dark) }
        probes.row("UIUserInterfaceStyle", "init(_ colorScheme: ColorScheme?)") { _ in _ = UIUserInterfaceStyle(.dark) }
        probes.row("DynamicTypeSize", "init?(_ uiSizeCategory: UIContentSizeCategory)") { _ in
            _ = DynamicTypeSize(.large)
        }
        probes.row("UIContentSizeCategory", "init(_ dynamicTypeSize: DynamicTypeSize?)") { _ in
            _ = UIContentSizeCategory(DynamicTypeSize.large)
        }
        probes.row("UIContentSizeCategory", "init(_ sizeCategory: ContentSizeCategory?)") { _ in
            _ = UIContentSizeCategory(ContentSizeCategory.large)
        }
    }

    @MainActor private static func views(_ probes: inout SignatureProbes) {
        probes.row("Types", "protocol UIViewRepresentable : View where Self.Body == Never") { $0.show(BoxedView()) }
        probes.row("Types", "protocol UIViewControllerRepresentable : View where Self.Body == Never") {
            $0.show(BoxedController())
        }
        probes.row("Types", "class UIHostingController<Content> : UIViewController where Content : View") { c in
            _ = UIHostingController(rootView: c.view).rootView
        }
        probes.row("UIHostingController", "func sizeThatFits(in size: CGSize) -> CGSize") { c in
            _ = UIHostingController(rootView: c.view).sizeThatFits(in: CGSize(width: 10, height: 10))
        }
        let remedy = "Plumb has no CGContext; draw in a Canvas, or with Image(size:renderer:)"
        probes.unavailable(
            "Types", "class UIGraphicsImageRenderer", remedy, use: "() { _ = UIGraphicsImageRenderer(size: .zero) }")
        probes.unavailable(
            "Types", "func UIGraphicsBeginImageContext(_ size: CGSize)", remedy,
            use: "() { UIGraphicsBeginImageContext(.zero) }")
        probes.unavailable(
            "UIBezierPath", "func fill()",
            "Plumb has no CGContext; fill a Path with Path(bezierPath.cgPath).fill(…)",
            use: "(_ path: UIBezierPath) { path.fill() }")
        probes.unavailable(
            "UIColor", "init(patternImage image: UIImage)",
            "Plumb has no pattern colors; fill with ImagePaint(image:) instead",
            use: "(_ image: UIImage) { _ = UIColor(patternImage: image) }")
    }
}
