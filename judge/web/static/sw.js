// Keeps the whole site on the device at the first visit, and answers from there first. A new version replaces the old one whole.
"use strict";
const KEPT = `judge-${VERSION}`;

async function keepAll() {
  const cache = await caches.open(KEPT);
  // From the host itself: what the browser has cached may belong to the version before.
  await cache.addAll(FILES.map((name) => new Request(name, { cache: "reload" })));
  const packed = await fetch(ALL, { cache: "reload" });
  if (!packed.ok) throw new Error(`${ALL}: ${packed.status}`);
  // A host may say of a .gz file that it is encoded so: then the browser has unpacked it already.
  const bytes = new Uint8Array(await packed.arrayBuffer());
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = isPacked
    ? await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text()
    : new TextDecoder().decode(bytes);
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  const pages = Object.entries(JSON.parse(text));
  await Promise.all(pages.map(([name, page]) => cache.put(new URL(name, registration.scope).href, new Response(page, { headers }))));
}

self.addEventListener("install", (event) => event.waitUntil(keepAll().then(() => self.skipWaiting())));

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("judge-") && name !== KEPT) await caches.delete(name);
  await self.clients.claim();
})()));

async function answer(request) {
  const cache = await caches.open(KEPT);
  const address = new URL(request.url);
  const bare = address.origin + address.pathname + (address.pathname.endsWith("/") ? "index.html" : "");
  const kept = await cache.match(bare);
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch {
    return (await cache.match(new URL("offline.html", registration.scope).href)) || Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
