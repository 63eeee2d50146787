/** What a page and the worker that has its tables tell each other. */

/** What the page knows about the site when it starts the worker: its build, and where it has a memory. */
export interface About {
  build: string
  memory: string
}

/** From the page. */
export type ToWorker =
  | { do: 'ask'; id: number; method: string; path: string; body: string }
  | { do: 'connect'; line: number; code: string }
  | { do: 'say'; line: number; message: string | null } // null: it leaves

/** To the page. */
export type ToPage =
  | { is: 'ready' }
  | { is: 'failed'; why: string }
  | { is: 'answer'; id: number; status: number; text: string }
  | { is: 'heard'; line: number; message: string }
  | { is: 'closed'; line: number; code: number; reason: string }
