import PlumbPlatform

/// A version of iOS whose look Plumb knows: its sizes, colours and materials.
///
/// Layout is the same in all of them; what controls, lists, bars and sheets take and look like differs.
public enum SystemVersion: String, CaseIterable, Codable, Hashable, Sendable {
    /// iOS 17, which iOS 18 looks like.
    case iOS17
    /// iOS 26.
    case iOS26

    /// The number of the version: 17 or 26.
    public var number: Int {
        switch self {
        case .iOS17: 17
        case .iOS26: 26
        }
    }

    /// The version with a number; nil where Plumb knows no look of it.
    public init?(number: Int) {
        guard let version = Self.allCases.first(where: { $0.number == number }) else { return nil }
        self = version
    }

    /// The last version of iOS that looks like this one, and whose names count: 18 or 26.
    package var lastNumber: Int {
        switch self {
        case .iOS17: 18
        case .iOS26: 26
        }
    }

    var platform: Platform {
        switch self {
        case .iOS17: .iOS17
        case .iOS26: .iOS26
        }
    }
}
