// Keeps all files of a version, so that the app also starts without a network. A new version is used
// once no tab has the old one. web/build puts the version and the names of the files in.

const VERSION = "@VERSION@";
const FILES = ["./", "@FILES@"];

addEventListener("install", (event) => {
    // Asks whether what the page has just loaded is still the same.
    const fresh = FILES.map((file) => new Request(file, { cache: "no-cache" }));
    event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(fresh)));
});

addEventListener("activate", (event) => {
    const remove = (names) =>
        Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
    event.waitUntil(caches.keys().then(remove).then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
    if (event.request.method !== "GET") return;
    const kept = caches.open(VERSION).then((cache) => cache.match(event.request, { ignoreSearch: true }));
    event.respondWith(kept.then((kept) => kept ?? fetch(event.request)));
});
