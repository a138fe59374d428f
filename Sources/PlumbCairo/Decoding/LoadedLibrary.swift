import Foundation

/// A C library that is opened when it is first needed, so that programs that don't need it neither link nor load it.
struct LoadedLibrary {
    /// Never closed: what the library has set up stays.
    private let handle: UnsafeMutableRawPointer

    /// - Throws: `ImageError` that names the package to install.
    init(_ file: String, package: String) throws {
        guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else {
            throw ImageError("\(package) is not installed, which draws it; run make setup.")
        }
        self.handle = handle
    }

    /// A function of the library, whose type the caller knows from the library's manual.
    ///
    /// - Throws: `ImageError` where the library is another version and has none of that name.
    func function<Function>(_ name: String, _ type: Function.Type) throws -> Function {
        guard let symbol = dlsym(handle, name) else {
            throw ImageError("the installed library has no \(name); run make setup.")
        }
        return unsafeBitCast(symbol, to: type)
    }
}
