#!/bin/sh
# Builds two packages that depend on Plumb, and runs them: one in a new folder, which depends on the last commit as a version by its Git
# address, and Examples/Server. Resolves two more, which depend on a checkout whose folder is not named Plumb.
set -eu
cd "$(dirname "$0")/.."

root=$PWD
work=$(mktemp -d)
server=
finish() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    rm -rf "$work"
}
trap finish EXIT
trap 'exit 1' INT TERM

fail() {
    echo "consumers: $1" >&2
    exit 1
}

# is FILE KIND: whether a file begins as a PNG or a PDF does.
is() {
    case $2 in
    PNG) head -c 4 "$1" | grep -q PNG || fail "$1 is no PNG" ;;
    PDF) head -c 5 "$1" | grep -q '%PDF-' || fail "$1 is no PDF" ;;
    esac
}

# A new folder: a program with PlumbUI, and a target beside it that must not see SwiftUI. The last commit is tagged with its version.
version=$(sed -n 's/.*number = "\(.*\)"/\1/p' Sources/PlumbVersion/Version.swift)
git clone -q --bare --no-hardlinks "$root" "$work/Plumb.git"
git -C "$work/Plumb.git" tag -f "$version" "$(git rev-parse HEAD)" >/dev/null
mkdir -p "$work/consumer/Sources/Pictures" "$work/consumer/Sources/Unrelated"
cat >"$work/consumer/Package.swift" <<EOF
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Consumer",
    dependencies: [.package(url: "file://$work/Plumb.git", .upToNextMinor(from: "$version"))],
    targets: [
        .target(name: "Unrelated"),
        .executableTarget(
            name: "Pictures", dependencies: ["Unrelated", .product(name: "PlumbUI", package: "Plumb")]),
    ]
)
EOF
cat >"$work/consumer/Sources/Unrelated/Unrelated.swift" <<'EOF'
#if canImport(SwiftUI) || canImport(Combine)
    #error("a target that does not depend on Plumb sees SwiftUI")
#endif

public let greeting = "Hello"
EOF
cat >"$work/consumer/Sources/Pictures/Pictures.swift" <<'EOF'
import Foundation
import PlumbUI
import Unrelated

struct Greeting: View {
    var body: some View {
        Text(greeting).font(.largeTitle.bold()).padding().background(.yellow, in: .capsule)
    }
}

@main
struct Pictures {
    @MainActor static func main() async throws {
        let page = try ImageRenderer(content: Greeting()).page()
        try await page.pngData().write(to: URL(fileURLWithPath: "greeting.png"))
        try await page.pdfData().write(to: URL(fileURLWithPath: "greeting.pdf"))
    }
}
EOF
cd "$work/consumer"
swift build
program=$(swift build --show-bin-path)/Pictures
"$program"
is greeting.png PNG
is greeting.pdf PDF
# Debian's Cairo loads libX11 for itself.
! readelf -d "$program" | grep NEEDED | grep -iE 'SDL|libX11|wayland|pulse' || fail "the program links a library of windows"
! ldd "$program" | grep -iE 'SDL|wayland|pulse' || fail "the program loads a library of windows"
echo "consumers: a package in a new folder draws with version $version, without a library of windows, and its other targets see no SwiftUI"

# A checkout whose folder has another name, named as Docs/Library.md says.
git clone -q "$work/Plumb.git" "$work/plumb-checkout"
# depends FOLDER DEPENDENCY PACKAGE: resolves a package with that dependency, and a product of that package.
depends() {
    mkdir -p "$work/$1/Sources/Pictures"
    cp "$work/consumer/Sources/Pictures/Pictures.swift" "$work/$1/Sources/Pictures/"
    cat >"$work/$1/Package.swift" <<EOF
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Consumer",
    dependencies: [$2],
    targets: [.executableTarget(name: "Pictures", dependencies: [.product(name: "PlumbUI", package: "$3")])]
)
EOF
    swift package --package-path "$work/$1" show-dependencies >"$work/$1.log" 2>&1
}
depends named '.package(name: "Plumb", path: "../plumb-checkout")' Plumb || fail "$(cat "$work/named.log")"
depends folder '.package(path: "../plumb-checkout")' plumb-checkout || fail "$(cat "$work/folder.log")"
! depends unnamed '.package(path: "../plumb-checkout")' Plumb || fail "a folder of another name is found as Plumb; Docs/Library.md says it is not"
echo "consumers: a checkout in a folder of another name is found by its name and by the folder's"

# The server of the examples.
cd "$root"
swift build --package-path Examples/Server --scratch-path "$work/build"
"$(swift build --package-path Examples/Server --scratch-path "$work/build" --show-bin-path)/Server" 18471 >"$work/server.log" 2>&1 &
server=$!
address=http://127.0.0.1:18471
for try in 1 2 3 4 5 6 7 8 9 10; do
    if curl -s -o "$work/card.png" "$address/card.png?name=Ada+Lovelace"; then break; fi
    kill -0 "$server" 2>/dev/null || fail "the server has ended: $(cat "$work/server.log")"
    sleep 1
done
curl -s -o "$work/card.pdf" "$address/card.pdf?name=Ada"
is "$work/card.png" PNG
is "$work/card.pdf" PDF
[ "$(curl -s -o /dev/null -w '%{http_code}' "$address/card.png")" = 400 ] || fail "a card without a name is no 400"
echo "consumers: the server of the examples answers with a PNG and a PDF"
