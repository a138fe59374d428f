// swift-tools-version: 6.2
import PackageDescription

// An app in a package of its own: `swift run --package-path Examples/App` opens its window.
let package = Package(
    name: "Tally",
    dependencies: [.package(name: "Plumb", path: "../..")],
    targets: [
        .executableTarget(name: "Tally", dependencies: [.product(name: "SwiftUI", package: "Plumb")])
    ]
)
