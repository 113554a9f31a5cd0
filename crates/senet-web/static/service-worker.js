// Keeps the page for when there is no network. The version and the list of files are filled in when the client is
// built, so that every build has a worker of its own; the old one stays until no page uses it any more.

const VERSION = "senet-__VERSION__";
const FILES = __FILES__;

self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("senet-") && name !== VERSION);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const ours = new URL(request.url).origin === self.location.origin;
  if (request.method !== "GET" || !ours) {
    return;
  }
  const wanted = request.mode === "navigate" ? "./" : request;
  const kept = caches.open(VERSION).then((cache) => cache.match(wanted, { ignoreSearch: true, ignoreVary: true }));
  event.respondWith(kept.then((answer) => answer ?? fetch(request)));
});
