#!/usr/bin/env python3
"""Opens a page of `plumb explain --html` in headless Chromium, uses it, and fails on any error of its console.

usage: Tests/InspectorPage/check.py PAGE.html [FOLDER]     FOLDER takes screenshots

Speaks the DevTools protocol over a pipe; nothing but Python's standard library and Debian's chromium is needed.
"""

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile


class Browser:
    def __init__(self, program):
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()
        self.profile = tempfile.mkdtemp()

        def pipes():
            # The browser reads from 3 and writes to 4.
            os.dup2(commands, 100)
            os.dup2(answers, 101)
            os.dup2(100, 3)
            os.dup2(101, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             "--user-data-dir=" + self.profile, "about:blank"],
            preexec_fn=pipes, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.number = 0
        self.waiting = b""
        self.errors = []
        self.session = None

    def read(self):
        while b"\0" not in self.waiting:
            part = os.read(self.answers, 1 << 16)
            if not part:
                raise SystemExit("the browser has ended")
            self.waiting += part
        message, self.waiting = self.waiting.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            kind = answer.get("method", "")
            if kind == "Runtime.exceptionThrown":
                self.errors.append(answer["params"]["exceptionDetails"].get("text", "an exception"))
            if kind == "Log.entryAdded" and answer["params"]["entry"]["level"] in ("error", "warning"):
                self.errors.append(answer["params"]["entry"]["text"])
            if kind == "Runtime.consoleAPICalled" and answer["params"]["type"] in ("error", "warning", "assert"):
                self.errors.append(str(answer["params"]["args"]))
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def value(self, script):
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True)
        if "exceptionDetails" in result:
            raise SystemExit(f"{script}: {result['exceptionDetails'].get('exception', {}).get('description')}")
        return result["result"].get("value")

    def end(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


def main():
    if len(sys.argv) < 2 or sys.argv[1] in ("-h", "--help"):
        print(__doc__.strip())
        return 0 if len(sys.argv) > 1 else 2
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not program:
        print("there is no chromium; apt-get install chromium", file=sys.stderr)
        return 2
    page = "file://" + os.path.abspath(sys.argv[1])
    folder = sys.argv[2] if len(sys.argv) > 2 else None
    browser = Browser(program)
    try:
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        browser.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Runtime", "Log", "Page"):
            browser.call(domain + ".enable")

        def size(width, height):
            browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

        def shot(name):
            if folder:
                os.makedirs(folder, exist_ok=True)
                data = browser.call("Page.captureScreenshot", format="png")["data"]
                with open(os.path.join(folder, name + ".png"), "wb") as file:
                    file.write(base64.b64decode(data))

        def key(name):
            for kind in ("keyDown", "keyUp"):
                browser.call("Input.dispatchKeyEvent", type=kind, key=name)

        def click(x, y):
            for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
                browser.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left" if kind != "mouseMoved" else "none", clickCount=1)

        size(1280, 800)
        browser.call("Page.navigate", url=page)
        for _ in range(100):
            if browser.value("document.readyState") == "complete" and browser.value("typeof inspector") == "object":
                break
        # The tree, and the picture in its size.
        count = browser.value("document.querySelectorAll('[role=treeitem]').length")
        assert count > 0, "the tree is empty"
        assert browser.value("document.querySelector('.stage img').naturalWidth") > 0, "there is no picture"
        shot("start")
        # The keyboard.
        browser.value("document.querySelector('[role=treeitem]').focus()")
        key("ArrowDown")
        assert browser.value("document.querySelectorAll('[aria-selected=true]').length") == 1, "nothing is selected"
        assert browser.value("document.querySelectorAll('dl dt').length") > 0, "nothing is explained"
        line = browser.value("(document.querySelector('.source') || {}).textContent || ''")
        marked = browser.value("(document.querySelector('.source mark') || {}).textContent || ''")
        assert line.strip() and marked.strip(), "the line of source is not shown"
        shot("selected")
        # All coordinates are the page's: where a view is put is where its frame is.
        odd = browser.value(
            "(() => { for (const event of plumbData.events) { const view = plumbData.views.find((one) => one.id === event.view);"
            " if (event.event !== 'place' || event.remembered || !view || !view.frame || view.isInside) continue;"
            " inspector.select(view.id); inspector.state.onlyThis = true; let text = '';"
            " for (let index = 0; index < 40; index++) { document.getElementById('next').click(); text = document.getElementById('step').textContent;"
            " if (text.includes(' is put at ')) break; }"
            " const first = text.match(/ is put at (.*), (.*), .* × /); if (!first) continue;"
            " const shown = document.querySelector('dl') && document.querySelector('strong + .quiet').textContent;"
            " if (shown && !shown.includes(' at ' + first[1] + ', ' + first[2])) return text + ' / ' + shown; } return ''; })()")
        assert odd == "", odd
        browser.value("inspector.select(plumbData.views[0].id)")
        # A rule at a line of the source is listed once, with how many views of the line have it.
        listed = browser.value("[...document.querySelectorAll('p.line')].map((line) => line.textContent)")
        found = browser.value(
            "plumbData.findings.map((one) => { const view = plumbData.views.find((each) => each.id === one.view) || {};"
            " const at = one.at || view.at || (view.around || []).at(-1);"
            " return [one.rule, one.axis || null, at ? at.file + ':' + at.line + ':' + at.column : null, one.views || 1]; })")
        lines = {tuple(one[:3]) for one in found if one[2]}
        assert len(listed) == len(lines) + sum(1 for one in found if not one[2]), listed
        assert sum(", at " in line for line in listed) == len({tuple(one[:3]) for one in found if one[3] > 1}), listed
        # The button turns the page, and says so.
        assert browser.value("document.getElementById('scheme').textContent") == "Turn this page dark"
        browser.value("document.getElementById('scheme').click()")
        assert browser.value("document.documentElement.dataset.scheme") == "dark", "the page stays light"
        assert browser.value("document.getElementById('scheme').textContent") == "Turn this page light"
        browser.value("document.getElementById('scheme').click(); delete document.documentElement.dataset.scheme")
        # A white view ends where the page begins.
        assert browser.value("getComputedStyle(document.querySelector('.stage')).boxShadow") != "none", "the picture has no edge"
        key("End")
        last = browser.value("document.activeElement.dataset.id")
        key("Home")
        assert browser.value("document.activeElement.dataset.id") != last or count == 1, "Home does nothing"
        key("Escape")
        assert browser.value("document.querySelectorAll('[aria-selected=true]').length") == 0, "Escape keeps the selection"
        # The mouse: the last view that is shown, in its middle.
        place = browser.value(
            "(() => { const stage = document.querySelector('.stage').getBoundingClientRect();"
            " const view = plumbData.views.filter((one) => one.frame && !one.isInside && !one.isModifier && one.frame[2] > 2 && one.frame[3] > 2).pop();"
            " return [stage.left + view.frame[0] + view.frame[2] / 2, stage.top + view.frame[1] + view.frame[3] / 2]; })()")
        if 0 < place[1] < 800 and 0 < place[0] < 1280:
            click(*place)
            assert browser.value("document.querySelectorAll('[aria-selected=true]').length") == 1, "a click selects nothing"
            assert browser.value("document.querySelectorAll('.frame').length") == 1, "no frame is drawn"
        # Steps, over all views.
        browser.value("document.getElementById('only').click()")
        seen = set()
        for _ in range(400):
            before = browser.value("document.querySelector('.steps .quiet').textContent")
            browser.value("document.getElementById('next').click()")
            seen.add(browser.value("document.getElementById('step').textContent").split(" ")[-1])
            if browser.value("document.querySelectorAll('.bars').length"):
                shot("offers")
            if browser.value("document.querySelector('.steps .quiet').textContent") == before:
                break
        assert len(seen) > 1, "the steps say nothing"
        browser.value("document.getElementById('play').click(); document.getElementById('play').click()")
        # Another layout in the same page.
        browser.value("inspector.update(plumbData)")
        assert browser.value("document.querySelectorAll('[role=treeitem]').length") == count, "an update loses views"
        # Dark, and narrow.
        browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
        shot("dark")
        size(420, 900)
        wide = browser.value("document.documentElement.scrollWidth")
        shot("narrow")
        browser.call("Emulation.setEmulatedMedia", features=[])
        assert not browser.errors, browser.errors
        print(f"{sys.argv[1]}: {count} views, no error; {wide} points of 420 are used in a narrow window")
        return 0
    finally:
        browser.end()


if __name__ == "__main__":
    sys.exit(main())
