// What the frame of the page needs first: the player's theme and materials, and the whole style sheet.
for (const name of ["theme", "board"]) {
  const value = remembered(`senet.${name}`);
  if (value !== null) {
    document.documentElement.setAttribute(`data-${name}`, value);
  }
}
// The program takes its language from here too.
const wanted = [remembered("senet.language"), ...navigator.languages].map((tag) =>
  tag?.split("-")[0].toLowerCase(),
);
const language = wanted.find((code) => ["en", "it", "es", "fr", "nl", "de"].includes(code)) ?? "en";
document.documentElement.lang = language;
const words = fetch(`words-${language}.txt`).then((answer) =>
  answer.ok ? answer.text() : Promise.reject(new Error(`${answer.url}: ${answer.status}`)),
);
const styled = new Promise((done) => {
  const style = document.getElementById("style");
  style.addEventListener("load", done, { once: true });
  style.addEventListener("error", done, { once: true });
  style.rel = "stylesheet";
});

// The page itself is WebAssembly. What only the browser can tell or do passes between the two as events of the window:
// from here "senet-offline-ready", "senet-new-version", "senet-install-offered" and "senet-install-done"; from the page
// "senet-reload", "senet-install" and "senet-sound".
const tell = (name) => window.dispatchEvent(new Event(name));

let offer = null;
let running = false;
window.addEventListener("beforeinstallprompt", (event) => {
  // The page has a button of its own for it.
  event.preventDefault();
  offer = event;
  if (running) {
    tell("senet-install-offered");
  }
});
window.addEventListener("appinstalled", () => {
  tell("senet-install-done");
  keepEverything();
});
window.addEventListener("senet-install", () => {
  // An offer is good for one question.
  offer?.prompt();
  offer = null;
  tell("senet-install-done");
});

// Safari has no idle callbacks.
const whenIdle = (work) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work, 50);

// Sounds come once the page can be used, or with the first that is wanted.
const sounds = () => import("./sound.js");
window.addEventListener("senet-sound", ({ detail }) => {
  sounds().then(
    ({ play }) => play(detail),
    () => {},
  );
});

// Opening the device takes as long as three frames. It is opened while nothing moves, and plays after the first touch or key
// that browsers take for the player's.
const prepareSounds = () => {
  if (remembered("senet.sound") !== "off") {
    sounds().then(
      ({ prepare }) => prepare(),
      () => {},
    );
  }
};
const touches = ["pointerup", "keyup"];
const allowSounds = () => {
  if (navigator.userActivation?.hasBeenActive !== false) {
    touches.forEach((name) => window.removeEventListener(name, allowSounds));
    prepareSounds();
  }
};
touches.forEach((name) => window.addEventListener(name, allowSounds));

// An address that is typed over an open one takes its place in the browser's history, as by a button.
window.navigation?.addEventListener("navigate", (event) => {
  const { hashChange, navigationType, destination } = event;
  const isAddress = (address) => new URL(address).hash.startsWith("#/");
  if (hashChange && navigationType === "push" && [location, destination.url].every(isAddress)) {
    event.preventDefault();
    location.replace(destination.url);
  }
});

const frame = document.getElementById("frame");
try {
  const { default: start } = await import("./senet-web.js");
  await styled;
  window.senetWords = await words;
  await start({ module_or_path: new URL("senet-web_bg.wasm", import.meta.url) });
  frame.remove();
} catch (error) {
  frame.classList.add("failed");
  throw error;
}

running = true;
whenIdle(prepareSounds);
if (offer !== null) {
  tell("senet-install-offered");
}

// The page plays without it; what it cannot do then is open without a network.
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("service-worker.js").then(watch, () => {});
  if (matchMedia("(display-mode: standalone)").matches) {
    // The files of a new version are others.
    keepEverything();
  }
}

/** Has the service worker keep the files that are otherwise kept when they are first wanted. */
function keepEverything() {
  navigator.serviceWorker?.ready.then(({ active }) => active.postMessage("keep everything"));
}

/** Returns an entry of the storage, or null where the browser forbids it. */
function remembered(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Forwards the states of the service worker: files stored, new version waiting. */
function watch(registration) {
  const kept = navigator.serviceWorker;
  const follow = (worker) => {
    const isFirst = kept.controller === null;
    worker.addEventListener("statechange", () => {
      if (isFirst && worker.state === "activated") {
        tell("senet-offline-ready");
      }
      if (!isFirst && worker.state === "installed") {
        tell("senet-new-version");
      }
    });
  };
  if (registration.waiting !== null && kept.controller !== null) {
    tell("senet-new-version");
  }
  if (registration.installing !== null) {
    follow(registration.installing);
  }
  registration.addEventListener("updatefound", () => follow(registration.installing));

  window.addEventListener("senet-reload", () => {
    if (registration.waiting === null) {
      // It has taken over already.
      location.reload();
    } else {
      registration.waiting.postMessage("take over");
    }
  });

  // The files of a page are of one version. When another one takes over, by the player's wish or another tab's, the page is
  // loaded anew, in the background once somebody looks at it. Chromium waits up to 30 seconds if the old one was just asked for
  // a file.
  let isServed = kept.controller !== null;
  kept.addEventListener("controllerchange", () => {
    if (isServed) {
      reload();
    }
    isServed = true;
  });
  const reload = () => {
    if (document.visibilityState === "visible") {
      location.reload();
    } else {
      document.addEventListener("visibilitychange", reload, { once: true });
    }
  };

  // Browsers look for a new version some time after a visit, or not at all. A page that stays open for days looks for one when
  // it becomes visible.
  const look = () => registration.update().catch(() => {});
  if (kept.controller !== null) {
    look();
  }
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") {
      look();
    }
  });
}
