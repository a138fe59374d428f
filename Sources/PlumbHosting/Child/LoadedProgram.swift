import Foundation
import PlumbCore
import PlumbRendering
import PlumbWhy

/// A user's file after compilation: a shared object in this process.
@MainActor struct LoadedProgram {
    /// Why a shared object is of no use.
    struct LoadError: Error, CustomStringConvertible {
        let description: String
    }

    private let handle: UnsafeMutableRawPointer
    /// Says where the program's views were written.
    let places: SourceResolver

    init(path: String) throws {
        guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            throw LoadError(description: "the compiled file can't be loaded: \(Self.lastError)")
        }
        self.handle = handle
        places = SourceResolver(object: path, base: ViewHost.recordPlaces(of: handle))
    }

    /// Calls one of the exported functions of the appended table, or of an expanded `#Preview`.
    func maker(named symbol: String) throws -> ViewMaker {
        guard let address = dlsym(handle, symbol) else {
            throw LoadError(description: "the compiled file lacks \(symbol): \(Self.lastError)")
        }
        typealias Function = @convention(c) () -> UnsafeMutableRawPointer
        return ViewMaker.importing(unsafeBitCast(address, to: Function.self)())
    }

    private static var lastError: String { dlerror().map { String(cString: $0) } ?? "no reason given" }
}
