/* What our service worker does with push messages: shows them, and leads to the table. Written so that another worker can import it. */

'use strict'

/** The page's address below which this server is found, with a slash at its end. */
const felicityRoot = () => self.registration.scope

function messageIn(event) {
    try {
        return event.data ? event.data.json() : {}
    } catch {
        return {}
    }
}

/** The address of a table; anything else than a path of ours leads to the start page. */
function addressOf(path) {
    const inside = typeof path === 'string' && /^\/[A-Za-z0-9/_-]*$/.test(path) && !path.startsWith('//')
    return new URL(inside ? path.slice(1) : '', felicityRoot()).href
}

self.addEventListener('push', (event) => {
    const { title, body, path, tag, lang } = messageIn(event)
    const shown = self.registration.showNotification(title || 'Felicity', {
        body: body || '',
        // A later message about the same table takes the place of this one.
        tag: `felicity-${tag || 'test'}`,
        lang: lang || '',
        icon: new URL('icon.svg', felicityRoot()).href,
        data: { address: addressOf(path) },
    })
    const badge = tag && self.navigator.setAppBadge ? self.navigator.setAppBadge().catch(() => undefined) : undefined
    event.waitUntil(Promise.all([shown, badge]))
})

async function show(address) {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const page = pages.find(({ url }) => url.split(/[?#]/)[0] === address)
    if (page) await page.focus()
    else await self.clients.openWindow(address)
}

self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(show(event.notification.data?.address || felicityRoot()))
})
