import Foundation

extension JSONDecoder: @retroactive TopLevelDecoder {
    /// The bytes of a JSON text.
    public typealias Input = Data
}

extension JSONEncoder: @retroactive TopLevelEncoder {
    public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
    /// The bytes of a property list, whose format the decoder finds out itself.
    public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
    public typealias Output = Data
}
