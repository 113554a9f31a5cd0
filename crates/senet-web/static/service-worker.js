// Keeps the page for when there is no network. The version, which is a digest of all files, and the files with their
// digests are filled in when the client is built, so that every build has a worker of its own. A new one fetches its files
// beside those of the old one, and waits until the player says that the page may be exchanged, or no page uses the old one.

// Addresses and digests, as in an `integrity` attribute.
const FILES = __FILES__;
// Large files of which a player needs few: exact chances of endgames, one for each sheet and its options, puzzles, and the
// page of the study.
const ON_DEMAND = __ON_DEMAND__;
// Other folders of the same host may hold a Senet of their own.
const OURS = `senet ${self.registration.scope} `;
const KEPT = `${OURS}__VERSION__`;

// With `no-cache` the browser revalidates what it has from loading the page, and fetches only what changed. While a
// new version is being put on the host, some files are of one version and some of another: then the digests do not fit,
// the installation fails, and the next visit tries again.
self.addEventListener("install", (event) => {
  const fresh = FILES.map(([file, integrity]) => new Request(file, { cache: "no-cache", integrity }));
  const keep = caches.open(KEPT).then((cache) => cache.addAll(fresh));
  event.waitUntil(keep.catch((error) => caches.delete(KEPT).then(() => Promise.reject(error))));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith(OURS) && name !== KEPT);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") {
    self.skipWaiting();
  } else if (event.data === "keep everything") {
    event.waitUntil(keepEverything());
  }
});

// What is wanted on demand is kept when it is fetched, or all of it once the page is installed.
const isOnDemand = ({ url }) => {
  const { origin, pathname } = new URL(url);
  return ON_DEMAND.some(([file]) => new URL(file, self.location).href === origin + pathname);
};

const keepEverything = async () => {
  const cache = await caches.open(KEPT);
  for (const [file, integrity] of ON_DEMAND) {
    if ((await cache.match(file)) === undefined) {
      // Without a network, the next start tries again.
      await cache.add(new Request(file, { integrity })).catch(() => {});
    }
  }
};

const fetchAndKeep = async (request) => {
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(KEPT);
    await cache.put(request, answer.clone());
  }
  return answer;
};

// Says whether the host keeps games. It is never kept; where there is no network, it is empty, and the console stays silent.
const GAMES = new URL("games.txt", self.location).href;

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) {
    return;
  }
  if (request.url === GAMES) {
    event.respondWith(fetch(request).catch(() => new Response("")));
    return;
  }
  // The study is a page of its own. All other pages are the table; everything else is asked for by its name.
  const isPage = request.mode === "navigate";
  const wanted = isPage && !isOnDemand(request) ? "./" : request;
  const kept = caches
    .open(KEPT)
    .then((cache) => cache.match(wanted, { ignoreSearch: true, ignoreVary: true }));
  event.respondWith(
    kept.then((answer) => {
      if (answer !== undefined) {
        return answer;
      }
      if (!isOnDemand(request)) {
        return fetch(request);
      }
      // Without a network, the browser says so in place of a page. Files are empty, and the console stays silent.
      const fetched = fetchAndKeep(request);
      return isPage ? fetched : fetched.catch(() => new Response(""));
    }),
  );
});
