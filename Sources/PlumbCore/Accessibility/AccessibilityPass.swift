import Foundation
import PlumbGraphics
import PlumbLayout

/// Makes the semantics tree of what has its place. Nothing is kept for it: it costs whoever asks, and nobody else.
///
/// 1. A text, a picture and a field for text are elements; shapes, colours and containers are none. 2. What is hidden,
/// quite transparent, has no place, or lies behind a presentation that takes all touches is left out. 3. Frames are
/// those of `FrameReport`. 4. What modifiers and controls say of their views is for their nodes' objects
/// (`AccessibilityObject`), from the innermost outwards. 5. A tap gesture is offered as "activate" by every element in
/// its view that offers none of its own. 6. Every element of the topmost presentation offers "escape", which calls the
/// presentation off, where that would close it. 7. What a `safeAreaInset` has above a view
/// is read before that.
@MainActor
struct AccessibilityPass {
    /// What was found in a view.
    struct Found {
        var drafts: [AccessibilityDraft] = []
        /// Around the view.
        var frame = CGRect.null
        /// Something is tapped in it that is no element.
        var takesTaps = false
    }

    let graph: ViewGraph
    private var tree: LayoutTree { graph.tree }

    init(_ graph: ViewGraph) { self.graph = graph }

    /// The elements of all presentations, the hindmost presentation first.
    func drafts() -> [AccessibilityDraft] {
        let shown = graph.presentations.presented.filter { graph.isShown($0) }
        let first = shown.lastIndex { $0.traits.blocksTouches } ?? 0
        let all = shown.dropFirst(first).flatMap { presentation in
            let id = presentation.node
            let outer = graph[id].box >= 0 ? tree[graph[id].box].parent : .none
            let found = visit(id, outer >= 0 ? tree.transform(from: outer) : ProjectionTransform())
            if presentation === shown.last { offerEscape(from: presentation, to: found.drafts) }
            return AccessibilityDraft.inReadingOrder(found.drafts)
        }
        return AccessibilityDraft.relate(all)
    }

    /// 6
    private func offerEscape(from presentation: Presentation, to drafts: [AccessibilityDraft]) {
        guard presentation.traits.cancel != nil, presentation.traits.canCancel() else { return }
        for draft in drafts {
            if draft.offer("escape") == nil {
                draft.offer("escape", .run { [weak presentation] in presentation?.traits.cancel?() })
            }
            offerEscape(from: presentation, to: draft.children)
        }
    }

    /// - Parameter outer: from the coordinates of the box around to the page's.
    private func visit(_ id: NodeID, _ outer: ProjectionTransform) -> Found {
        let node = graph[id]
        guard !node.isAsleep, graph.mayDescend() else { return Found() }
        var inner = outer
        var found = Found()
        var frame: CGRect?
        var role: BoxRole?
        if node.box >= 0 {
            // 2
            guard tree[node.box].x.isFinite, tree[node.box].y.isFinite else { return Found() }
            role = tree.role(of: node.box)
            let place = place(node.box, role, outer)
            (inner, frame) = (place.inner, place.frame)
            if let painter = role as? PaintRole, painter.hidesMeaning { return Found(frame: place.frame) }
        }
        let above = viewAbove(node.box)
        var child = node.firstChild
        while child >= 0 {
            let part = visit(child, inner)
            // 7
            let isFirst = above >= 0 && graph.box(in: child) == above
            if isFirst { found.drafts.insert(contentsOf: part.drafts, at: 0) } else { found.drafts += part.drafts }
            found.frame = found.frame.union(part.frame)
            found.takesTaps = found.takesTaps || part.takesTaps
            child = graph[child].nextSibling
        }
        if let frame { found.frame = frame }
        read(id, node, role, &found)
        return found
    }

    /// The box of the view that stands above another one at its edge, in the box of both; none in any other box.
    private func viewAbove(_ box: BoxID) -> BoxID {
        guard box >= 0, tree[box].rule == .safeAreaInset, tree[box].flags.contains(.vertical),
            !tree[box].flags.contains(.farEdge), tree[box].firstChild >= 0
        else { return .none }
        return tree[tree[box].firstChild].nextSibling
    }

    /// 3
    private func place(
        _ box: BoxID, _ role: BoxRole?, _ outer: ProjectionTransform
    ) -> (inner: ProjectionTransform, frame: CGRect) {
        let place = outer.movedBefore(x: tree[box].x, y: tree[box].y)
        var transform = place
        var size = tree[box].size
        if let rest = graph.motion.rest(of: box) {
            transform = place.movedBefore(x: rest.origin.width, y: rest.origin.height)
            size.width = max(0, size.width + rest.size.width)
            size.height = max(0, size.height + rest.size.height)
        }
        let frame = CGRect(origin: .zero, size: size.cgSize).applying(transform)
        guard role != nil, let own = tree.effect(of: box, size: size) else { return (place, frame) }
        return (own.concatenating(transform), frame)
    }

    private func read(_ id: NodeID, _ node: Node, _ role: BoxRole?, _ found: inout Found) {
        let object = node.object?.takeUnretainedValue()
        // 1
        switch role {
        case let text as TextRole: return readText(text, id, &found)
        case let image as ImageRole: return readImage(image, id, &found)
        case let field as TextInputRole: return readField(field, id, &found)
        case let place as LayoutValueRole<SectionKey> where place.value.role == .header: markHeader(&found)
        default: break
        }
        switch object {
        // 4
        case let object as AccessibilityObject: object.read(&found, at: id, in: self)
        case let row as RowNode: row.speak(&found)
        case let part as SectionMemberNode where part.member.role == .header: markHeader(&found)
        // 5
        case let gesture as GestureNode where gesture.recognizer?.isTap == true && gesture.mask.contains(.gesture):
            if found.drafts.isEmpty { found.takesTaps = true }
            for draft in found.drafts where draft.offer("activate") == nil { draft.offer("activate", .tap) }
        case let target as FocusTarget:
            if found.drafts.count == 1 { found.drafts[0].target = target }
        default: break
        }
    }

    // MARK: Elements

    func values(_ id: NodeID) -> EnvironmentValues { graph.environment(graph[id].environment) }

    /// A new element for a view in which there is none. It is tapped where the view is.
    func makeElement(_ found: inout Found, at id: NodeID) {
        let element = draft(id, found.frame)
        if found.takesTaps { element.offer("activate", .tap) }
        found.drafts = [element]
    }

    /// A new element for a view.
    func draft(_ id: NodeID, _ frame: CGRect) -> AccessibilityDraft {
        AccessibilityDraft(id, frame: frame, isEnabled: values(id).isEnabled)
    }

    private func readText(_ role: TextRole, _ id: NodeID, _ found: inout Found) {
        let words = role.content.spoken(in: values(id))
        guard words.contains(where: { !$0.isWhitespace }) else { return }
        let text = draft(id, found.frame)
        text.node.label = words
        text.node.traits = .isStaticText
        role.content.describe(text, in: values(id))
        let open = values(id).openURL
        let links = role.content.links
        if !links.isEmpty { text.node.traits.insert(.isLink) }
        for link in links {
            text.offer(links.count == 1 ? "activate" : link.words, .run { open(link.url) })
        }
        found.drafts = [text]
    }

    private func readImage(_ role: ImageRole, _ id: NodeID, _ found: inout Found) {
        guard let words = role.spoken(in: values(id)) else { return }
        let image = draft(id, found.frame)
        image.node.label = words
        image.node.traits = .isImage
        found.drafts = [image]
    }

    private func readField(_ role: TextInputRole, _ id: NodeID, _ found: inout Found) {
        guard let input = role.input else { return }
        let field = draft(id, found.frame)
        field.node.text = input.spokenText
        field.node.value = input.spokenText.isEmpty ? nil : input.spokenText
        field.node.details.field = AccessibilityDetails.Field(
            isSecure: input.settings?.isSecure ?? false, isMultiline: input.settings?.kind != .line,
            selection: input.editable.selection, requests: values(id).keyboardRequests)
        field.target = input
        field.offer("activate", .tap)
        found.drafts = [field]
    }

    private func markHeader(_ found: inout Found) {
        for draft in found.drafts { draft.node.traits.insert(.isHeader) }
    }
}

/// A node's object that says something of the view in it, for those who can't see it.
class AccessibilityObject: NodeObject {
    /// Changes what was found in the view.
    @MainActor func read(_ found: inout AccessibilityPass.Found, at id: NodeID, in pass: AccessibilityPass) {}
}
