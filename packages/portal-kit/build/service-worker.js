// Opens the portal without a connection: pages visited before from the cache, and all other pages with the app shell.
// Never caches responses of the service. The build fills in the values below and writes this file to the portal's root.
const { version, base, frame, pages } = /* lists */ { version: '', base: '/', frame: [], pages: [] }

// Both portals may be in folders of one host. Each deletes only caches with its own prefix.
const cachePrefix = `${base} `
const frameCache = `${cachePrefix}frame-${version}`
const assetCache = `${cachePrefix}parts`
const pageCache = `${cachePrefix}pages-${version}`
const configPath = `${base}config.json`
const maxAssetAgeMs = 30 * 24 * 60 * 60 * 1000
const networkTimeoutMs = 4000

/** Path of an address, written as in `pages`. */
const pathOf = (url) => {
  const { pathname } = new URL(url)
  return pathname === base ? pathname : pathname.replace(/\/$/, '')
}

/** Caches the response if it is successful, and returns it, also when the disk is full. */
const store = async (cacheName, request, response) => {
  const put = async () => (await caches.open(cacheName)).put(request, response.clone())
  if (response.ok) await put().catch(() => undefined)
  return response
}

/** Caches a page unless its header forbids it: at a release, the server responds to the address of Home with the waiting page. */
const storePage = async (path, response) =>
  (response.headers.get('cache-control') ?? '').includes('no-store') ? response : store(pageCache, path, response)

/** Returns the response of the network, or the cached one if the network fails or has none. */
const loadConfig = async (request) => {
  const fetched = fetch(request)
  const response = await fetched.catch(() => undefined)
  if (response?.ok) return store(pageCache, request, response)
  return (await caches.match(request)) ?? fetched
}

/** Caches the open pages. They were loaded before the worker was installed, so `fetch` did not handle them. */
const storeOpenPages = async () => {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const urls = open.map(({ url }) => url).filter((url) => pages.includes(pathOf(url)))
  await Promise.all(urls.map(async (url) => storePage(pathOf(url), await fetch(url)))).catch(() => undefined)
}

self.addEventListener('install', (event) => {
  const config = loadConfig(configPath).catch(() => undefined)
  event.waitUntil(Promise.all([caches.open(frameCache).then((cache) => cache.addAll(frame)), storeOpenPages(), config]))
  self.skipWaiting()
})

/** Assets of older versions remain for a month, because a page that was opened before an update may still request them. */
const deleteOldAssets = async () => {
  const cache = await caches.open(assetCache)
  for (const request of await cache.keys()) {
    const response = await cache.match(request)
    if (Date.now() - Date.parse(response?.headers.get('date') ?? '') > maxAssetAgeMs) await cache.delete(request)
  }
}

const deleteOldCaches = async () => {
  const current = [frameCache, assetCache, pageCache]
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && !current.includes(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldCaches(), deleteOldAssets()]))
})

/** Returns an asset from the cache, or fetches it. Its name contains a hash, so a cached asset is never out of date. */
const loadAsset = async (request) => (await caches.match(request)) ?? store(assetCache, request, await fetch(request))

/**
 * Returns a prerendered page from the cache, and fetches it again for the next visit. Uses the browser's own request,
 * so that the browser follows a redirect from `/Faq` to `/Faq/`.
 */
const loadPage = (event, path) => {
  const fetched = fetch(event.request).then((response) => storePage(path, response))
  return caches.match(path, { cacheName: pageCache }).then((cached) => {
    if (!cached) return fetched.catch(() => caches.match(`${base}app.html`))
    event.waitUntil(fetched.catch(() => undefined))
    return cached
  })
}

/**
 * Fetches any other page. The server returns the app shell for pages of the app, and may have pages that are not the
 * portal's. Returns the cached shell if the network fails or takes too long.
 */
const loadOtherPage = async (request) => {
  const shell = caches.match(`${base}app.html`, { cacheName: frameCache })
  const timeout = new Promise((resolve) => setTimeout(resolve, networkTimeoutMs)).then(() => shell)
  const fetched = fetch(request)
  const first = await Promise.race([fetched, timeout]).catch(() => shell)
  return first ?? fetched
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (!pathname.startsWith(base)) return
  const path = pathOf(request.url)
  if (pathname.startsWith(`${base}assets/`)) event.respondWith(loadAsset(request))
  else if (pathname === configPath) event.respondWith(loadConfig(request))
  else if (request.mode === 'navigate' && pages.includes(path)) event.respondWith(loadPage(event, path))
  else if (request.mode === 'navigate') event.respondWith(loadOtherPage(request))
})
