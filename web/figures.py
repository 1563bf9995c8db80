#!/usr/bin/env python3
"""Measures what web/build has built in a headless Chromium, and prints a table. Needs brotli and cargo.

    web/figures.py [--minutes N]    plays N minutes before memory is measured again; 10 by default
    web/figures.py --gallery FILE   also compares a picture with one of the example `gallery`

Figures of speed are medians of 5 runs. What else the machine does changes them: the load is printed, too.
"""

import json
import os
import pathlib
import random
import statistics
import subprocess
import sys
import tempfile
import time

from browser import CODES, Browser, Page, Site

ROOT = pathlib.Path(__file__).resolve().parent.parent
RUNS = 5
PHONE, DESKTOP = (390, 844), (1280, 800)

# Notes when the canvas changes and is touched, what workers are asked, and the app's memory.
SCRIPT = """
globalThis.seen = { drawn: [], touched: [], questions: [] };
const put = CanvasRenderingContext2D.prototype.putImageData;
CanvasRenderingContext2D.prototype.putImageData = function (...given) {
    put.apply(this, given);
    seen.drawn.push(performance.now());
};
addEventListener("pointerup", () => seen.touched.push(performance.now()), true);
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message) {
    seen.questions.push(message.question);
    post.call(this, message);
};
const instantiate = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = async (...given) => {
    const made = await instantiate(...given);
    seen.memory = made.instance.exports.memory;
    return made;
};
globalThis.seenOnce = (holds) => new Promise((resolve) => {
    const look = () => (globalThis.seen && holds() ? resolve(holds()) : setTimeout(look, 10));
    look();
});
"""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
DRAWN = "seenOnce(() => seen.drawn[0])"
ANSWERED = "seenOnce(() => seen.drawn.find((at) => at > seen.touched[0]))"

# The times between the frames of the first 3 seconds of a match.
FRAMES = """new Promise((resolve) => {
    location.hash = "%s";
    const times = [];
    const frame = (now) => {
        times.push(now);
        if (now < times[0] + 3000) return requestAnimationFrame(frame);
        resolve(times.slice(1).map((time, at) => time - times[at]));
    };
    requestAnimationFrame(frame);
})"""

# How long a worker takes for a question, and its answer.
SEARCH = """(async (question) => {
    globalThis.program ??= await fetch("worker_module_bg.wasm")
        .then((file) => file.arrayBuffer()).then(WebAssembly.compile);
    globalThis.worker ??= new Worker("worker.js", { type: "module" });
    const begun = performance.now();
    const answers = [];
    await new Promise((resolve) => {
        worker.onmessage = ({ data }) => (data === null ? resolve() : answers.push(data));
        worker.postMessage({ program, question });
    });
    return [performance.now() - begun, ...answers];
})(%s)"""


def row(what, figures):
    print(f"| {what} | {figures} | {os.getloadavg()[0]:.1f} |", flush=True)


def compress(folder, to):
    for file in sorted(folder.iterdir()):
        subprocess.run(["brotli", "-q", "11", "-o", to / file.name, file], check=True)
        row(file.name, f"{file.stat().st_size:,} bytes, {(to / file.name).stat().st_size:,} by Brotli")
    row("all files", f"{sum(file.stat().st_size for file in to.iterdir()):,} by Brotli")


def app(browser, site, size, **more):
    """Opens the app with the mirror for screen readers."""
    page = Page(browser, f"{site.address}page.css", size, script=SCRIPT, **more)
    page.run("localStorage.setItem('accessibility', 'on')")
    page.go(site.address)
    page.run(DRAWN)
    time.sleep(3)
    return page


def visit(browser, site):
    """Returns when the page and the app were first painted, and when a touch was answered."""
    page = Page(browser, "about:blank", PHONE, touch=True, script=SCRIPT)
    speed = {"downloadThroughput": 10e6 / 8, "uploadThroughput": 10e6 / 8}
    page.call("Network.emulateNetworkConditions", offline=False, latency=40, **speed)
    page.call("Emulation.setCPUThrottlingRate", rate=4)
    page.go(site.address)
    time.sleep(0.5)
    page.run(DRAWN)
    page.tap(195, 225)
    times = [page.run(it) for it in (PAINTED, DRAWN, ANSWERED)]
    # The next visit begins at home.
    page.call("Emulation.setCPUThrottlingRate", rate=1)
    page.run("navigator.serviceWorker.ready.then(() => true)")
    page.run("history.back()")
    time.sleep(5)
    browser.stop()
    return times


def start(site):
    visits = {"first": [], "second": []}
    for _ in range(RUNS):
        browser = Browser(scale=2)
        visits["first"].append(visit(browser, site))
        visits["second"].append(visit(Browser(scale=2, profile=browser.profile), site))
    for name, times in visits.items():
        painted, drawn, answered = (statistics.median(it) / 1000 for it in zip(*times))
        row(f"{name} visit at 10 Mbit/s, 4 times slower processor",
            f"painted {painted:.1f} s, home page {drawn:.1f} s, touch answered {answered:.1f} s")


def frames(site):
    for size, scale in ((PHONE, 2), (DESKTOP, 1)):
        times = []
        for _ in range(RUNS):
            browser = Browser(scale=scale)
            page = Page(browser, site.address, size, touch=scale == 2, script=SCRIPT)
            page.run(DRAWN)
            time.sleep(3)
            times += [time for code in CODES.values() for time in page.run(FRAMES % code)]
            browser.stop()
        late = statistics.quantiles(times, n=100)[-1]
        row(f"frames of deals, {size[0]}x{size[1]} by {scale}",
            f"median {statistics.median(times):.0f} ms, 99 % within {late:.0f} ms, longest {max(times):.0f} ms")


def memory(page):
    processes = page.browser.call("SystemInfo.getProcessInfo")["processInfo"]
    statm = [pathlib.Path(f"/proc/{it['id']}/statm") for it in processes if it["type"] == "renderer"]
    process = max(int(file.read_text().split()[1]) for file in statm) * os.sysconf("SC_PAGE_SIZE")
    page.call("HeapProfiler.collectGarbage")
    sizes = page.run("seen.memory.buffer.byteLength"), page.call("Runtime.getHeapUsage")["usedSize"], process
    return "app {:.0f} MB, JavaScript {:.0f} MB, whole process {:.0f} MB".format(*(size / 2**20 for size in sizes))


def play(site, minutes):
    """Plays at random. Returns a question about an opponent's action in each game."""
    browser, dice = Browser(), random.Random(47)
    page = app(browser, site, DESKTOP)
    row("memory at the start", memory(page))
    for code in CODES.values():
        page.run(f"location.hash = '{code}'")
        end = time.monotonic() + minutes * 60 / len(CODES)
        while time.monotonic() < end:
            page.act(dice)
            time.sleep(0.3)
    asked = [json.loads(question) for question in page.run("seen.questions")]
    row(f"memory after {minutes:g} minutes and {len(asked)} searches", memory(page))
    browser.stop()
    choices = [it for it in asked if "Choice" in it.get("Match", {}).get("about", {})]
    # The first ones: in the end, a player has little choice.
    return {it["Match"]["game"]: it for it in reversed(choices)}


def hard(site, questions):
    """Compares the time of a Hard opponent's search with that of the same search on the desktop."""
    browser = Browser()
    page = Page(browser, f"{site.address}page.css", DESKTOP)
    cargo = ["cargo", "run", "-q", "--profile", "dist", "--locked", "-p", "cardkeep-worker", "--example", "answer"]
    for game, question in questions.items():
        question["Match"]["about"]["Choice"]["level"] = "hard"
        question = json.dumps(question)
        given = f"{question}\n" * RUNS
        lines = subprocess.run(cargo, cwd=ROOT, input=given, capture_output=True, text=True, check=True).stdout
        native = [line.split(" ", 1) for line in lines.splitlines()]
        here = [page.run(SEARCH % json.dumps(question)) for _ in range(RUNS)]
        assert {answer for _, answer in native} == {answer for _, answer in here}, (native, here)
        one, other = (statistics.median(float(time) for time, _ in times) for times in (here, native))
        row(f"Hard's time, {game}", f"{one:.0f} ms, on the desktop {other:.0f} ms: {one / other:.1f} times")
    browser.stop()


def compare(site, gallery):
    """Compares the first step of a lesson with the gallery's picture."""
    name = "lesson-watchtower"
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([gallery, folder, "--only", name, "--size", "390x844"], check=True)
        browser = Browser(scale=2)
        page = app(browser, site, PHONE, touch=True)
        for label in ("Watchtower", "Learn by playing (3 min)"):
            page.activate(label)
            time.sleep(5)
        page.picture(f"{folder}/browser.png")
        browser.stop()
        pictures = [f"{folder}/{name}-390x844-light.png", f"{folder}/browser.png"]
        found = subprocess.run([ROOT / ".ci/same-picture", *pictures], stderr=subprocess.PIPE, text=True).stderr
    row("picture of a lesson, and the gallery's", found.strip().split(".png differ ")[-1] or "the same")


def main():
    arguments = dict(zip(sys.argv[1::2], sys.argv[2::2]))
    folder = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "web/site"
    print("| what | figures | load |\n|---|---|---|")
    with tempfile.TemporaryDirectory() as compressed:
        compress(folder, pathlib.Path(compressed))
        site = Site(compressed, "br")
        start(site)
        frames(site)
        hard(site, play(site, float(arguments.get("--minutes", 10))))
        if gallery := arguments.get("--gallery"):
            compare(site, gallery)


main()
