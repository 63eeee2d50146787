/** Push messages to this browser: its subscription, and the service worker that shows them. */

import { post, type ChannelsData } from '../net/api'
import { file } from '../prefix'
import { settings } from '../settings.svelte'
import { deviceLabel } from './device'

const PLACE = 'felicity.push' // the endpoint that the server knows

/** Can this browser show messages while the page is closed? Only on https, or on the same machine. */
export const hasPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Has the person refused them for this page? Only the browser's own settings can change that. */
export const isBlocked = (): boolean => hasPush() && Notification.permission === 'denied'

async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(file('/sw.js'), { scope: file('/') })
  return navigator.serviceWorker.ready
}

function wish(subscription: PushSubscription): Record<string, unknown> {
  const { endpoint, keys } = subscription.toJSON()
  return {
    kind: 'push',
    address: endpoint,
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    lang: settings.lang,
    label: deviceLabel(),
  }
}

/** Ask the person, then the push service, then tell the server. Null: the person said no. */
export async function addPush(key: string): Promise<ChannelsData | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await worker()
  const old = await pushManager.getSubscription()
  if (old && !isFor(old, key)) await old.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const found = await post<ChannelsData>('/api/me/channels', wish(subscription))
  localStorage.setItem(PLACE, subscription.endpoint)
  return found
}

/** A server with another key can't reach an older subscription. */
function isFor({ options }: PushSubscription, key: string): boolean {
  const known = options.applicationServerKey
  if (!known) return true
  const text = btoa(String.fromCharCode(...new Uint8Array(known)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key
}

/** This browser no longer wants any. */
export async function dropPush(): Promise<void> {
  localStorage.removeItem(PLACE)
  const found = await navigator.serviceWorker?.getRegistration(file('/'))
  await (await found?.pushManager.getSubscription())?.unsubscribe()
}

/**
 * Called once by the app. A browser may renew its subscription by itself: then the server is told. One that was signed out ends it: what was
 * kept here went with the key.
 */
export function keepPush(): void {
  if (!hasPush()) return
  void check().catch(() => undefined)
}

async function check(): Promise<void> {
  const found = await navigator.serviceWorker.getRegistration(file('/'))
  const subscription = await found?.pushManager.getSubscription()
  const known = localStorage.getItem(PLACE)
  if (!subscription) return
  if (known === null) await subscription.unsubscribe()
  else if (known !== subscription.endpoint) {
    await post('/api/me/channels', wish(subscription))
    localStorage.setItem(PLACE, subscription.endpoint)
  }
}
