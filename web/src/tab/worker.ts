/** The worker that has the tables: the server's own table service, in Python, with the browser's storage below it. */

import { openDisk } from './disk'
import { startHelper } from './helper'
import { keepMemory, keptMemory, memoryOf } from './memory'
import type { About, ToPage, ToWorker } from './messages'
import { startPython } from './python'
import { otherTabs } from './tabs'

/** `Tab` of src/felicity/browser/tab.py. */
interface Tab {
  open(): Promise<void>
  ask(method: string, path: string, body: string): Promise<string>
  connect(line: number, code: string): void
  say(line: number, message: string | undefined): void
  changed_elsewhere(code: string): void
}

const tell = (message: ToPage): void => self.postMessage(message)

const page = {
  heard: (line: number, message: string): void => tell({ is: 'heard', line, message }),
  closed: (line: number, code: number, reason: string): void => tell({ is: 'closed', line, code, reason }),
}

const LATER = 3000 // ms before the memory is kept: the first decision comes first

const said: ToWorker[] = [] // what the page has said before there was somebody to listen

async function begin(): Promise<void> {
  const { build, memory: there } = JSON.parse(self.name) as About
  const known = there ? memoryOf(there) : ((await keptMemory(build))?.arrayBuffer() ?? null)
  const [disk, { python, memory }] = await Promise.all([openDisk(), startPython(known)])
  const ready = memory ?? (known && new Blob([await known]))
  const bots = startHelper('bots', ready)
  const studies = startHelper('studies', ready, true)
  const others = otherTabs((code) => tab.changed_elsewhere(code))
  const start = python.pyimport('felicity.browser.start')
  const tab = start.tab_of(disk, bots, studies, others, page) as Tab
  await tab.open()
  const obey = async (message: ToWorker): Promise<void> => {
    if (message.do === 'connect') tab.connect(message.line, message.code)
    else if (message.do === 'say') tab.say(message.line, message.message ?? undefined)
    else {
      const [status, text] = JSON.parse(await tab.ask(message.method, message.path, message.body)) as [number, string]
      tell({ is: 'answer', id: message.id, status, text })
    }
  }
  const hear = (message: ToWorker): void => void obey(message).catch(failed)
  tell({ is: 'ready' })
  for (const message of said) hear(message)
  self.onmessage = ({ data }: MessageEvent<ToWorker>) => hear(data)
  if (memory && !there) setTimeout(() => void keepMemory(build, memory), LATER)
}

function failed(error: unknown): void {
  tell({ is: 'failed', why: String(error) })
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => void said.push(data)
begin().catch(failed)
