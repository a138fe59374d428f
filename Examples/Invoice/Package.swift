// swift-tools-version: 6.2
import PackageDescription

// A program that makes a PDF and a PNG of a view, as a server would: on Linux with Plumb, on Apple's systems with SwiftUI.
// `swift run --package-path Examples/Invoice Invoice out` writes out/invoice.pdf, of two pages, and the first one as out/invoice.png.
let package = Package(
    name: "Invoice",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "Plumb", path: "../..")],
    targets: [
        .executableTarget(
            name: "Invoice",
            dependencies: [
                .product(name: "PlumbUI", package: "Plumb", condition: .when(platforms: [.linux])),
                .product(name: "PlumbPages", package: "Plumb", condition: .when(platforms: [.linux])),
            ])
    ]
)
