// Comfort only: everything works without it. "/" goes to the question, arrow keys and taps step through a check without a jump.
"use strict";
(() => {
  const offline = document.getElementById("offline");
  if (offline) {
    const tell = () => { offline.hidden = navigator.onLine; };
    addEventListener("online", tell);
    addEventListener("offline", tell);
    tell();
    const root = new URL(document.querySelector("link[rel=manifest]").href);
    if ("serviceWorker" in navigator && isSecureContext && location.protocol !== "file:") {
      navigator.serviceWorker.register(new URL("sw.js", root)).catch(() => {});
      navigator.serviceWorker.ready.then(() => { const kept = document.getElementById("kept"); if (kept) kept.hidden = false; });
    }
  }

  const kept = ["game", "as_of", "rulings_only"];

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    const go = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    if (event.key === "/") {
      event.preventDefault();
      document.getElementById("q")?.focus();
    } else if (go) {
      const link = document.querySelector(`.steps a[rel=${go}]`);
      if (link) {
        event.preventDefault();
        step(link);
      }
    }
  });

  document.addEventListener("click", (event) => {
    const link = event.target.closest(".steps a");
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    step(link);
  });

  // What is drawn now: a jump within it, such as that of the skip link, draws nothing anew.
  let drawn = bare(location.href);
  let isDrawing = false; // one step at a time, also while a key is held down

  window.addEventListener("popstate", () => {
    if (document.getElementById("step") && bare(location.href) !== drawn) show(location.href, null);
  });

  function bare(address) {
    return address.split("#")[0];
  }

  async function step(link) {
    if (isDrawing) return;
    isDrawing = true;
    await show(link.href, link.rel, true);
    isDrawing = false;
  }

  // Says to who can't see it what the step brought: a place of its own, which isn't replaced with the step.
  function say(main) {
    const said = document.getElementById("said");
    const told = [main.querySelector(".steps .at"), ...main.querySelectorAll(".ruled .now p")];
    if (said) said.textContent = told.map((each) => each?.textContent.trim()).join(" ");
  }

  // Draws another step in the place of this one; where that fails, goes there as a link does.
  async function show(address, rel, isNew) {
    try {
      const answer = await fetch(bare(address));
      if (!answer.ok) throw new Error(answer.status);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const [now, next] = [document.getElementById("main"), page.getElementById("main")];
      if (!now || !next) throw new Error("no page");
      const open = now.querySelector(".story")?.open;
      now.replaceWith(next);
      document.title = page.title;
      if (open) next.querySelector(".story")?.setAttribute("open", "");
      drawn = bare(address);
      if (isNew) history.pushState(null, "", address);
      say(next);
      (rel && next.querySelector(`.steps a[rel=${rel}]`) || next.querySelector(".steps a"))?.focus({ preventScroll: true });
      // On a phone the steps lie under the thumb, and what they show has the whole screen.
      if (matchMedia("(max-width: 48rem)").matches) next.querySelector("#step")?.scrollIntoView();
    } catch {
      location.href = address;
    }
  }

  // The game and the day are kept on this device for the next visit; the address says them, so that nothing is hidden.
  try {
    const form = document.querySelector(".ask");
    const asked = new URLSearchParams(location.search);
    if (form && location.pathname === "/" && !location.search) {
      for (const name of kept) {
        const value = localStorage.getItem(name);
        const field = form.elements[name];
        if (value && field) field.type === "checkbox" ? (field.checked = true) : (field.value = value);
      }
      const told = form.querySelector("summary");
      const { game, as_of: day } = form.elements;
      const only = form.elements.rulings_only.checked ? " · rulings only" : "";
      if (told) told.textContent = `${game.selectedOptions[0].text} · ${day.value ? `rules of ${day.value}` : "today’s rules"}${only}`;
    } else if (form && asked.has("q")) {
      for (const name of kept) localStorage.setItem(name, asked.get(name) || "");
    }
  } catch {
    // a browser that keeps nothing
  }
})();
