// The page around the app: keeps its files in IndexedDB, runs its searches in Web Workers, plays its
// sounds, and tells it what the browser does. src/web/page.rs lists the functions that the app calls.

import init, * as app from "./cardkeep.js";

const FILES = "files";
const TEXTS = {
    de: {
        stopped: "Cardkeep wurde unerwartet beendet. Deine Partie ist gespeichert.",
        reload: "Neu laden",
        readable: "Für Screenreader einschalten",
    },
    en: {
        stopped: "Cardkeep stopped unexpectedly. Your match is saved.",
        reload: "Reload",
        readable: "Turn on screen reader support",
    },
    es: {
        stopped: "Cardkeep se detuvo inesperadamente. Tu partida está guardada.",
        reload: "Recargar",
        readable: "Activar para lectores de pantalla",
    },
    fr: {
        stopped: "Cardkeep s’est arrêté de façon inattendue. Votre partie est enregistrée.",
        reload: "Recharger",
        readable: "Activer pour les lecteurs d’écran",
    },
    it: {
        stopped: "Cardkeep si è interrotto in modo imprevisto. La tua partita è salvata.",
        reload: "Ricarica",
        readable: "Attiva per gli screen reader",
    },
    pl: {
        stopped: "Cardkeep niespodziewanie przestał działać. Twoja partia jest zapisana.",
        reload: "Wczytaj ponownie",
        readable: "Włącz obsługę czytników ekranu",
    },
    pt: {
        stopped: "O Cardkeep parou inesperadamente. Sua partida está salva.",
        reload: "Recarregar",
        readable: "Ativar para leitores de tela",
    },
};
const TAGS = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
const SAID = TEXTS[TAGS.find((tag) => tag in TEXTS) ?? "en"];

let hasStopped = false;

function stopped(why) {
    console.error(why);
    if (hasStopped) return;
    hasStopped = true;
    const dialog = document.getElementById("stopped");
    const button = dialog.querySelector("button");
    dialog.querySelector("p").textContent = SAID.stopped;
    button.textContent = SAID.reload;
    button.onclick = () => location.reload();
    dialog.oncancel = (event) => event.preventDefault();
    dialog.showModal();
}

// Calls the app, which can't be called any more once it has stopped.
function tell(act) {
    if (!hasStopped) return act();
}

// Files

let database;
// What has changed since the last transaction began, and what could not be written; null is no file.
let changed = new Map();
let isScheduled = false;

function opened(request) {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}

async function openDatabase() {
    const request = indexedDB.open("cardkeep", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(FILES);
    database = await opened(request);
}

async function readFiles() {
    const store = database.transaction(FILES).objectStore(FILES);
    const [names, contents] = await Promise.all([opened(store.getAllKeys()), opened(store.getAll())]);
    names.forEach((name, at) => app.fill(name, contents[at]));
}

function keep(name, content) {
    changed.set(name, content ?? null);
    if (!isScheduled) {
        isScheduled = true;
        queueMicrotask(write);
    }
    // A finished match is worth keeping when the disk gets full.
    if (name.startsWith("history/")) navigator.storage?.persist?.();
}

// Writes what has changed in one transaction. The browser carries out transactions in their order.
function write() {
    isScheduled = false;
    const now = changed;
    changed = new Map();
    const failed = (event) => {
        // With the next change, unless that is of the same file.
        changed = new Map([...now, ...changed]);
        console.error("Cardkeep: not saved:", event.target.error);
        tell(() => app.set_failing(true));
    };
    try {
        const transaction = database.transaction(FILES, "readwrite");
        transaction.onabort = failed;
        transaction.oncomplete = () => tell(() => app.set_failing(false));
        const store = transaction.objectStore(FILES);
        for (const [name, content] of now) {
            if (content) store.put(content, name);
            else store.delete(name);
        }
        transaction.commit?.();
    } catch (error) {
        failed({ target: { error } });
    }
}

function download(name, content) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// As long as its dialog is open, or nothing would come of that.
let input;

function pick() {
    input = document.createElement("input");
    input.type = "file";
    input.onchange = async () => {
        const [file] = input.files;
        const content = new Uint8Array(await file.arrayBuffer());
        tell(() => app.picked(file.name, content));
    };
    input.oncancel = () => tell(() => app.picked("", undefined));
    input.click();
}

// Searches

let program;
const idle = [];
const busy = new Map();

function ask(number, question) {
    const worker = idle.pop() ?? new Worker("worker.js", { type: "module" });
    busy.set(number, worker);
    worker.onmessage = ({ data }) => {
        if (busy.get(number) !== worker) return;
        if (data !== null) return tell(() => app.answered(number, data));
        busy.delete(number);
        idle.push(worker);
        tell(() => app.ended(number));
    };
    worker.onerror = (event) => {
        console.error("Cardkeep: a search failed:", event.message);
        cancel(number);
        tell(() => app.ended(number));
    };
    program ??= fetch("worker_module_bg.wasm")
        .then((response) => response.arrayBuffer())
        .then(WebAssembly.compile);
    program.then((program) => worker.postMessage({ program, question }), worker.onerror);
}

// A search can't be interrupted.
function cancel(number) {
    busy.get(number)?.terminate();
    busy.delete(number);
}

// Sounds: 16 bits a sample after a header of 44 bytes; see src/sound/mod.rs

const RATE = 22_050;
const HEAD = 44;
let audio;
const sounds = new Map();

function play(file, volume, speed) {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume();
    let sound = sounds.get(file.byteOffset);
    if (!sound) {
        const samples = new Int16Array(file.slice(HEAD).buffer);
        sound = audio.createBuffer(1, samples.length, RATE);
        sound.getChannelData(0).set(Float32Array.from(samples, (sample) => sample / 32_768));
        sounds.set(file.byteOffset, sound);
    }
    const source = new AudioBufferSourceNode(audio, { buffer: sound, playbackRate: speed });
    source.connect(new GainNode(audio, { gain: volume })).connect(audio.destination);
    source.start();
}

globalThis.cardkeep = {
    ask,
    cancel,
    download,
    keep,
    pick,
    play,
    rest: () => audio?.suspend(),
    // Whoever closes the sheet wants nothing shared.
    share: (code) => navigator.share({ url: `${location.href.split("#")[0]}#${code}` }).catch(() => {}),
    shares: () => "share" in navigator,
    stopped,
    vibrate: (milliseconds) => navigator.vibrate(milliseconds),
    vibrates: () => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches,
};

// More pixels take longer to draw and look the same.
function limitPixels() {
    if (devicePixelRatio <= 2) return;
    Object.defineProperty(window, "devicePixelRatio", { get: () => 2 });
    // It would tell winit the real ones.
    delete ResizeObserverEntry.prototype.devicePixelContentBoxSize;
}

// The app mirrors what it shows for screen readers once the switch has been pressed, and from then on from
// the start.
function offerMirror() {
    const button = document.getElementById("accessibility");
    const on = () => {
        button.setAttribute("aria-pressed", true);
        button.hidden = true;
    };
    button.textContent = SAID.readable;
    button.onclick = () => {
        localStorage.setItem("accessibility", "on");
        on();
    };
    if (localStorage.getItem("accessibility")) on();
}

// Back leaves a page of the app, and at home the site. The browser ignores entries that were made
// before the first touch.
function followHistory() {
    let isBeforeApp = true;
    const enter = () => {
        if (isBeforeApp) history.pushState(null, "");
        isBeforeApp = false;
    };
    addEventListener("pointerup", enter, true);
    addEventListener("popstate", () => {
        if (code()) return;
        isBeforeApp = true;
        if (tell(() => app.back())) enter();
        else history.back();
    });
}

// Returns the code of a match in the address, which is the same for everyone.
function code() {
    return decodeURIComponent(location.hash.slice(1));
}

function takeCode() {
    const given = code();
    if (given) history.replaceState(null, "", location.pathname + location.search);
    return given;
}

function followSystem() {
    const motion = matchMedia("(prefers-reduced-motion: reduce)");
    const contrast = matchMedia("(prefers-contrast: more)");
    const wish = () => tell(() => app.wish(motion.matches, contrast.matches));
    motion.onchange = wish;
    contrast.onchange = wish;
    wish();
    const attend = () => tell(document.hidden ? app.suspend : app.resume);
    document.addEventListener("visibilitychange", attend);
    addEventListener("pagehide", () => tell(app.suspend));
    addEventListener("hashchange", () => {
        const given = takeCode();
        if (given) tell(() => app.offer(given));
    });
}

// Returns whether another tab has the app. Waits for its end then, and starts anew.
function isOpenElsewhere() {
    if (!navigator.locks) return false;
    return new Promise((resolve) => {
        navigator.locks.request("cardkeep", { ifAvailable: true }, (lock) => {
            resolve(!lock);
            // As long as the page lives.
            if (lock) return new Promise(() => {});
            navigator.locks.request("cardkeep", () => location.reload());
        });
    });
}

async function begin() {
    limitPixels();
    offerMirror();
    const [elsewhere] = await Promise.all([isOpenElsewhere(), openDatabase(), init()]);
    if (!elsewhere) await readFiles();
    document.getElementById("loading").hidden = true;
    document.getElementById("canvas").focus();
    try {
        app.start(innerWidth, innerHeight, elsewhere, takeCode());
    } catch (error) {
        // winit leaves its caller like this.
        if (!String(error).includes("Using exceptions for control flow")) throw error;
    }
    followSystem();
    followHistory();
}

addEventListener("error", (event) => {
    if (event.error instanceof WebAssembly.RuntimeError) stopped(event.message);
});
// The service worker loads all files once more, so the app comes first.
begin()
    .catch(stopped)
    .finally(() => navigator.serviceWorker?.register("service-worker.js"));
