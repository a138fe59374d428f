"""A screen reader for tests: reads commands on stdin, asks a program through AT-SPI (pyatspi), and prints what it finds.

reader.py NAME [listen] [keys] reads the program of that name. Each answer ends with a line of a single point. An exception is one line, "error: TYPE".
"""

import os
import sys
import threading

import gi

gi.require_version("Atspi", "2.0")
import pyatspi
from gi.repository import GLib

NAMES = {
    "object:state-changed", "object:children-changed", "object:property-change", "object:text-changed",
    "object:text-caret-moved", "window:activate", "window:create", "window:destroy",
}
events = []
elements = {}


def walk(element, depth=0):
    yield element, depth
    for index in range(element.childCount):
        child = element.getChildAtIndex(index)
        if child is not None:
            yield from walk(child, depth + 1)


def application(name):
    for found in pyatspi.Registry.getDesktop(0):
        if found is not None and found.name == name:
            return found
    return None


def find(words):
    """An element by a role, with - for spaces, and a name; the name may be empty."""
    role, _, name = words.partition(" ")
    for element, _ in walk(application(sys.argv[1])):
        if element.getRoleName() == role.replace("-", " ") and element.name == name:
            return element
    raise LookupError(words)


def states(element):
    known = element.getState().getStates()
    return " ".join(sorted(pyatspi.stateToString(state) for state in known))


def line(element, depth):
    words = ["  " * depth + element.getRoleName(), element.name]
    if element.description:
        words.append("(" + element.description + ")")
    return " ".join(words).rstrip()


def value(element):
    found = element.queryValue()
    return f"{found.minimumValue:g} {found.currentValue:g} {found.maximumValue:g}"


def text(element):
    found = element.queryText()
    return found.getText(0, -1)


def actions(element):
    found = element.queryAction()
    return " ".join(found.getName(index) for index in range(found.nActions))


def act(element, name):
    found = element.queryAction()
    names = [found.getName(index) for index in range(found.nActions)]
    return found.doAction(names.index(name))


def extents(element, kind):
    found = element.queryComponent().getExtents(kind)
    return f"{found.x} {found.y} {found.width} {found.height}"


def at(x, y):
    frame = application(sys.argv[1]).getChildAtIndex(0)
    found = frame.queryComponent().getAccessibleAtPoint(x, y, pyatspi.WINDOW_COORDS)
    return line(found, 0) if found is not None else "nothing"


def listed():
    names = [event for event in events]
    events.clear()
    return "\n".join(names)


def word(element, offset):
    found = element.queryText().getTextAtOffset(offset, pyatspi.TEXT_BOUNDARY_WORD_START)
    return f"{found[0]!r} {found[1]} {found[2]}"


def answer(command):
    verb, _, rest = command.partition(" ")
    if verb == "there":
        return str(application(sys.argv[1]) is not None)
    if verb == "tree":
        return "\n".join(line(*found) for found in walk(application(sys.argv[1])))
    if verb == "count":
        return str(sum(1 for _ in walk(application(sys.argv[1]))))
    if verb == "events":
        return listed()
    if verb == "keep":
        name, _, rest = rest.partition(" ")
        elements[name] = find(rest)
        return elements[name].name
    if verb == "kept":
        elements[rest].clearCache()
        return elements[rest].name + " " + states(elements[rest])
    if verb == "at":
        return at(*(int(part) for part in rest.split()))
    if verb in ("act", "set", "write", "insert", "delete", "caret", "word"):
        first, _, rest = rest.partition(" ")
        element = find(rest)
        if verb == "act":
            return str(act(element, first))
        if verb == "set":
            element.queryValue().currentValue = float(first)
            return value(element)
        if verb == "write":
            return str(element.queryEditableText().setTextContents(first))
        if verb == "insert":
            place, _, words = first.partition(":")
            return str(element.queryEditableText().insertText(int(place), words, len(words)))
        if verb == "delete":
            start, _, end = first.partition(":")
            return str(element.queryEditableText().deleteText(int(start), int(end)))
        if verb == "word":
            return word(element, int(first))
        return str(element.queryText().setCaretOffset(int(first)))
    element = find(rest)
    verbs = {
        "states": states, "value": value, "text": text, "actions": actions,
        "window": lambda found: extents(found, pyatspi.WINDOW_COORDS),
        "screen": lambda found: extents(found, pyatspi.DESKTOP_COORDS),
        "interfaces": lambda found: " ".join(sorted(found.get_interfaces())),
        "attributes": lambda found: " ".join(sorted(found.getAttributes())),
        "focus": lambda found: str(found.queryComponent().grabFocus()),
        "offset": lambda found: str(found.queryText().caretOffset),
        "parent": lambda found: line(found.parent, 0) + f" {found.getIndexInParent()}",
    }
    return verbs[verb](element)


def respond(command):
    try:
        print(answer(command), flush=True)
    except Exception as error:
        print(f"error: {type(error).__name__}", flush=True)
    print(".", flush=True)
    return False


def heard(event):
    source = event.source
    host = event.host_application
    if host is None or host.name != sys.argv[1]:
        return
    detail = event.any_data if isinstance(event.any_data, (str, float)) else ""
    events.append(f"{event.type} {source.getRoleName()} {source.name} {event.detail1} {event.detail2} {detail}".rstrip())


def pressed(event):
    """Takes the x key, pressed and let go, as a command of its own."""
    if event.type == pyatspi.KEY_PRESSED_EVENT:
        events.append(f"key {event.event_string} {event.id}")
    return event.event_string == "x"


def read():
    for command in sys.stdin:
        GLib.idle_add(respond, command.rstrip("\n"))
    os._exit(0)


# Whatever happens, no reader outlives its test for long.
GLib.timeout_add_seconds(240, lambda: os._exit(3))
if "listen" in sys.argv[2:]:
    pyatspi.Registry.registerEventListener(heard, *NAMES)
if "keys" in sys.argv[2:]:
    kinds = (pyatspi.KEY_PRESSED_EVENT, pyatspi.KEY_RELEASED_EVENT)
    pyatspi.Registry.registerKeystrokeListener(pressed, mask=list(range(256)), kind=kinds)
threading.Thread(target=read, daemon=True).start()
GLib.MainLoop().run()
