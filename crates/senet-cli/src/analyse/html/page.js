"use strict";
// Shows one step at a time. Without this script, the page shows all steps below one another.
(() => {
  const steps = [...document.querySelectorAll(".step")];
  if (steps.length === 0) return;
  // The browser scrolls to the element that the address names. Without ids it does not, and the graph stays in sight.
  const names = steps.map((step) => `#${step.id}`);
  for (const step of steps) step.removeAttribute("id");
  const links = new Map([...document.querySelectorAll(".lines a")].map((link) => [link.getAttribute("href"), link]));
  const cursor = document.querySelector(".cursor");
  const button = (name) => document.getElementById(name);
  let at = 0;
  document.documentElement.classList.add("js");

  const show = (index) => {
    steps[at].classList.remove("current");
    links.get(names[at])?.removeAttribute("aria-current");
    at = Math.max(0, Math.min(steps.length - 1, index));
    const step = steps[at];
    step.classList.add("current");
    const link = links.get(names[at]);
    link?.setAttribute("aria-current", "step");
    const list = link?.closest("ol");
    // Only the list scrolls, never the page.
    if (list) list.scrollTop = link.offsetTop - (list.clientHeight - link.offsetHeight) / 2;
    cursor.setAttribute("x1", step.dataset.x);
    cursor.setAttribute("x2", step.dataset.x);
    button("first").disabled = button("back").disabled = at === 0;
    button("forward").disabled = button("last").disabled = at === steps.length - 1;
    button("next-mark").disabled = nextMark() < 0;
  };

  const go = (index) => {
    show(index);
    history.replaceState(null, "", names[at]);
  };

  const nextMark = () => steps.findIndex((step, index) => index > at && "noted" in step.dataset);

  const fromAddress = () => Math.max(0, names.indexOf(location.hash));

  const actions = {
    first: () => go(0),
    back: () => go(at - 1),
    forward: () => go(at + 1),
    last: () => go(steps.length - 1),
    "next-mark": () => nextMark() >= 0 && go(nextMark()),
  };
  const keys = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", n: "next-mark" };
  for (const [name, action] of Object.entries(actions)) button(name).addEventListener("click", action);
  addEventListener("keydown", (event) => {
    const name = keys[event.key];
    if (!name || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    actions[name]();
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href^='#line-']");
    const index = names.indexOf(link?.getAttribute("href"));
    if (index < 0) return;
    event.preventDefault();
    go(index);
    const board = document.querySelector(".steps");
    const { top } = board.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 2) board.scrollIntoView();
  });
  addEventListener("hashchange", () => show(fromAddress()));
  show(fromAddress());
})();
