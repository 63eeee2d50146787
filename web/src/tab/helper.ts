/** The other worker, in which bots think: as a helper of src/felicity/browser/thinking.py. */

export interface Helper {
  answer(work: Uint8Array): Promise<Uint8Array>
  restart(): void
}

interface Waiting {
  resolve: (found: Uint8Array) => void
  reject: (why: Error) => void
}

/** It starts from the memory of a Python that is ready, if there is one. */
export function startHelper(memory: Blob | null): Helper {
  let worker: Worker
  let waiting: Waiting[] = []

  const begin = (): void => {
    worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'bots' })
    worker.onmessage = ({ data }: MessageEvent<Uint8Array>) => waiting.shift()?.resolve(data)
    worker.onerror = (event) => giveUp(event.message)
    worker.postMessage(memory)
  }
  const giveUp = (why: string): void => {
    worker.terminate()
    for (const { reject } of waiting) reject(new Error(why))
    waiting = []
    begin()
  }
  begin()
  return {
    answer: (work) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject })
        worker.postMessage(work)
      }),
    restart: () => giveUp('It took too long.'),
  }
}
