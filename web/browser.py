"""Drives Chromium over the pipe of its DevTools protocol, with nothing but the standard library."""

import base64
import functools
import http.server
import json
import os
import subprocess
import tempfile
import threading
import time

# A match of each game that is the same on every day.
CODES = {
    "four-knights": "04G0-9X1J-JT40-0000-00GZ-T8V",
    "four-kingdoms": "8480-FGMM-6100-0000-043W-2R",
    "four-horsemen": "G4RG-C2T3-45N9-0000-0000-1M6X-1",
    "watchtower": "R8RG-9RJB-CFZW-0000-0000-3CHQ-B",
    "knights-and-ninjas": "090H-4296-FGMM-6100-0000-04JC-4X",
}

# Buttons that change nothing in a match, by how their labels begin, and words of those that likely do.
IDLE = ("Back", "Hint", "Log", "More", "Close", "Menu", "Undo", "Redo", "Hide", "About", "Save", "Win chance")
LIKELY = ("Close", ", can be ", "Stock")


class Site:
    """A static web server for a folder, whose files may all have an encoding."""

    def __init__(self, folder, encoding=None):
        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def end_headers(self):
                if encoding:
                    self.send_header("Content-Encoding", encoding)
                super().end_headers()

        handler = functools.partial(Handler, directory=folder)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://localhost:{self.server.server_address[1]}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


class Browser:
    """A Chromium on a screen with this many pixels a CSS pixel, with a new profile unless one is given."""

    def __init__(self, language="en-US", scale=1, profile=None):
        self.profile = profile or tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_browser, from_browser = os.pipe(), os.pipe()

        def connect():
            # Above 4 first, where neither can overwrite the other.
            read, write = os.dup(to_browser[0]), os.dup(from_browser[1])
            read, write = os.dup2(read, 100), os.dup2(write, 101)
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = subprocess.Popen(
            [
                "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
                "--remote-debugging-pipe", f"--user-data-dir={self.profile.name}", f"--lang={language}",
                f"--accept-lang={language}", f"--force-device-scale-factor={scale}", "about:blank",
            ],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            pass_fds=(3, 4), preexec_fn=connect,
        )
        os.close(to_browser[0])
        os.close(from_browser[1])
        self.input = os.fdopen(to_browser[1], "wb", buffering=0)
        self.output = os.fdopen(from_browser[0], "rb")
        self.last = 0
        self.answers = {}
        self.events = []
        self.changed = threading.Condition()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        text = b""
        while True:
            read = os.read(self.output.fileno(), 1 << 16)
            if not read:
                return
            text += read
            *messages, text = text.split(b"\0")
            with self.changed:
                for message in map(json.loads, messages):
                    if "id" in message:
                        self.answers[message["id"]] = message
                    else:
                        self.events.append(message)
                self.changed.notify_all()

    def call(self, method, session=None, timeout=60, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        self.input.write(json.dumps(message).encode() + b"\0")
        with self.changed:
            number = self.last
            if not self.changed.wait_for(lambda: number in self.answers, timeout):
                raise TimeoutError(method)
            answer = self.answers.pop(number)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer["result"]

    def stop(self):
        self.process.kill()
        self.process.wait()


class Page:
    """A tab of a size in CSS pixels. A script may run before those of the page."""

    def __init__(self, browser, address, size, touch=False, script=""):
        self.browser = browser
        self.target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        attached = browser.call("Target.attachToTarget", targetId=self.target, flatten=True)
        self.session = attached["sessionId"]
        self.touch = touch
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")
        self.resize(*size)
        if touch:
            self.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)
        self.call("Page.addScriptToEvaluateOnNewDocument", source=script)
        self.go(address)

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def resize(self, width, height):
        # A factor that is only emulated would not reach the canvas.
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=0, mobile=self.touch,
        )

    def go(self, address):
        self.call("Page.navigate", url=address)

    def reload(self):
        self.call("Page.reload")

    def crash(self):
        """Ends the process of the tab."""
        try:
            self.call("Page.crash", timeout=1)
        except (RuntimeError, TimeoutError):
            pass

    def told(self, prefix):
        """Returns what the page has told by a binding, if it begins like this."""
        with self.browser.changed:
            calls = [event for event in self.browser.events if event["method"] == "Runtime.bindingCalled"]
        told = [event["params"]["payload"] for event in calls if event["sessionId"] == self.session]
        return [text for text in told if text.startswith(prefix)]

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)

    def run(self, script):
        """Returns the value of an expression, which may be a promise."""
        answer = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"])
        return answer["result"].get("value")

    def complaints(self):
        """Returns what the page and its workers have complained about."""
        found = []
        with self.browser.changed:
            for event in self.browser.events:
                if event.get("sessionId") != self.session:
                    continue
                about = event["params"]
                if event["method"] == "Runtime.exceptionThrown":
                    details = about["exceptionDetails"]
                    text = details.get("exception", {}).get("description", details["text"])
                    # winit leaves its caller like this.
                    if "Using exceptions for control flow" not in text:
                        found.append(text)
                elif event["method"] == "Runtime.consoleAPICalled" and about["type"] in ("error", "assert"):
                    found.append(" ".join(str(it.get("value", it.get("description"))) for it in about["args"]))
                elif event["method"] == "Log.entryAdded" and about["entry"]["level"] == "error":
                    found.append(f"{about['entry']['text']} {about['entry'].get('url', '')}")
        return found

    def picture(self, path=None):
        data = base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])
        if path:
            with open(path, "wb") as file:
                file.write(data)
        return data

    def tap(self, x, y):
        """Taps or clicks."""
        self.drag([(x, y)])

    def drag(self, points):
        """Presses at the first point, and releases at the last."""
        if self.touch:
            for at, (x, y) in enumerate(points):
                kind = "touchMove" if at else "touchStart"
                self.call("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y}])
                time.sleep(0.05)
            self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
            return

        def mouse(kind, at, **more):
            x, y = at
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", **more)

        mouse("mouseMoved", points[0])
        mouse("mousePressed", points[0], clickCount=1, buttons=1)
        for point in points[1:]:
            mouse("mouseMoved", point, buttons=1)
            time.sleep(0.05)
        time.sleep(0.05)
        mouse("mouseReleased", points[-1], clickCount=1)

    def press(self, key, code=None, text=None):
        more = {"text": text} if text else {}
        code = code or key
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, code=code, **more)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=code)

    def choose(self, file):
        """Chooses a file in the dialog that a page has asked for. Returns whether there was one."""
        with self.browser.changed:
            asked = [event for event in self.browser.events if event["method"] == "Page.fileChooserOpened"]
        for event in asked[-1:]:
            self.call("DOM.setFileInputFiles", files=[str(file)], backendNodeId=event["params"]["backendNodeId"])
        return bool(asked)

    def elements(self):
        """Returns what a screen reader finds, in order: what kind of element it is, and its label."""
        script = """[...document.querySelectorAll("[data-node]")].filter((it) => !it.closest("[hidden]"))
            .map((it) => [it.localName, it.getAttribute("aria-label") ?? it.value ?? it.textContent])"""
        return [(kind, label) for kind, label in self.run(script) if kind != "div" and label]

    def moves(self):
        """Returns the labels of the buttons that may change a match, the likeliest first."""
        buttons = [label for kind, label in self.elements() if kind == "button"]
        useful = [label for label in buttons if not label.startswith(IDLE)]
        useful.sort(key=lambda label: not any(words in label for words in LIKELY))
        # An explanation stops the match until it is closed.
        return ["Close"] * ("Close" in buttons) + useful

    def act(self, dice):
        """Presses one of these buttons."""
        moves = self.moves()
        likely = [label for label in moves if any(words in label for words in LIKELY)]
        if moves:
            self.activate(dice.choice(likely if likely and dice.random() < 0.8 else moves))

    def activate(self, label):
        """Activates the first button with this label, as a screen reader does. Returns whether there is one."""
        script = f"""(() => {{
            const is = (it) => it.getAttribute("aria-label") === {json.dumps(label)} && !it.closest("[hidden]");
            const found = [...document.querySelectorAll("button[data-node]")].find(is);
            found?.click();
            return Boolean(found);
        }})()"""
        return self.run(script)

    def files(self):
        """Returns the files that the browser keeps for the app, as text."""
        script = """new Promise(async (resolve, reject) => {
            // Opening it would create it.
            const known = await indexedDB.databases();
            if (!known.some((database) => database.name === "cardkeep")) return resolve({});
            const request = indexedDB.open("cardkeep");
            request.onerror = () => reject(request.error);
            request.onsuccess = () => {
                const database = request.result;
                if (!database.objectStoreNames.contains("files")) return resolve({});
                const store = database.transaction("files").objectStore("files");
                const found = {};
                store.openCursor().onsuccess = (event) => {
                    const cursor = event.target.result;
                    if (!cursor) { database.close(); return resolve(found); }
                    found[cursor.key] = new TextDecoder().decode(cursor.value);
                    cursor.continue();
                };
            };
        })"""
        return self.run(script)

    def saved(self, name):
        """Returns the JSON of a file, or nothing."""
        text = self.files().get(name)
        return json.loads(text.split("\n", 1)[1]) if text else None
