// Lists the entries that share the weightiest words with what was typed. fold() and the sum are those of judge/web/words.py.
"use strict";
(() => {
  const endings = ["ing", "ed", "es", "s"];

  function stem(word) {
    const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= 3);
    return ending ? word.slice(0, -ending.length) : word;
  }

  function fold(text) {
    return (text.toLowerCase().replace(/['’]/g, "").match(/[a-z0-9]+/g) || []).map(stem);
  }

  function search(question, most, game) {
    const scores = new Map();
    for (const word of new Set(fold(question))) {
      const pairs = Object.hasOwn(WORDS.weights, word) ? WORDS.weights[word] : [];
      for (let i = 0; i < pairs.length; i += 2) {
        if (!game || WORDS.entries[pairs[i]][2] === game) scores.set(pairs[i], (scores.get(pairs[i]) || 0) + pairs[i + 1]);
      }
    }
    const ranked = [...scores].map(([place, score]) => [place, Math.round(score * 100)]);
    return ranked.sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, most).map(([place]) => WORDS.entries[place]);
  }

  const asked = new URLSearchParams(location.search);
  const question = (asked.get("q") || "").slice(0, 4000);
  const game = asked.get("game") || "";
  const field = document.getElementById("q");
  if (field) field.value = question;
  const list = document.getElementById("found");
  const told = document.getElementById("told");
  if (!question.trim()) return;
  const found = search(question, 8, game);
  for (const [id, title, game, shown] of found) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = `ruling/${id.split("/").map(encodeURIComponent).join("/")}.html`;
    link.textContent = title;
    const text = document.createElement("p");
    text.textContent = shown;
    const where = document.createElement("code");
    where.textContent = id;
    const of = document.createElement("span");
    of.className = "aside";
    of.textContent = ` ${WORDS.games[game] || game}`;
    item.append(link, of, text, where);
    list.append(item);
  }
  told.textContent = found.length
    ? "These entries share the weightiest words with what you typed. A word search answers nothing: read whether one of them does."
    : "No entry has any of these words.";
})();
