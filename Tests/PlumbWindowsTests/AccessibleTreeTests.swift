import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbWindows

/// Elements in the words of AT-SPI: roles, states, and what is told of changes.
struct AccessibleTreeTests {
    private static let window = AccessibleWindow(
        program: "P", title: "T", size: CGSize(width: 100, height: 100), origin: CGPoint(x: 7, y: 8), units: 2,
        isActive: true)
    private static let context = AccessibleContext(bus: ":1.9", desktop: .tuple([.string(":1.0"), .path("/d")]))

    private static func node(_ id: UInt64, _ label: String?, _ change: (inout AccessibilityNode) -> Void = { _ in })
        -> AccessibilityNode
    {
        var node = AccessibilityNode(id: id, frame: CGRect(x: 1, y: 2, width: 10, height: 10))
        node.label = label
        change(&node)
        return node
    }

    private static func tree(_ nodes: AccessibilityNode...) -> AccessibleTree { AccessibleTree(nodes, in: window) }

    private static let roles: [(role: AccessibleRole, change: @Sendable (inout AccessibilityNode) -> Void)] = [
        (.label, { $0.traits = .isStaticText }),
        (.label, { _ in }),
        (.pushButton, { $0.traits = [.isButton, .isImage] }),
        (.heading, { $0.traits = [.isHeader, .isStaticText] }),
        (.link, { $0.traits = [.isLink, .isButton] }),
        (.image, { $0.traits = .isImage }),
        (.checkBox, { $0.traits = [.isButton, .isToggle] }),
        (.entry, { $0.text = "" }),
        (
            .passwordText,
            {
                $0.text = "•"
                $0.details.field = AccessibilityDetails.Field(isSecure: true, isMultiline: false, selection: 0..<0)
            }
        ),
        (.slider, { ($0.number, $0.range, $0.actions) = (1, 0...2, ["increment", "decrement"]) }),
        (.spinButton, { $0.actions = ["increment"] }),
        (.progressBar, { ($0.number, $0.range) = (1, 0...2) }),
        (.panel, { $0.details.isGroup = true }),
        (.panel, { $0.children = [AccessibilityNode(id: 5)] }),
        (.dialog, { ($0.traits, $0.children) = (.isModal, [AccessibilityNode(id: 5)]) }),
        (.pageTabList, { $0.traits = .isTabBar }),
    ]

    @Test func rolesComeFromTraits() {
        for (role, change) in Self.roles { #expect(AccessibleRole(Self.node(1, "a", change), isTab: false) == role) }
        #expect(AccessibleRole(Self.node(1, "a") { $0.traits = .isButton }, isTab: true) == .pageTab)
    }

    @Test func valuesAndHintsAreSaidOnce() throws {
        let tree = Self.tree(
            Self.node(1, "Colour") { ($0.traits, $0.value, $0.hint) = (.isButton, "Red", "Opens a menu") },
            Self.node(2, "Loud") { ($0.traits, $0.value) = (.isToggle, "1") },
            Self.node(3, nil) { $0.value = "Only" })
        #expect(tree.elements[1]?.description == "Red, Opens a menu")
        #expect(tree.elements[2]?.description == "")
        #expect(tree.elements[2]?.states.contains(.checked) == true)
        #expect(tree.elements[3]?.name == "Only" && tree.elements[3]?.description == "")
    }

    private static let toggles:
        [(toggle: AccessibilityDetails.Toggle, value: String, states: [AccessibleStates.State])] = [
            (.on, "Very loud", [.checked]), (.off, "On no account", []), (.off, "1", []),
            (.mixed, "Some", [.indeterminate]),
        ]

    @Test func aToggleIsCheckedWhateverItsValueSays() throws {
        for (toggle, value, states) in Self.toggles {
            let tree = Self.tree(
                Self.node(1, "Loud") { ($0.traits, $0.value, $0.details.toggle) = (.isToggle, value, toggle) })
            let element = try #require(tree.elements[1])
            let found = [AccessibleStates.State.checked, .indeterminate].filter { element.states.contains($0) }
            #expect(found == states && element.description == value, "\(value)")
        }
        let plain = Self.tree(Self.node(1, "Loud") { ($0.traits, $0.value, $0.details.toggle) = (.isToggle, "1", .on) })
        #expect(plain.elements[1]?.description == "")
    }

    /// A place is one place: nothing is replaced or selected around it.
    @Test func aPlaceBelowNothingIsTheEnd() throws {
        let tree = Self.tree(
            Self.node(1, "a") {
                $0.text = "abc"
                $0.details.field = .init(isSecure: false, isMultiline: false, selection: 0..<0)
            })
        let object = try #require(AccessibleObject(.element(1), in: tree, Self.context))
        for (place, range) in [(-1, 3..<3), (0, 0..<0), (2, 2..<2), (9, 3..<3)] {
            let number = BusValue.int32(Int32(place))
            #expect(
                try object.answer("org.a11y.atspi.EditableText", "InsertText", [number, .string("x"), .int32(1)])
                    == .deed(.replace(range, "x", 1)), "\(place)")
            #expect(
                try object.answer("org.a11y.atspi.Text", "SetCaretOffset", [number]) == .deed(.select(range, 1)),
                "\(place)")
        }
        #expect(
            try object.answer("org.a11y.atspi.EditableText", "CopyText", [.int32(0), .int32(2)]) == .values([]))
    }

    @Test func aNumberThatComesTwiceNamesTwoElements() throws {
        let tree = Self.tree(Self.node(1, "a"), Self.node(1, "b"))
        #expect(tree.order.compactMap { tree.elements[$0]?.name } == ["a", "b"])
        #expect(Set(tree.order).count == 2)
    }

    @Test func changesAreToldInOrder() {
        func events(_ a: AccessibleTree, _ b: AccessibleTree) -> [String] {
            AccessibleChanges(old: a, new: b, context: Self.context).events().map {
                "\($0.source.path.split(separator: "/").last ?? "") \($0.member) \($0.detail) \($0.first)"
            }
        }
        let a = Self.node(1, "a")
        let b = Self.node(2, "b")
        #expect(events(Self.tree(a, b), Self.tree(a, b)) == [])
        #expect(events(Self.tree(a, b), Self.tree(b)) == ["window ChildrenChanged remove 0"])
        #expect(events(Self.tree(b), Self.tree(a, b)) == ["window ChildrenChanged add 0"])
        // Another order: all go and come.
        #expect(events(Self.tree(a, b), Self.tree(b, a)).count == 4)
        #expect(
            events(Self.tree(a, b), Self.tree(Self.node(1, "c") { $0.isFocused = true }, b)) == [
                "1 PropertyChange accessible-name 0", "1 TextChanged delete 0", "1 TextChanged insert 0",
                "1 StateChanged focusable 1", "1 StateChanged focused 1",
            ])
        // The same number for another thing.
        #expect(
            events(Self.tree(a), Self.tree(Self.node(1, "a") { $0.traits = .isButton })) == [
                "window ChildrenChanged remove 0", "window ChildrenChanged add 0",
            ])
        // Whoever loses the focus says so before whoever gets it.
        let focused = (Self.node(1, "a") { ($0.isFocused, $0.actions) = (true, ["x"]) })
        let plain = (Self.node(1, "a") { $0.actions = ["x"] })
        let other = (Self.node(2, "b") { $0.actions = ["x"] })
        let otherFocused = (Self.node(2, "b") { ($0.isFocused, $0.actions) = (true, ["x"]) })
        #expect(
            events(Self.tree(plain, otherFocused), Self.tree(focused, other)) == [
                "2 StateChanged focused 0", "1 StateChanged focused 1",
            ])
        #expect(
            events(
                Self.tree(Self.node(1, "a") { $0.text = "axc" }), Self.tree(Self.node(1, "a") { $0.text = "abbc" }))
                == ["1 TextChanged delete 1", "1 TextChanged insert 1"])
    }

    @Test func wishesNameEventsOrTheirBeginning() {
        let event = AccessibleEvent.object(.element(1), "StateChanged", "focused", 1)
        for wish in ["object:state-changed:focused", "Object:StateChanged:Focused", "object:state-changed", "object:"] {
            #expect(event.matches(wish), "\(wish)")
        }
        for wish in ["object:state-changed:checked", "window:", "object:text-changed"] {
            #expect(!event.matches(wish), "\(wish)")
        }
    }

    /// Whatever is asked of whatever object with whatever arguments: an answer or an error.
    @Test func hostileCallsAreAnswered() {
        let tree = Self.tree(
            Self.node(1, "a") {
                ($0.text, $0.number, $0.range, $0.actions) = ("é🇩🇪", .infinity, 0...1, ["increment", "x"])
                $0.details.field = .init(isSecure: false, isMultiline: true, selection: 0..<99)
                $0.frame = CGRect(x: -1e300, y: .nan, width: .infinity, height: 3)
            }, Self.node(2, nil) { $0.frame = .null })
        let bodies: [[BusValue]] = [
            [], [.int32(-1)], [.int32(.max), .int32(.min), .uint32(.max), .int32(3)], [.string("x")],
            [.string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(.double(.nan))],
            [.int32(1), .string("\0"), .int32(-9)], [.array("i", [])], [.uint32(0), .uint32(9)],
        ]
        let members = [
            "Get", "GetAll", "Set", "GetChildAtIndex", "GetChildren", "GetIndexInParent", "GetRelationSet", "GetRole",
            "GetRoleName", "GetState", "GetAttributes", "GetApplication", "GetInterfaces", "Contains",
            "GetAccessibleAtPoint", "GetExtents", "GetPosition", "GetSize", "GetLayer", "GetMDIZOrder", "GetAlpha",
            "GrabFocus", "ScrollTo", "GetActions", "GetName", "GetDescription", "GetKeyBinding", "DoAction", "GetText",
            "GetStringAtOffset", "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset", "GetCharacterAtOffset",
            "GetNSelections", "GetSelection", "SetCaretOffset", "SetSelection", "AddSelection", "RemoveSelection",
            "GetAttributeValue", "GetAttributeRun", "GetCharacterExtents", "GetRangeExtents", "GetOffsetAtPoint",
            "SetTextContents", "InsertText", "DeleteText", "CutText", "CopyText", "Introspect", "Nonsense",
        ]
        var answers = 0
        for id in [AccessibleID.application, .window] + tree.order.map(AccessibleID.element) {
            guard let object = AccessibleObject(id, in: tree, Self.context) else { continue }
            #expect(object.item.signature == "((so)(so)(so)iiassusau)")
            let interfaces =
                object.interfaces + ["org.freedesktop.DBus.Properties", "org.freedesktop.DBus.Introspectable"]
            for interface in interfaces + ["org.a11y.atspi.Nothing"] {
                for member in members {
                    for body in bodies where (try? object.answer(interface, member, body)) != nil { answers += 1 }
                }
            }
        }
        #expect(answers > 500)
        #expect(AccessibleObject(.element(77), in: tree, Self.context) == nil)
    }

    @Test func placesAreTheWindowSystemsUnits() throws {
        let tree = Self.tree(Self.node(1, "a"))
        let object = try #require(AccessibleObject(.element(1), in: tree, Self.context))
        func extents(_ kind: UInt32) throws -> AccessibleAnswer {
            try object.answer("org.a11y.atspi.Component", "GetExtents", [.uint32(kind)])
        }
        #expect(try extents(0) == .values([.tuple([.int32(9), .int32(12), .int32(20), .int32(20)])]))
        #expect(try extents(1) == .values([.tuple([.int32(2), .int32(4), .int32(20), .int32(20)])]))
    }

    @Test func pathsNameObjects() {
        for id in [AccessibleID.application, .window, .element(0), .element(.max)] {
            #expect(AccessibleID(path: id.path) == id)
        }
        for path in ["", "/", "/org/a11y/atspi/accessible/", "/org/a11y/atspi/accessible/-1", "/org/a11y/atspi/null"] {
            #expect(AccessibleID(path: path) == nil)
        }
    }
}
