import Foundation
import PlumbCore

/// Puts what previews need around their views: data, an environment. `#Preview(traits: .modifier(…))` applies it.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// What all previews with the modifier share.
    associatedtype Context = Void
    /// What `body(content:context:)` makes.
    associatedtype Body: View
    /// Stands for the preview's view.
    typealias Content = PreviewModifierContent

    /// Makes what all previews with the modifier share. Called once, before the first of them is shown.
    static func makeSharedContext() async throws -> Context

    /// The view that is shown; `content` stands for the preview's.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Nothing is shared.
    public static func makeSharedContext() async throws {}
}

/// Stands for a preview's view in the body of a modifier of previews.
public struct PreviewModifierContent: View {
    let view: AnyView

    /// The preview's view.
    public var body: some View { view }
}

/// A preview's view with a modifier.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
    let modifier: Modifier
    let context: Modifier.Context
    let content: AnyView

    var body: some View { modifier.body(content: PreviewModifierContent(view: content), context: context) }

    static func view(_ content: AnyView, with modifier: Modifier) throws -> AnyView {
        let context = try SharedContexts.context(of: Modifier.self)
        return AnyView(ModifiedPreview(modifier: modifier, context: context, content: content))
    }
}

/// What previews share, by the modifier that makes it.
@MainActor
private enum SharedContexts {
    /// Why there is nothing to share.
    struct ContextError: Error, CustomStringConvertible {
        let description: String
    }

    private static var made: [ObjectIdentifier: Any] = [:]

    /// Waits for it in real time: nothing is shown yet, and no host's clock goes.
    static func context<M: PreviewModifier>(of type: M.Type) throws -> M.Context {
        if let context = made[ObjectIdentifier(type)] as? M.Context { return context }
        var result: Result<M.Context, any Error>?
        MachineTime.run {
            Task { @MainActor in
                do { result = .success(try await M.makeSharedContext()) } catch { result = .failure(error) }
            }
            // The main queue, on which the task goes on, is served by the main run loop.
            while result == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        }
        switch result {
        case .success(let context):
            made[ObjectIdentifier(type)] = context
            return context
        case .failure(let error): throw ContextError(description: "makeSharedContext of \(M.self) fails: \(error)")
        case nil: throw ContextError(description: "makeSharedContext of \(M.self) does not end")
        }
    }
}
