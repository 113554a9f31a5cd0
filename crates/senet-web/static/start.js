import start from "./senet-web.js";

await start({ module_or_path: new URL("senet-web_bg.wasm", import.meta.url) });

// The page plays without it; what it cannot do then is open without a network.
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("service-worker.js").catch(() => {});
}
