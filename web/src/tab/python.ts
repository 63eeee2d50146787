/** Python in a worker: Pyodide and Felicity, both from the folder `python` of the site. */

import type { loadPyodide as Load, PyodideAPI, PyodideConfig } from 'pyodide'
import { unpacked } from './gzip'
import { filesIn } from './tar'

const FOLDER = new URL('../python/', location.href).href
const HOME = '/felicity'
const GET_READY = `import sys; sys.path.insert(0, '${HOME}')
from felicity.browser.tab import get_ready
get_ready()`
/** Whatever was random when a memory was kept must not be so again. */
const WAKE = 'import random; random.seed()'

// All of this is fetched at once.
const archive = unpacked(new URL('felicity.tar.gz', FOLDER))
const loader = import(/* @vite-ignore */ `${FOLDER}pyodide.js`) as Promise<{ loadPyodide: typeof Load }>
const maker = import(/* @vite-ignore */ `${FOLDER}pyodide.asm.js`) as Promise<{ default: MakeModule }>
// What fails is said where it is needed.
for (const coming of [archive, loader, maker] as Promise<unknown>[]) coming.catch(() => undefined)

type MakeModule = NonNullable<PyodideConfig['createPyodideModule']>
type Settings = Parameters<MakeModule>[0]
type Module = Awaited<ReturnType<MakeModule>> & { _malloc(size: number): number }

export interface Started {
  python: PyodideAPI
  /** The memory of a Python that has loaded everything and done nothing yet; null if it was started from one. */
  memory: Blob | null
}

/** Start Python, from such a memory if there is one: that takes a tenth of the time. */
export async function startPython(kept: Promise<ArrayBuffer> | null): Promise<Started> {
  if (kept) {
    try {
      return { python: await woken(kept), memory: null }
    } catch (error) {
      console.warn(`The kept memory doesn't fit, so Python starts anew: ${String(error)}`)
    }
  }
  const { default: createPyodideModule } = await maker
  const python = await load({ _makeSnapshot: true, createPyodideModule })
  python.runPython(GET_READY)
  return { python, memory: new Blob([python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>]) }
}

async function woken(kept: Promise<ArrayBuffer>): Promise<PyodideAPI> {
  const [bytes, { default: make }] = await Promise.all([kept, maker])
  // The memory is put into one that has to be as large.
  const large = async (settings: Settings): Promise<Module> => {
    const made = (await make(settings)) as Module
    made._malloc(bytes.byteLength)
    return made
  }
  const python = await load({ _loadSnapshot: bytes, createPyodideModule: large })
  python.runPython(WAKE)
  return python
}

async function load(how: PyodideConfig): Promise<PyodideAPI> {
  const { loadPyodide } = await loader
  const files = archive.then((bytes) => filesIn(new Uint8Array(bytes)))
  return loadPyodide({
    ...how,
    indexURL: FOLDER,
    fsInit: async (disk) => {
      for (const [name, bytes] of await files) {
        const path = `${HOME}/${name}`
        disk.mkdirTree(path.slice(0, path.lastIndexOf('/')))
        disk.writeFile(path, bytes)
      }
    },
  })
}
