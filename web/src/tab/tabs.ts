/** Other tabs with the same storage: one of them moves the bots of a table, and each tells the others what has changed. */

/** `OtherTabs` of src/felicity/browser/hall.py. */
export interface OtherTabs {
  take(code: string): Promise<boolean>
  release(code: string): void
  tell(code: string): void
}

const PLACE = new URL('..', location.href).pathname // two sites of a host have nothing to do with each other

export function otherTabs(changed: (code: string) => void): OtherTabs {
  const channel = new BroadcastChannel(`felicity${PLACE}`)
  const held = new Map<string, () => void>()
  channel.onmessage = ({ data }: MessageEvent<string>) => changed(data)
  return {
    take: (code) => new Promise((resolve) => void takeLock(code, held, resolve)),
    release: (code) => {
      held.get(code)?.()
      held.delete(code)
    },
    tell: (code) => channel.postMessage(code),
  }
}

/** Hold a lock until it is released or the tab is closed. Pages without encryption have no locks; then the storage decides who was first. */
async function takeLock(code: string, held: Map<string, () => void>, resolve: (got: boolean) => void): Promise<void> {
  if (!('locks' in navigator) || held.has(code)) {
    resolve(true)
    return
  }
  await navigator.locks.request(`felicity${PLACE}${code}`, { ifAvailable: true }, (lock) => {
    resolve(lock !== null)
    return lock && new Promise<void>((release) => held.set(code, release))
  })
}
