/** A site has no server: what a page would ask one is answered by files of the site and by the worker that has the tables. */

import { build, file, memory } from '../prefix'
import type { About, ToPage, ToWorker } from '../../tab/messages'
import type { Ears, Line } from './line'

/** What is the same for everybody lies there as a file (src/felicity/browser/folder.py). */
const FILE = /^\/api\/(?:games(?:\/(\w+)\/(rules|cards|pack))?|texts\/(\w+))(?:\?lang=(\w+))?$/
/** What the worker answers. Only a server has other people, and whatever has to do with them. */
const HERE = /^\/api\/(tables|setups|records|games|puzzles|lab)\b/
const LISTED = '/api/tables'
const KEPT = 'felicity.listed'
/** Why a line is closed for good where nothing runs. */
const NO_START = 4450

let worker: Worker | null = null
let failed = ''
let isReady = false
let last = 0
const answers = new Map<number, (answer: Response) => void>()
const lines = new Map<number, Ears>()
const whenReady: (() => void)[] = []

/** The address of a file with the answer to a request; null if there is none. */
export function fileFor(path: string): string | null {
  const [found, game, what, texts, lang] = path.match(FILE) ?? []
  if (!found) return null
  if (texts) return `/api/texts/${texts}.ftl`
  if (!game) return '/api/games.json'
  return `/api/games/${game}/${what === 'rules' ? `rules.${lang ?? 'en'}` : what}.json`
}

/** Answer a request as a server would. */
export async function askTab(path: string, { method = 'GET', body }: RequestInit): Promise<Response> {
  const there = method === 'GET' ? fileFor(path) : null
  if (there) return fetch(file(there))
  if (!HERE.test(path)) return refusal(404, 'no-server')
  const isList = method === 'GET' && path === LISTED
  if (isList && !isReady) {
    startTab()
    const kept = localStorage.getItem(KEPT)
    return new Response(kept ?? '[]')
  }
  const answer = await new Promise<Response>((resolve) => {
    answers.set(++last, resolve)
    post({ do: 'ask', id: last, method, path, body: typeof body === 'string' ? body : '' })
  })
  if (isList && answer.ok) localStorage.setItem(KEPT, await answer.clone().text())
  return answer
}

/** Open a line to a table. */
export function openInTab(code: string, ears: Ears): Line {
  const line = ++last
  lines.set(line, ears)
  post({ do: 'connect', line, code })
  queueMicrotask(() => ears.opened())
  return {
    say: (message) => post({ do: 'say', line, message }),
    leave: () => {
      lines.delete(line)
      post({ do: 'say', line, message: null })
    },
  }
}

/** Begin to load what plays. It takes seconds, which are best spent while somebody looks at the shelf. */
export function startTab(): void {
  if (worker) return
  worker = new Worker(new URL('../../tab/worker.ts', import.meta.url), {
    type: 'module',
    name: JSON.stringify({ build, memory } satisfies About),
  })
  worker.onmessage = ({ data }: MessageEvent<ToPage>) => hear(data)
  worker.onerror = (event) => fail(event.message)
}

/** Called when the tables can be asked. */
export function onReady(call: () => void): void {
  if (isReady) call()
  else whenReady.push(call)
}

function post(message: ToWorker): void {
  startTab()
  if (failed) refuseAll()
  else worker?.postMessage(message)
}

function hear(message: ToPage): void {
  if (message.is === 'heard') lines.get(message.line)?.heard(message.message)
  else if (message.is === 'answer') {
    answers.get(message.id)?.(new Response(message.text, { status: message.status }))
    answers.delete(message.id)
  } else if (message.is === 'closed') {
    const ears = lines.get(message.line)
    lines.delete(message.line)
    ears?.closed(message.code, message.reason)
  } else if (message.is === 'failed') fail(message.why)
  else {
    isReady = true
    for (const call of whenReady.splice(0)) call()
  }
}

/** Nothing can be played in this browser, or no longer: whoever waits is told. */
function fail(why: string): void {
  console.error(`The tables of this page don't run: ${why}`)
  failed = why || 'unknown'
  worker?.terminate()
  refuseAll()
}

function refuseAll(): void {
  for (const answer of answers.values()) answer(refusal(503, 'no-start', failed))
  answers.clear()
  for (const ears of lines.values()) ears.closed(NO_START, 'no-start')
  lines.clear()
}

function refusal(status: number, code: string, message = ''): Response {
  return new Response(JSON.stringify({ error: { code, message, refusals: [] } }), { status })
}
