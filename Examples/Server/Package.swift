// swift-tools-version: 6.2
import PackageDescription

// A server that draws: `swift run --package-path Examples/Server Server 8080`, then http://localhost:8080/card.png?name=Ada
let package = Package(
    name: "Server",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "Plumb", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
    ],
    targets: [
        .executableTarget(
            name: "Server",
            dependencies: [
                .product(name: "PlumbUI", package: "Plumb"), .product(name: "Hummingbird", package: "hummingbird"),
            ])
    ]
)
