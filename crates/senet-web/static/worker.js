import start from "./senet-web.js";

// Questions may arrive before the program has started.
const early = [];
self.onmessage = (question) => early.push(question);

try {
  // The same program as in the page; where there is no window, it answers questions.
  await start({ module_or_path: new URL("senet-web_bg.wasm", import.meta.url) });
  for (const question of early) {
    self.onmessage(question);
  }
} catch (error) {
  // Thrown outside of a promise, the error reaches the page, which then answers by itself.
  setTimeout(() => {
    throw error;
  });
}
