import Foundation
import PlumbGraphics
import PlumbLayout

/// A picture at an address, and what is seen before it is there.
///
/// 1. Loading begins when the view has come into sight, and is given up when it leaves; a view that comes back without
/// a picture begins anew. Another address, or another scale, begins anew with the first phase. Without an address that
/// phase lasts. 2. Files and data in the address (`data:`) are there in the first frame that a picture or a film shows;
/// `http` and `https` need the host's leave. 3. What can't be had, or can't be read, is the phase `failure`, and is
/// said in one sentence. 4. The picture is as large as its pixels at its scale, and not resizable, unless the content
/// makes it so. 5. The phase changes with the view's transaction.
///
/// Source: Apple (`AsyncImage`, iOS 15). What happens when the address changes is not written there; (1) is from
/// memory.
@Located
public struct AsyncImage<Content: View>: View {
    private let request: PictureRequest
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var loaded = LoadedPicture()
    @Environment(\.pictures) private var source
    @Environment(\.diagnostics) private var diagnostics

    /// A picture that is made into a view by its phases.
    ///
    /// - Parameters:
    ///   - url: nil shows the first phase.
    ///   - scale: pixels of the picture to a point; what is not more than 0 counts as 1.
    ///   - transaction: how the view changes from one phase to the next.
    ///   - content: makes the view of a phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        request = PictureRequest(url: url, scale: scale)
        self.transaction = transaction
        self.content = content
    }

    public var body: some View {
        // Another address has the first phase at once, and not only when its task begins.
        let phase = loaded.request == request ? loaded.phase : .empty
        let loading = PictureLoading(
            request: request, transaction: transaction, source: source, diagnostics: diagnostics, loaded: $loaded)
        return TaskAround(
            task: TaskModifier(id: request, priority: .userInitiated) { await loading.run() }, content: content(phase))
    }
}

/// Gets hold of the picture of a view. Without the type of its content: what runs on its own takes none with it.
@MainActor private struct PictureLoading {
    let request: PictureRequest
    let transaction: Transaction
    let source: (any PictureSource)?
    let diagnostics: DiagnosticSink?
    @Binding var loaded: LoadedPicture

    func run() async {
        if loaded.request == request, case .success = loaded.phase { return }
        guard let url = request.url else { return }
        if let wrongScale = request.wrongScale {
            diagnostics?.report(
                "AsyncImage was given the scale \(wrongScale), which is no scale; it counts as 1")
        }
        let phase: AsyncImagePhase
        switch await Self.picture(at: url, request.scale, from: source) {
        case .success(let bitmap): phase = .success(Image(bitmap: bitmap))
        case .failure(let failure):
            diagnostics?.report("AsyncImage has no picture of \(url.shortened): \(failure.reason)")
            phase = .failure(failure.error(at: url))
        }
        // (1)
        if Task.isCancelled { return }
        withTransaction(transaction) { loaded = LoadedPicture(request: request, phase: phase) }
    }

    /// Reads in the background, which a host that makes pictures waits for.
    private static func picture(
        at url: URL, _ scale: Double, from source: (any PictureSource)?
    ) async -> Result<Bitmap, PictureFailure> {
        guard let source else {
            return .failure(PictureFailure(.resourceUnavailable, "this host has no pictures with addresses"))
        }
        return await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async {
                do {
                    continuation.resume(returning: .success(try source.picture(at: url, scale: scale)))
                } catch {
                    let failure = error as? PictureFailure ?? PictureFailure(.unknown, "\(error)")
                    continuation.resume(returning: .failure(failure))
                }
            }
        }
    }
}

extension AsyncImage {
    /// A picture as it is; before it is there, or where it can't be had, a grey area that takes all that is proposed.
    ///
    /// - Parameters:
    ///   - url: nil shows the grey area.
    ///   - scale: pixels of the picture to a point; what is not more than 0 counts as 1.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image(source: .drawing(PictureGap.shared)).resizable() }
    }

    /// A picture that is made into a view, and a view for before it is there, and for where it can't be had.
    ///
    /// - Parameters:
    ///   - url: nil shows the placeholder.
    ///   - scale: pixels of the picture to a point; what is not more than 0 counts as 1.
    ///   - content: makes the view of the picture.
    ///   - placeholder: makes the view without one.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
}

/// How far the picture of an `AsyncImage` is.
public enum AsyncImagePhase: Sendable {
    /// It is not there yet.
    case empty
    /// It is there.
    case success(Image)
    /// It can't be had. The error is a `URLError`.
    case failure(any Error)

    /// The picture, if it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// Why it can't be had, if that is so.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// What is to be shown. A scale that is none has become 1 here: what is no number is not even equal to itself.
private struct PictureRequest: Equatable {
    var url: URL?
    var scale = 1.0
    /// What was given for a scale and is none.
    var wrongScale: String?

    init() {}

    init(url: URL?, scale: CGFloat) {
        self.url = url
        if scale > 0, scale.isFinite { self.scale = Double(scale) } else { wrongScale = "\(scale)" }
    }
}

private struct LoadedPicture {
    var request = PictureRequest()
    var phase = AsyncImagePhase.empty
}

/// The grey of the platform's own placeholder: its system fill. From memory, as is that it fills what is proposed; with
/// nothing proposed it is as large as a colour.
private final class PictureGap: DrawnPicture, @unchecked Sendable {
    // Safe: nothing is stored in it.
    static let shared = PictureGap(size: CGSize(width: 10, height: 10))

    override func draw(in context: inout DrawContext, size target: CGSize, tint: UnitPaint?) {
        let bounds = CGRect(origin: .zero, size: target)
        context.fill(
            Path(bounds), Color(system: .fill).unitPaint(in: context.environment), in: bounds, FillStyle())
    }
}

extension PictureFailure {
    /// The error that views see. What it says is what iOS says, where that is known.
    fileprivate func error(at url: URL) -> URLError {
        var info: [String: Any] = [NSURLErrorFailingURLErrorKey: url]
        switch code {
        case .notConnectedToInternet:
            info[NSLocalizedDescriptionKey] = "The Internet connection appears to be offline."
        case .fileDoesNotExist:
            info[NSLocalizedDescriptionKey] = "The requested URL was not found on this server."
        case .unsupportedURL: info[NSLocalizedDescriptionKey] = "unsupported URL"
        case .timedOut: info[NSLocalizedDescriptionKey] = "The request timed out."
        default: break
        }
        return URLError(code, userInfo: info)
    }
}

extension URL {
    /// The address for a sentence: those with data in them are long.
    fileprivate var shortened: String {
        let text = absoluteString
        return text.count > 100 ? text.prefix(60) + "…" : text
    }
}

private struct PicturesKey: EnvironmentKey { static var defaultValue: (any PictureSource)? { nil } }

extension EnvironmentValues {
    /// Where pictures with an address come from.
    var pictures: (any PictureSource)? {
        get { self[PicturesKey.self] }
        set { self[PicturesKey.self] = newValue }
    }
}
