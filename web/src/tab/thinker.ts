/** The worker in which bots think: one job at a time, as bytes (src/felicity/browser/thinking.py). */

import type { PyProxy } from 'pyodide/ffi'
import { startPython } from './python'

/** What felicity.browser.start has for this worker. */
interface Start {
  thought(work: Uint8Array): PyProxy
}

let started: Promise<Start>

self.onmessage = async ({ data }: MessageEvent<Blob | Uint8Array | null>) => {
  if (data instanceof Uint8Array) answer(await started, data)
  else
    started = startPython(data && data.arrayBuffer()).then(
      ({ python }) => python.pyimport('felicity.browser.start') as Start,
    )
}

function answer(start: Start, work: Uint8Array): void {
  const found = start.thought(work)
  const bytes = found.toJs() as Uint8Array
  found.destroy()
  self.postMessage(bytes, { transfer: [bytes.buffer as ArrayBuffer] })
}
