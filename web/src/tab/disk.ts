/** The storage of the browser: tables, their journals, what was found out about them, and house cards in IndexedDB. What is said to be written is on the disk. */

/** `Disk` of src/felicity/browser/store.py. */
export interface Disk {
  headers(): Promise<string>
  journal(code: string): Promise<string>
  write(rows: string): Promise<string>
  remove(codes: string): Promise<string>
  findings(code: string): Promise<string>
  note(row: string): Promise<string>
  studies(): Promise<string>
  pieces(id: string, after: number): Promise<string>
  keep_study(row: string): Promise<string>
  remove_study(id: string): Promise<string>
}

type Row = Record<string, unknown>
/** What was found out about a choice, or that a seat's choices are to be judged. */
type Note = { code: string; finding: Row } | { code: string; seat: number; wanted: boolean }
/** What has changed about a study, and one more piece of its rows. */
interface Studied {
  study: Row & { id: string }
  piece?: Row
}
interface Rows {
  tables?: Row[]
  entries: Row[]
  packs?: Row[]
  changed?: { code: string; at: number }
}

const NAME = `felicity${new URL('..', location.href).pathname}`
const VERSION = 2
/** Every kind of row, with what it is known by. */
const STORES = {
  tables: 'code',
  entries: ['code', 'number'],
  packs: ['game', 'fingerprint'],
  findings: ['code', 'number', 'kind'],
  wishes: ['code', 'seat'],
  studies: 'id',
  pieces: ['id', 'first'],
}
/** What belongs to a table. */
const PARTS = ['entries', 'findings', 'wishes']
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
        done<Row[]>(reading.objectStore('entries').getAll(rowsOf(code))),
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
        const removing = (await there()).transaction(['tables', ...PARTS], 'readwrite')
        const ending = endOf(removing)
        for (const code of JSON.parse(codes) as string[]) {
          removing.objectStore('tables').delete(code)
          for (const part of PARTS) removing.objectStore(part).delete(rowsOf(code))
        }
        return await ending
      } catch (error) {
        return nameOf(error)
      }
    },
    async findings(code) {
      const reading = (await there()).transaction(['findings', 'wishes'])
      const [findings, wishes] = await Promise.all([
        done<Row[]>(reading.objectStore('findings').getAll(rowsOf(code))),
        done<Row[]>(reading.objectStore('wishes').getAll(rowsOf(code))),
      ])
      return JSON.stringify({ findings, wanted: wishes.map(({ seat }) => seat) })
    },
    async note(row) {
      try {
        return await noted(await there(), JSON.parse(row) as Note)
      } catch (error) {
        return nameOf(error)
      }
    },
    async studies() {
      return JSON.stringify(await done<Row[]>((await there()).transaction('studies').objectStore('studies').getAll()))
    },
    async pieces(id, after) {
      const reading = (await there()).transaction('pieces').objectStore('pieces')
      const found = await done<Row[]>(reading.getAll(IDBKeyRange.bound([id, after], [id, []], true)))
      return JSON.stringify(found.map(({ rows }) => rows))
    },
    async keep_study(row) {
      try {
        return await studied(await there(), JSON.parse(row) as Studied)
      } catch (error) {
        return nameOf(error)
      }
    },
    async remove_study(id) {
      try {
        const removing = (await there()).transaction(['studies', 'pieces'], 'readwrite')
        const ending = endOf(removing)
        removing.objectStore('studies').delete(id)
        removing.objectStore('pieces').delete(rowsOf(id))
        return await ending
      } catch (error) {
        return nameOf(error)
      }
    },
  }
}

/** All rows of a table or of a study. */
const rowsOf = (code: string): IDBKeyRange => IDBKeyRange.bound([code], [code, []])

function database(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, VERSION)
  opening.onupgradeneeded = () => {
    const made = opening.result
    for (const [name, keyPath] of Object.entries(STORES))
      if (!made.objectStoreNames.contains(name)) made.createObjectStore(name, { keyPath })
  }
  return done(opening)
}

/** All rows, or none and why not. */
async function written(known: IDBDatabase, { tables = [], entries, packs = [], changed }: Rows): Promise<string> {
  const writing = known.transaction(['tables', 'entries', 'packs'], 'readwrite', { durability: 'strict' })
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

/** In place of what was noted about the same; nothing is noted about a table that has gone. */
async function noted(known: IDBDatabase, note: Note): Promise<string> {
  const writing = known.transaction(['tables', 'findings', 'wishes'], 'readwrite')
  const ending = endOf(writing)
  if (!(await done<Row | undefined>(writing.objectStore('tables').get(note.code)))) {
    writing.abort()
    return CLEARED
  }
  if ('finding' in note) writing.objectStore('findings').put({ code: note.code, ...note.finding })
  else if (note.wanted) writing.objectStore('wishes').put({ code: note.code, seat: note.seat })
  else writing.objectStore('wishes').delete([note.code, note.seat])
  return ending
}

/** A new study, or what has changed about one that is still there. */
async function studied(known: IDBDatabase, { study, piece }: Studied): Promise<string> {
  const writing = known.transaction(['studies', 'pieces'], 'readwrite')
  const ending = endOf(writing)
  const before = await done<Row | undefined>(writing.objectStore('studies').get(study.id))
  if (!before && !('asked' in study)) {
    writing.abort()
    return CLEARED
  }
  writing.objectStore('studies').put({ ...before, ...study })
  if (piece) writing.objectStore('pieces').put(piece)
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
