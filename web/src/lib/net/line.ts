/** The way between a page and one table (docs/protocol.md 4): a WebSocket to the server, or messages to the worker that has the tables. */

import { address, isSite } from '../prefix'
import { openInTab } from './tab'

/** Whoever opened the line, and hears what comes along it. */
export interface Ears {
  opened(): void
  heard(message: string): void
  closed(code: number, reason: string): void
}

export interface Line {
  /** What is said on a line that isn't open is lost. */
  say(message: string): void
  leave(): void
}

export const openLine = (code: string, ears: Ears): Line => (isSite ? openInTab(code, ears) : openSocket(code, ears))

function openSocket(code: string, ears: Ears): Line {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const socket = new WebSocket(`${scheme}://${location.host}${address(`/api/tables/${code}/socket`)}`)
  socket.onopen = () => ears.opened()
  socket.onmessage = (message) => ears.heard(String(message.data))
  socket.onclose = (event) => ears.closed(event.code, event.reason)
  return {
    say: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(message)
    },
    leave: () => socket.close(),
  }
}
