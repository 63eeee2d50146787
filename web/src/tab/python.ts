/** Python in a worker: Pyodide and Felicity, both from the folder `python` of the site. */

import type { loadPyodide as Load, PyodideAPI, PyodideConfig } from 'pyodide'
import { filesIn } from './tar'

const FOLDER = new URL('../python/', location.href).href
const HOME = '/felicity'
const GET_READY = `import sys; sys.path.insert(0, '${HOME}')
from felicity.browser.tab import get_ready
get_ready()`
/** Whatever was random when a memory was kept must not be so again. */
const WAKE = 'import random; random.seed()'

type MakeModule = NonNullable<PyodideConfig['createPyodideModule']>
type Settings = Parameters<MakeModule>[0]
type Module = Awaited<ReturnType<MakeModule>> & { _malloc(size: number): number }

export interface Started {
  python: PyodideAPI
  /** The memory of a Python that has loaded everything and done nothing yet; null if it was started from one. */
  memory: Blob | null
}

/** Start Python, from such a memory if there is one: that takes a tenth of the time. */
export async function startPython(kept: Blob | null): Promise<Started> {
  if (kept) {
    try {
      return { python: await woken(kept), memory: null }
    } catch (error) {
      console.warn(`The kept memory doesn't fit, so Python starts anew: ${String(error)}`)
    }
  }
  const python = await load({ _makeSnapshot: true, createPyodideModule: await maker() })
  python.runPython(GET_READY)
  return { python, memory: new Blob([python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>]) }
}

async function woken(kept: Blob): Promise<PyodideAPI> {
  const [bytes, make] = await Promise.all([kept.arrayBuffer(), maker()])
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

async function maker(): Promise<MakeModule> {
  return ((await import(/* @vite-ignore */ `${FOLDER}pyodide.asm.js`)) as { default: MakeModule }).default
}

async function load(how: PyodideConfig): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${FOLDER}pyodide.js`)) as { loadPyodide: typeof Load }
  const files = unpacked()
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

/** Felicity's files. */
async function unpacked(): Promise<[string, Uint8Array][]> {
  const response = await fetch(`${FOLDER}felicity.tar.gz`)
  if (!response.ok || !response.body) throw new Error(`felicity.tar.gz: ${response.status}`)
  // Some servers say that such a file is a compressed tar, and browsers unpack it by themselves.
  const packed = new Uint8Array(await response.arrayBuffer())
  const isPacked = packed[0] === 0x1f && packed[1] === 0x8b
  const whole = isPacked
    ? new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')))
    : new Response(packed)
  return filesIn(new Uint8Array(await whole.arrayBuffer()))
}
