import Foundation

/// Where pictures that are asked for by their address come from. Asked on any thread.
public protocol PictureSource: Sendable {
    /// The picture at an address.
    ///
    /// - Parameter scale: pixels to a point; more than 0.
    /// - Throws: `PictureFailure`.
    func picture(at url: URL, scale: Double) throws -> Bitmap
}

/// Why there is no picture at an address.
public struct PictureFailure: Error, Sendable {
    /// What Foundation calls it.
    public let code: URLError.Code
    /// The end of a sentence that says what is wrong there: "there is no such file".
    public let reason: String

    /// A failure with the code that `URLError` carries and a sentence that says why.
    public init(_ code: URLError.Code, _ reason: String) {
        self.code = code
        self.reason = reason
    }
}
