import Crypto
import Foundation

/// Links that only who knows the secret can make.
///
/// A link ends in `expires=` with seconds since 1970, and `signature=` with the HMAC (RFC 2104) by SHA-256 of all that
/// stands before `&signature=`, as it is sent, in base64 for addresses (RFC 4648, section 5) without padding.
struct SignedLinks: Sendable {
    /// What a query says about its signature.
    static let names: Set = ["expires", "signature"]

    private static let mark = "&signature="
    private let key: SymmetricKey

    init(secret: Data) { key = SymmetricKey(data: secret) }

    func link(_ link: String, expires: Date) -> String {
        let text = "\(link)\(link.contains("?") ? "&" : "?")expires=\(Int(expires.timeIntervalSince1970))"
        let code = HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key)
        return text + Self.mark + Self.base64(Data(code))
    }

    /// When the link ends.
    func check(_ target: Target, at now: Date) throws -> Date {
        let refusal = Refusal(403, "The link has no signature of this server's.")
        guard let end = target.text.range(of: Self.mark, options: .backwards) else { throw refusal }
        let signature = String(target.text[end.upperBound...])
        // The last letter has bits that say nothing: a link has one form.
        guard let code = Self.data(signature), Self.base64(code) == signature,
            HMAC<SHA256>.isValidAuthenticationCode(
                code, authenticating: Data(target.text[..<end.lowerBound].utf8), using: key)
        else { throw refusal }
        let ends = target.query.filter { $0.name == "expires" }
        guard ends.count == 1, let seconds = Int(ends[0].value) else { throw refusal }
        let date = Date(timeIntervalSince1970: TimeInterval(seconds))
        guard date > now else { throw Refusal(403, "The link has expired.") }
        return date
    }

    private static func base64(_ data: Data) -> String {
        data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    private static func data(_ text: String) -> Data? {
        guard !text.contains(where: { "+/=".contains($0) }) else { return nil }
        let padded = text.replacing("-", with: "+").replacing("_", with: "/")
        return Data(base64Encoded: padded + String(repeating: "=", count: (4 - padded.count % 4) % 4))
    }
}
