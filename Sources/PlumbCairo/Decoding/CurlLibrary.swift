import Foundation
import PlumbGraphics

/// What fetches files from servers: libcurl, opened with the first address that needs it.
///
/// A request takes at most 60 s, 10 s until there is a connection, follows at most 16 redirections, to `http` and
/// `https` only, and ends at the largest picture that is read. It is made on a thread of its own, whose clock is the
/// machine's whatever a host's is.
struct CurlLibrary: Sendable {
    static let shared = Result { try CurlLibrary() }.mapError { error in
        PictureFailure(.cannotConnectToHost, "libcurl4 is not installed, which asks servers; run make setup")
    }

    private typealias Make = @convention(c) () -> OpaquePointer?
    private typealias Free = @convention(c) (OpaquePointer) -> Void
    private typealias Perform = @convention(c) (OpaquePointer) -> Int32
    // Functions with a variable number of arguments, with as many as they are given here: on Linux they come in the
    // same registers.
    private typealias SetNumber = @convention(c) (OpaquePointer, Int32, Int) -> Int32
    private typealias SetPointer = @convention(c) (OpaquePointer, Int32, UnsafeRawPointer?) -> Int32
    private typealias GetInfo = @convention(c) (OpaquePointer, Int32, UnsafeMutablePointer<Int>) -> Int32
    private typealias Write = @convention(c) (UnsafePointer<UInt8>?, Int, Int, UnsafeMutableRawPointer?) -> Int

    private let make: Make
    private let free: Free
    private let perform: Perform
    private let setNumber: SetNumber
    private let setPointer: SetPointer
    private let getInfo: GetInfo

    /// Numbers of curl.h, which never change.
    private enum Option {
        static let writeData: Int32 = 10_001
        static let url: Int32 = 10_002
        static let userAgent: Int32 = 10_018
        static let writeFunction: Int32 = 20_011
        static let timeout: Int32 = 13
        static let failOnError: Int32 = 45
        static let followLocation: Int32 = 52
        static let maxRedirections: Int32 = 68
        static let connectTimeout: Int32 = 78
        static let noSignal: Int32 = 99
        static let protocols: Int32 = 181
        static let redirectionProtocols: Int32 = 182
        static let responseCode: Int32 = 0x200002
    }

    private init() throws {
        let library = try LoadedLibrary("libcurl.so.4", package: "libcurl4")
        make = try library.function("curl_easy_init", Make.self)
        free = try library.function("curl_easy_cleanup", Free.self)
        perform = try library.function("curl_easy_perform", Perform.self)
        setNumber = try library.function("curl_easy_setopt", SetNumber.self)
        setPointer = try library.function("curl_easy_setopt", SetPointer.self)
        getInfo = try library.function("curl_easy_getinfo", GetInfo.self)
        // Once, before any thread uses the library: 3 is everything.
        let begin = try library.function("curl_global_init", (@convention(c) (Int) -> Int32).self)
        _ = begin(3)
    }

    private final class Answer: @unchecked Sendable {
        // Safe: the thread writes it, and it is read when that has ended.
        var data = Data()
        var result: Int32 = 0
        var status = 0
    }

    /// What a server has at an address.
    func data(at url: URL) throws -> Data {
        let answer = Answer()
        let end = DispatchSemaphore(value: 0)
        let thread = Thread {
            fetch(url, answer)
            end.signal()
        }
        thread.stackSize = 1 << 20
        thread.start()
        end.wait()
        switch answer.result {
        case 0: return answer.data
        case 3: throw PictureFailure(.badURL, "it is no address of a server")
        case 6: throw PictureFailure(.cannotFindHost, "there is no server of that name")
        case 7: throw PictureFailure(.cannotConnectToHost, "the server does not answer")
        case 22: throw PictureFailure(.fileDoesNotExist, "the server answers with status \(answer.status)")
        case 23: throw PictureAddresses.tooLarge
        case 28: throw PictureFailure(.timedOut, "the server takes too long")
        case 47: throw PictureFailure(.httpTooManyRedirects, "the server sends on and on")
        case 35, 58, 60: throw PictureFailure(.secureConnectionFailed, "the server's certificate is not trusted")
        case let code: throw PictureFailure(.networkConnectionLost, "the connection fails (libcurl's error \(code))")
        }
    }

    private func fetch(_ url: URL, _ answer: Answer) {
        guard let handle = make() else {
            answer.result = 27
            return
        }
        defer { free(handle) }
        let write: Write = { bytes, size, count, place in
            guard let bytes, let place else { return 0 }
            let answer = Unmanaged<Answer>.fromOpaque(place).takeUnretainedValue()
            let length = size * count
            // Less than all is an error: 23.
            if answer.data.count + length > PictureAddresses.mostBytes { return 0 }
            answer.data.append(bytes, count: length)
            return length
        }
        let text = url.absoluteString
        for (option, number) in [
            (Option.timeout, 60), (Option.connectTimeout, 10), (Option.followLocation, 1), (Option.maxRedirections, 16),
            (Option.noSignal, 1), (Option.failOnError, 1), (Option.protocols, 3), (Option.redirectionProtocols, 3),
        ] { _ = setNumber(handle, option, number) }
        // Strings are copied by the library.
        text.withCString { _ = setPointer(handle, Option.url, UnsafeRawPointer($0)) }
        "plumb".withCString { _ = setPointer(handle, Option.userAgent, UnsafeRawPointer($0)) }
        _ = setPointer(handle, Option.writeFunction, unsafeBitCast(write, to: UnsafeRawPointer.self))
        _ = setPointer(handle, Option.writeData, UnsafeRawPointer(Unmanaged.passUnretained(answer).toOpaque()))
        answer.result = withExtendedLifetime(answer) { perform(handle) }
        _ = getInfo(handle, Option.responseCode, &answer.status)
    }
}
