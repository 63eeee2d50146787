/**
 * The memory of a Python that is ready. A site has one; where it was written without, the browser keeps its own, and the next visit
 * starts from there.
 */

import { unpacked } from './gzip'

const NAME = `felicity-python${new URL('..', location.href).pathname}`
const STORE = 'memory'

interface Kept {
  build: string
  memory: Blob
}

/** The memory that the site has. */
export const memoryOf = (site: string): Promise<ArrayBuffer> => unpacked(new URL(`../${site}`, location.href))

/** The memory that was kept for this build of the site; null if there is none. */
export async function keptMemory(build: string): Promise<Blob | null> {
  try {
    const found = (await within('readonly', (store) => store.get('last'))) as Kept | undefined
    return found?.build === build ? found.memory : null
  } catch {
    return null // it is only slower without one
  }
}

/** Keep it in place of the last one. Without room for it, the next visit is as slow as the first. */
export async function keepMemory(build: string, memory: Blob): Promise<void> {
  try {
    await within('readwrite', (store) => store.put({ build, memory } satisfies Kept, 'last'))
  } catch {
    // Nothing depends on it.
  }
}

async function within(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE)
  const known = (await done(opening)) as IDBDatabase
  try {
    return await done(act(known.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    known.close()
  }
}

function done(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The storage does not answer.'))
  })
}
