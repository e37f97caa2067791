// The portal without a line: what was seen opens again, the frame of every other page too. Nothing of the service is
// ever kept here. The build writes the three lists below and puts this file at the root of the portal.
const { version, base, frame, pages } = /* lists */ { version: '', base: '/', frame: [], pages: [] }

// Both portals may lie in folders of one host: each has stores of its own and clears away no others.
const mine = `${base} `
const frameStore = `${mine}frame-${version}`
const partStore = `${mine}parts`
const pageStore = `${mine}pages-${version}`
const monthLong = 30 * 24 * 60 * 60 * 1000

/** The address of a page as the list names it. */
const pathOf = (url) => {
  const { pathname } = new URL(url)
  return pathname === base ? pathname : pathname.replace(/\/$/, '')
}

/** The page that brought this worker was fetched before it: it is kept too, or a second visit would wait for the line. */
const keepOpenPages = async () => {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const urls = open.map(({ url }) => url).filter((url) => pages.includes(pathOf(url)))
  await Promise.all(urls.map(async (url) => keep(pageStore, pathOf(url), await fetch(url)))).catch(() => undefined)
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([caches.open(frameStore).then((store) => store.addAll(frame)), keepOpenPages()]))
  self.skipWaiting()
})

/** Parts of older versions stay for a month: a page that was opened before an update may still ask for them. */
const dropOldParts = async () => {
  const store = await caches.open(partStore)
  for (const request of await store.keys()) {
    const answer = await store.match(request)
    if (Date.now() - Date.parse(answer?.headers.get('date') ?? '') > monthLong) await store.delete(request)
  }
}

const dropOldStores = async () => {
  const kept = [frameStore, partStore, pageStore]
  const names = (await caches.keys()).filter((name) => name.startsWith(mine))
  await Promise.all(names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)))
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldStores(), dropOldParts()]))
})

const keep = async (storeName, request, answer) => {
  if (answer.ok) await (await caches.open(storeName)).put(request, answer.clone())
  return answer
}

/** Parts carry a hash in their names: what is here is right. */
const part = async (request) => (await caches.match(request)) ?? keep(partStore, request, await fetch(request))

/** The response of the network, or without one the cached response. */
const fresh = async (request) => {
  try {
    return await keep(pageStore, request, await fetch(request))
  } catch (lost) {
    const last = await caches.match(request)
    if (last) return last
    throw lost
  }
}

/**
 * A prerendered page opens from the cache at once and is fetched again for the next time. Uses the browser's own request,
 * so that the browser follows a redirect from `/Faq` to `/Faq/`.
 */
const page = (event, path) => {
  const next = fetch(event.request).then((answer) => keep(pageStore, path, answer))
  return caches.match(path, { cacheName: pageStore }).then((seen) => {
    if (!seen) return next.catch(() => caches.match(`${base}app.html`))
    event.waitUntil(next.catch(() => undefined))
    return seen
  })
}

const patience = 4000

/**
 * Every other address belongs to the server, which returns the shell for pages of the app and may have pages of its
 * own. Without a response in time it is the shell, in which the app shows what it has.
 */
const elsewhere = async (request) => {
  const kept = caches.match(`${base}app.html`, { cacheName: frameStore })
  const late = new Promise((resolve) => setTimeout(resolve, patience)).then(() => kept)
  const answer = fetch(request)
  const first = await Promise.race([answer, late]).catch(() => kept)
  return first ?? answer
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (!pathname.startsWith(base)) return
  const path = pathOf(request.url)
  if (pathname.startsWith(`${base}assets/`)) event.respondWith(part(request))
  else if (pathname === `${base}config.json`) event.respondWith(fresh(request))
  else if (request.mode === 'navigate' && pages.includes(path)) event.respondWith(page(event, path))
  else if (request.mode === 'navigate') event.respondWith(elsewhere(request))
})
