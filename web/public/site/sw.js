/* The service worker of a site without a server: keeps every file, so that it works without a network. `felicity site` writes the first lines. */

'use strict'

const BUILD = 'BUILD'
const FILES = ['FILES']

const MINE = `felicity ${new URL(self.registration.scope).pathname} `
const CACHE = MINE + BUILD
const FRONT = './'

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())))
self.addEventListener('fetch', (event) => {
    const { method, url, mode } = event.request
    if (method === 'GET' && url.startsWith(self.registration.scope))
        event.respondWith(answer(event.request, mode === 'navigate'))
})
// A new version waits until somebody wants it, or until no page shows the one before.
self.addEventListener('message', (event) => {
    if (event.data === 'begin') self.skipWaiting()
})

/** All files, or none: a version is never kept in part. */
async function keep() {
    const cache = await caches.open(CACHE)
    await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })))
}

/** Other pages may still show the version before: it stays until the next one comes. */
async function tidy() {
    const mine = (await caches.keys()).filter((name) => name.startsWith(MINE))
    await Promise.all(mine.slice(0, -2).map((name) => caches.delete(name)))
}

async function answer(request, isPage) {
    const cache = await caches.open(CACHE)
    const kept = await cache.match(isPage ? FRONT : request, { ignoreSearch: true })
    return kept ?? (await caches.match(request, { ignoreSearch: true })) ?? fetch(request)
}
