#!/usr/bin/env python3
"""Tries plumb serve: right requests and wrong ones, attacks, views that trap and hang, load, and its end.

usage: Scripts/serve-check.py [PLUMB] [--seconds S] [--connections N]
PLUMB is .build/release/plumb unless it is given; S seconds of load by 1, 8, 64 and 512 connections, up to N

Needs openapi-spec-validator (PyPI).
"""

import argparse
import atexit
import base64
import gzip
import hashlib
import hmac
import http.client
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

import openapi_spec_validator

VIEWS = """import SwiftUI

struct Row: Decodable {
    var name: String
    var count: Int?
    var size: Double?
}

struct Card: View {
    let row: Row
    init(_ row: Row) { self.row = row }
    var body: some View {
        if row.name == "trap" { fatalError("no") }
        if row.name == "hang" { while true {} }
        if row.name == "memory" { return Text("\\([[UInt8]](repeating: [UInt8](repeating: 1, count: 1 << 30), count: 1).count)\\(grow())") }
        return Text("\\(row.name) \\(row.count ?? 0)")
    }
    func grow() -> Int {
        var all: [[UInt8]] = []
        while true { all.append([UInt8](repeating: UInt8(all.count & 255), count: 1 << 26)) }
    }
}

struct Plain: View {
    var body: some View { Color.red.frame(width: 30, height: 20) }
}

#Preview("Dark card") { Text("preview").padding() }
"""


class Service:
    """A server that runs, on a port of its own."""

    def __init__(self, plumb, folder, *options):
        self.process = subprocess.Popen(
            [plumb, "serve", f"{folder}/views.plumb", "--port", "0", "--size", "fit", "--scale", "1", *options],
            stdout=subprocess.PIPE, stderr=open(f"{folder}/log", "ab"), text=True)
        atexit.register(self.process.kill)
        line = self.process.stdout.readline()
        match = re.match(r"http://127\.0\.0\.1:(\d+)$", line.strip())
        assert match, (line, open(f"{folder}/log").read())
        self.port = int(match[1])

    def ask(self, target, method="GET", body=None, headers={}):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request(method, target, body, headers)
        response = connection.getresponse()
        data = response.read()
        connection.close()
        return response, data

    def raw(self, text, wait=5):
        """What comes back for bytes as they are, until the connection is closed."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=wait) as connection:
            connection.sendall(text.encode("latin-1"))
            connection.shutdown(socket.SHUT_WR)
            data = b""
            try:
                while more := connection.recv(65536):
                    data += more
            except (TimeoutError, ConnectionResetError):
                pass
        return data.decode("latin-1")

    def memory(self):
        """Kibibytes of the server and of plumb, without the processes that draw."""
        children = open(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read().split()
        server = [c for c in children if open(f"/proc/{c}/comm").read().strip() == "plumb-server"]
        return sum(int(re.search(r"VmRSS:\s+(\d+)", open(f"/proc/{p}/status").read())[1])
                   for p in server + [str(self.process.pid)])

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(30) == 0, self.process.returncode


def letters(data):
    """What an SVG says, whose words are set letter by letter."""
    return re.sub(rb"<[^>]*>", b"", data)


def check_answers(service):
    """Status, type and content of requests, one by one."""
    table = [
        # method, target, body, headers, status, what the answer has
        ("GET", "/Card.png?name=Ada", None, {}, 200, b"\x89PNG"),
        ("GET", "/Card.jpg?name=Ada", None, {}, 200, b"\xff\xd8"),
        ("GET", "/Card.webp?name=Ada", None, {}, 200, b"WEBP"),
        ("GET", "/Card.svg?name=Ada", None, {}, 200, b"Ada 0"),
        ("GET", "/Card.pdf?name=Ada", None, {}, 200, b"%PDF"),
        ("GET", "/Card.json?name=Ada", None, {}, 200, b'"frames"'),
        ("GET", "/Card.svg?name=Ada+Lovelace&count=3", None, {}, 200, b"Lovelace 3"),
        ("GET", "/Card.svg?name=%E2%9C%93", None, {}, 200, "✓".encode()),
        ("POST", "/Card.svg", b'{"name": "Ada", "count": 7}', {}, 200, b"Ada 7"),
        ("POST", "/Card.svg?count=8", b'{"name": "Ada"}', {"Content-Type": "application/json"}, 200, b"Ada 8"),
        ("GET", "/Plain.png", None, {}, 200, b"\x89PNG"),
        ("GET", "/Dark%20card.png?scheme=dark&scale=3&locale=de&type-size=xxLarge&rtl=true", None, {}, 200, b"\x89PNG"),
        ("GET", "/Plain.png?device=iPhone+SE+(3rd+generation)", None, {}, 200, b"\x89PNG"),
        ("GET", "/", None, {}, 200, b'"takesInput": true'),
        ("GET", "/", None, {"Accept": "text/html"}, 200, b"<h1>Views</h1>"),
        ("GET", "/health", None, {}, 200, b"ok"),
        ("GET", "/metrics", None, {}, 200, b"plumb_requests_total{status=\"200\"}"),
        # Wrong values.
        ("GET", "/Card.png", None, {}, 400, b"name is missing"),
        ("GET", "/Card.png?name=Ada&count=many", None, {}, 400, b"count is"),
        ("GET", "/Card.png?name=Ada&name=Bob", None, {}, 400, b"twice"),
        ("GET", "/Card.png?name=Ada&scale=99", None, {}, 400, b"scale is"),
        ("GET", "/Card.png?name=Ada&scheme=red", None, {}, 400, b"light, dark"),
        ("GET", "/Card.png?name=Ada&size=huge", None, {}, 400, b"393x852"),
        ("GET", "/Card.png?name=Ada&rtl=yes", None, {}, 400, b"true or false"),
        ("GET", "/Card.png?name=Ada&device=Fridge", None, {}, 400, b"device is"),
        ("GET", "/Card.png?.=1&name=Ada", None, {}, 400, b"without a name"),
        ("GET", "/Plain.png?name=Ada", None, {}, 400, b"takes no input"),
        ("GET", "/Card.png?name=%FF", None, {}, 400, b"UTF-8"),
        ("POST", "/Card.png", b"nothing", {}, 400, b"no JSON"),
        ("POST", "/Card.png", b"[" * 100_000, {}, 400, b""),
        ("POST", "/Card.png", b'{"name": "\xff"}', {}, 400, b"UTF-8"),
        ("POST", "/Card.png", b"x" * (2 << 20), {}, 413, b"bytes"),
        ("POST", "/Card.png", b'name=Ada', {"Content-Type": "application/x-www-form-urlencoded"}, 415, b"JSON"),
        ("POST", "/Card.png", gzip.compress(b"{}" * 1_000_000), {"Content-Encoding": "gzip"}, 415, b"packed"),
        ("PUT", "/Card.png", b"{}", {}, 405, b"GET, HEAD, POST"),
        ("DELETE", "/", None, {}, 405, b"GET, HEAD"),
        # What leads elsewhere.
        ("GET", "/Nobody.png", None, {}, 404, b"no view"),
        ("GET", "/Card.exe?name=Ada", None, {}, 404, b"no format"),
        ("GET", "/Card", None, {}, 404, b"nothing"),
        ("GET", "/../../etc/passwd.png", None, {}, 404, b"no view"),
        ("GET", "/%2e%2e%2f%2e%2e%2fetc%2fpasswd.png", None, {}, 404, b"no view"),
        ("GET", "/Card%00.png?name=Ada", None, {}, 404, b"no view"),
        ("GET", "/Card.png?name=Ada&assets=/etc&open-url=x&network=1", None, {}, 200, b"\x89PNG"),
        ("GET", "/Card.png?name=" + "a" * 40_000, None, {}, 400, b""),
        # Pictures that are too large.
        ("GET", "/Plain.png?scale=16&size=2000x2000", None, {}, 200, b"\x89PNG"),
        ("GET", "/Card.png?name=Ada&device=iPhone+15+Pro&scale=16", None, {}, 500, b"pixels"),
    ]
    for method, target, body, headers, status, content in table:
        response, data = service.ask(target, method, body, headers)
        if ".svg" in target:
            data = letters(data)
        what = (method, target[:80], response.status, data[:200])
        assert response.status == status and content in data, what
        if status >= 400 and data:
            assert response.getheader("Content-Type", "").startswith("text/plain"), what
            assert data.count(b"\n") == 1 and data.endswith(b".\n") or status in (400, 500), what

    # The description is JSON, and has what the list has.
    description = json.loads(service.ask("/openapi.json")[1])
    openapi_spec_validator.validate(description)
    assert description["openapi"] == "3.1.0" and "/Card.png" in description["paths"]
    assert description["components"]["schemas"]["Card"]["properties"]["name"] == {"type": "string"}, description

    # Content that has not changed.
    response, data = service.ask("/Card.svg?name=Ada")
    tag = response.getheader("ETag")
    assert re.match(r'"[0-9a-f]{32}"$', tag) and response.getheader("Cache-Control") == "public, max-age=3600"
    for known in (tag, f'"x", W/{tag}', "*"):
        response, nothing = service.ask("/Card.svg?name=Ada", headers={"If-None-Match": known})
        assert response.status == 304 and not nothing and response.getheader("ETag") == tag, known
    assert service.ask("/Card.svg?name=Bob", headers={"If-None-Match": tag})[0].status == 200
    response, packed = service.ask("/Card.svg?name=Ada", headers={"Accept-Encoding": "br, gzip;q=0.5"})
    assert gzip.decompress(packed) == data and response.getheader("ETag") != tag
    assert response.getheader("Vary") == "Accept-Encoding"
    response, _ = service.ask("/Card.png?name=Ada", headers={"Accept-Encoding": "gzip"})
    assert response.getheader("Content-Encoding") is None
    response, nothing = service.ask("/Card.png?name=Ada", "HEAD")
    assert response.status == 200 and not nothing and int(response.getheader("Content-Length")) > 100

    # What no client of a library sends.
    for request, answer in [
        ("GET /Card.png?name=a HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n", ("400", "200")),
        ("GET /health HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", ("400",)),
        ("POST /Card.svg HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}x", ("400",)),
        ("GET / HTTP/9.9\r\n\r\n", ("400", "505")),
        ("nonsense\r\n\r\n", ("400",)),
        ("GET /health\nHTTP/1.1\r\n\r\n", ("400",)),
        ("GET /health HTTP/1.1\r\nHost: x\r\n" + "".join(f"H{i}: x\r\n" for i in range(200)) + "\r\n", ("400", "431")),
    ]:
        text = service.raw(request)
        assert not text or text.split(" ")[1] in answer, (request[:80], text[:200])
        assert text.count("HTTP/1.1") <= 1, (request[:80], text)
    text = service.raw("GET /a%0d%0aSet-Cookie:x=1.png HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert "404" in text.split("\r\n")[0] and "set-cookie" not in text.split("\r\n\r\n")[0].lower(), text


def check_faults(service):
    """Views that trap, hang or take all memory cost their request."""
    for name, words in [("trap", b"trapped"), ("hang", b"did not return within 2 s"), ("memory", b"")]:
        response, data = service.ask(f"/Card.png?name={name}")
        assert response.status == 500 and words in data, (name, response.status, data)
        assert service.ask("/Card.png?name=after")[0].status == 200
    # A process that somebody ends.
    for pid in subprocess.run(["pgrep", "-P", str(service.process.pid), "plumb"], capture_output=True, text=True).stdout.split():
        if open(f"/proc/{pid}/comm").read().strip() == "plumb":
            os.kill(int(pid), signal.SIGKILL)
    time.sleep(0.2)
    assert service.ask("/Card.png?name=killed")[0].status == 200


def check_overload(plumb, folder):
    """What does not fit into the queue is refused at once, and the rest is answered."""
    service = Service(plumb, folder, "--jobs", "1", "--queue", "2", "--timeout", "2")
    statuses = []

    def ask(name):
        response, _ = service.ask(f"/Card.png?name={name}")
        statuses.append((response.status, response.getheader("Retry-After")))

    threads = [threading.Thread(target=ask, args=(f"hang&count={i}",)) for i in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {s for s, _ in statuses} == {500, 503} and sum(s == 503 for s, _ in statuses) >= 3, statuses
    assert all(retry == "1" for status, retry in statuses if status == 503)
    assert service.ask("/Card.png?name=after")[0].status == 200
    service.stop()


def check_signatures(plumb, folder):
    secret = b"0123456789abcdef0123"
    open(f"{folder}/secret", "wb").write(secret + b"\n")
    service = Service(plumb, folder, "--secret-file", f"{folder}/secret")
    link = subprocess.run(
        [plumb, "serve", f"{folder}/views.plumb", "--secret-file", f"{folder}/secret", "--sign", "/Card.svg?name=Ada", "--valid", "60"],
        capture_output=True, text=True, check=True).stdout.strip()

    def signed(text):
        code = hmac.new(secret, text.encode(), hashlib.sha256).digest()
        return f"{text}&signature={base64.urlsafe_b64encode(code).decode().rstrip('=')}"

    soon = int(time.time()) + 60
    response, data = service.ask(link)
    assert response.status == 200 and b"Ada 0" in letters(data), (link, response.status, data)
    assert int(response.getheader("Cache-Control").split("=")[1]) <= 60
    assert service.ask(signed(f"/Card.svg?name=Bob&expires={soon}"))[0].status == 200
    for wrong in [
        "/Card.svg?name=Ada", link.replace("Ada", "Eve"), link[:-1] + ("A" if link[-1] != "A" else "B"), link + "&count=3",
        link + "=", signed(f"/Card.svg?name=Ada&expires={soon - 120}"), signed("/Card.svg?name=Ada"),
        signed(f"/Card.svg?expires={soon}&name=Ada&expires={soon}"), f"/Card.svg?name=Ada&expires={soon}&signature=",
        link.replace("/Card.svg", "/Card.png"), link.replace("signature=", "signature=%41"),
    ]:
        response, data = service.ask(wrong)
        assert response.status == 403, (wrong, response.status, data)
    assert service.ask(link, "POST", b"{}")[0].status == 405
    assert service.ask("/health")[0].status == 200
    service.stop()


def check_load(service, seconds, most):
    """Many at once, good, bad, slow, hostile, and views that trap and hang: no wrong picture, no growth."""
    names = [f"n{i}" for i in range(200)]
    right = {}
    for name in names:
        right[name] = hashlib.sha256(service.ask(f"/Card.png?name={name}")[1]).hexdigest()
    before = service.memory()
    numbers = [n for n in (1, 8, 64, 512) if n <= most]
    for number in numbers:
        load(service, seconds / len(numbers), number, names, right)
    after = service.memory()
    print(f"serve: memory {before // 1024} then {after // 1024} MiB")
    # The cache may fill, and each connection has its buffers.
    assert after - before < 200 << 10, (before, after)


def load(service, seconds, number, names, right):
    wrong, times, counts = [], [], {}
    end = time.time() + seconds
    lock = threading.Lock()

    def target(draw):
        """What is asked, the status that is right beside 503, and the hash of a picture."""
        name, kind = draw.choice(names), draw.random()
        if kind < 0.0005:
            return f"/Card.png?name=hang&count={draw.randint(0, 1 << 40)}", 500, None
        if kind < 0.005:
            return f"/Card.png?name=trap&count={draw.randint(0, 1 << 40)}", 500, None
        if kind < 0.05:
            return draw.choice(["/Card.png", "/Card.png?name=a&scale=1000", "/Card.png?name=a&count=x"]), 400, None
        if kind < 0.06:
            return draw.choice(["/..%2f..%2fetc/passwd", "/Nobody.png?name=%00%0d%0aX:1", "/" + "a" * 5000]), 404, None
        if kind < 0.08:
            return f"/Card.png?name={name}&scale=4&type-size=accessibility5&count={draw.randint(0, 1 << 40)}", 200, None
        # The parameter that the view ignores makes most requests new to the cache.
        return f"/Card.png?name={name}&size={draw.randint(200, 4000)}x{draw.randint(100, 4000)}", 200, right[name]

    def work(seed):
        draw = random.Random(seed)
        connection = http.client.HTTPConnection("127.0.0.1", service.port, timeout=60)
        while time.time() < end:
            asked, status, known = target(draw)
            start = time.time()
            try:
                connection.request("GET", asked)
                response = connection.getresponse()
                data = response.read()
            except (http.client.HTTPException, OSError) as error:
                connection.close()
                with lock:
                    counts[type(error).__name__] = counts.get(type(error).__name__, 0) + 1
                continue
            with lock:
                times.append(time.time() - start)
                counts[response.status] = counts.get(response.status, 0) + 1
                is_right = response.status in (status, 503) or status == 404 and response.status in (400, 404, 414)
                if not is_right or response.status == 200 and known and hashlib.sha256(data).hexdigest() != known:
                    wrong.append((asked, response.status))

    threads = [threading.Thread(target=work, args=(i,)) for i in range(number)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong, wrong[:5]
    times.sort()
    print(f"serve: {number} connections, {seconds:.0f} s: {len(times)} answers ({counts}); "
          f"half within {times[len(times) // 2] * 1000:.0f} ms, 99 % within {times[len(times) * 99 // 100] * 1000:.0f} ms", flush=True)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("plumb", nargs="?", default=".build/release/plumb")
    arguments.add_argument("--seconds", type=float, default=12)
    arguments.add_argument("--connections", type=int, default=64)
    options = arguments.parse_args()
    plumb = os.path.abspath(options.plumb)
    with tempfile.TemporaryDirectory() as folder:
        open(f"{folder}/Views.swift", "w").write(VIEWS)
        subprocess.run([plumb, "build", f"{folder}/Views.swift", "-o", f"{folder}/views.plumb"], check=True)
        service = Service(plumb, folder, "--timeout", "2", "--memory", "512")
        check_answers(service)
        check_faults(service)
        service.stop()
        check_overload(plumb, folder)
        check_signatures(plumb, folder)
        service = Service(plumb, folder, "--jobs", "2", "--timeout", "2")
        check_load(service, options.seconds, options.connections)
        # What has come is answered, then it ends.
        slow = threading.Thread(target=lambda: results.append(service.ask("/Card.png?name=last&scale=4")[0].status))
        results = []
        slow.start()
        time.sleep(0.02)
        service.stop()
        slow.join()
        assert results == [200], results
        busy = socket.socket()
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        run = subprocess.run(
            [plumb, "serve", f"{folder}/views.plumb", "--port", str(busy.getsockname()[1])], capture_output=True, text=True)
        assert run.returncode == 2 and "can't be listened on" in run.stderr, (run.returncode, run.stderr)
    print("serve: all answers are right")


if __name__ == "__main__":
    sys.exit(main())
