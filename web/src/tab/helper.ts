/** Another worker, in which bots think or games are studied: as a helper of src/felicity/browser/thinking.py. */

export interface Helper {
  answer(work: Uint8Array): Promise<Uint8Array>
  restart(): void
}

interface Waiting {
  resolve: (found: Uint8Array) => void
  reject: (why: Error) => void
}

/** It starts from the memory of a Python that is ready, if there is one; a lazy one when there is something to do. */
export function startHelper(name: string, memory: Blob | null, isLazy = false): Helper {
  let worker: Worker | null = null
  let waiting: Waiting[] = []

  const begin = (): Worker => {
    worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name })
    worker.onmessage = ({ data }: MessageEvent<Uint8Array>) => waiting.shift()?.resolve(data)
    worker.onerror = (event) => giveUp(event.message)
    worker.postMessage(memory)
    return worker
  }
  const giveUp = (why: string): void => {
    worker?.terminate()
    worker = null
    for (const { reject } of waiting) reject(new Error(why))
    waiting = []
    if (!isLazy) begin()
  }
  if (!isLazy) begin()
  return {
    answer: (work) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject })
        const at = worker ?? begin()
        at.postMessage(work)
      }),
    restart: () => giveUp('It took too long.'),
  }
}
