// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// What `plumb serve` starts: HTTP in front of the processes that draw. A package of its own, as its dependencies take
// minutes to build, and nothing of Plumb's is linked: it talks to plumb over a socket.
let package = Package(
    name: "plumb-server",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.9.0"),
    ],
    targets: [
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .executableTarget(
            name: "plumb-server",
            dependencies: [
                "CDeflate", .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Crypto", package: "swift-crypto"), .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
            ],
            swiftSettings: strict),
        .testTarget(
            name: "PlumbServerTests",
            dependencies: ["plumb-server", .product(name: "Hummingbird", package: "hummingbird")],
            swiftSettings: strict),
    ]
)
