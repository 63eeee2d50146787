/** The storage of the browser: tables, their journals and house cards in IndexedDB. What is said to be written is on the disk. */

/** `Disk` of src/felicity/browser/store.py. */
export interface Disk {
  headers(): Promise<string>
  journal(code: string): Promise<string>
  write(rows: string): Promise<string>
  remove(codes: string): Promise<string>
}

type Row = Record<string, unknown>
interface Rows {
  tables?: Row[]
  entries: Row[]
  packs?: Row[]
  changed?: { code: string; at: number }
}

const NAME = `felicity${new URL('..', location.href).pathname}`
const STORES = ['tables', 'entries', 'packs']
/** Somebody has deleted the data of this site while one of its tables was open. */
const CLEARED = 'cleared'

export async function openDisk(): Promise<Disk> {
  let known: IDBDatabase | null = await database()
  const there = async (): Promise<IDBDatabase> => {
    known ??= await database()
    known.onclose = () => (known = null)
    known.onversionchange = () => {
      known?.close()
      known = null
    }
    return known
  }
  return {
    async headers() {
      const reading = (await there()).transaction(['tables', 'packs'])
      const [tables, packs] = await Promise.all([
        done(reading.objectStore('tables').getAll()),
        done(reading.objectStore('packs').getAll()),
      ])
      return JSON.stringify({ tables, packs })
    },
    async journal(code) {
      const reading = (await there()).transaction(['tables', 'entries'])
      const [table = null, entries] = await Promise.all([
        done<Row | undefined>(reading.objectStore('tables').get(code)),
        done<Row[]>(reading.objectStore('entries').getAll(ofTable(code))),
      ])
      return JSON.stringify({ table, entries: entries.map(({ code: _, ...entry }) => entry) })
    },
    async write(rows) {
      try {
        return await written(await there(), JSON.parse(rows) as Rows)
      } catch (error) {
        return nameOf(error)
      }
    },
    async remove(codes) {
      try {
        const removing = (await there()).transaction(['tables', 'entries'], 'readwrite')
        const ending = endOf(removing)
        for (const code of JSON.parse(codes) as string[]) {
          removing.objectStore('tables').delete(code)
          removing.objectStore('entries').delete(ofTable(code))
        }
        return await ending
      } catch (error) {
        return nameOf(error)
      }
    },
  }
}

/** The journal of a table. */
const ofTable = (code: string): IDBKeyRange => IDBKeyRange.bound([code], [code, []])

function database(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => {
    const made = opening.result
    made.createObjectStore('tables', { keyPath: 'code' })
    made.createObjectStore('entries', { keyPath: ['code', 'number'] })
    made.createObjectStore('packs', { keyPath: ['game', 'fingerprint'] })
  }
  return done(opening)
}

/** All rows, or none and why not. */
async function written(known: IDBDatabase, { tables = [], entries, packs = [], changed }: Rows): Promise<string> {
  const writing = known.transaction(STORES, 'readwrite', { durability: 'strict' })
  const ending = endOf(writing)
  for (const row of tables) writing.objectStore('tables').add(row)
  for (const row of packs) writing.objectStore('packs').put(row)
  for (const row of entries) writing.objectStore('entries').add(row)
  if (!changed) return ending
  const table = await done<Row | undefined>(writing.objectStore('tables').get(changed.code))
  if (!table) {
    writing.abort()
    return CLEARED
  }
  writing.objectStore('tables').put({ ...table, changed: changed.at })
  return ending
}

/** "" when everything is on the disk, else why nothing is. */
function endOf(transaction: IDBTransaction): Promise<string> {
  return new Promise((resolve) => {
    transaction.oncomplete = () => resolve('')
    transaction.onabort = () => resolve(nameOf(transaction.error))
  })
}

function nameOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : 'UnknownError'
  return name === 'ConstraintError' ? 'taken' : name
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The storage does not answer.'))
  })
}
