/** What the events of the table say about moving things: the wheel, the devices, where somebody landed. It decides nothing. */

import { seatOf } from '../../lib/choices/seats'
import type { LoggedEvent } from '../../lib/net/api'
import type { Device, Track } from './view'

/** How far the wheel has turned since the beginning, in degrees; every spin shows at least one whole turn. */
export function turnedBy(events: readonly LoggedEvent[]): number {
  return events
    .filter(({ event }) => event === 'wheel-spun')
    .reduce((sum, event) => sum + 360 + 60 * Number(event['holders']), 0)
}

export interface Use {
  /** Differs from that of every other use. */
  key: string
  seat: number
  device: Device
  number: number
}

/** The last use of every device. */
export function usesOf(events: readonly LoggedEvent[]): Map<Device, Use> {
  const found = new Map<Device, Use>()
  events.forEach((event, index) => {
    if (event.event !== 'device-used') return
    const device = event['device'] as Device
    const use = {
      key: `${event.at} ${index}`,
      seat: seatOf(event['who']) ?? 0,
      device,
      number: Number(event['number']),
    }
    found.set(device, use)
  })
  return found
}

/** The last thing that was set in motion, by whom. */
export function lastMotion(events: readonly LoggedEvent[]): { seat: number; key: string } | null {
  const at = events.findLastIndex(({ event }) => event === 'device-used' || event === 'wheel-spun')
  const event = events[at]
  return event ? { seat: seatOf(event['who']) ?? 0, key: `${event.at} ${at}` } : null
}

export interface Landing {
  key: string
  seat: number
  track: Track
  space: number
  /** What came of it, as sentences. */
  sentences: string[]
  /** The fate card that was drawn there. */
  fate: string
}

const NARRATED = new Set([
  'sent-back',
  'money-collected',
  'money-enough',
  'spared',
  'fate-drawn',
  'fate-disregarded',
  'fate-pile-empty',
  'hang-up-developed',
  'self-improvement-drawn',
  'self-improvement-saved',
  'self-improvement-pile-empty',
  'hang-up-cancelled',
  'key-earned',
  'key-placed',
])

/** Where somebody landed last, and what came of it. */
export function lastLanding(events: readonly LoggedEvent[]): Landing | null {
  const at = events.findLastIndex(({ event }) => event === 'moved')
  return at < 0 ? null : landingAt(events, at)
}

/** The last landings, the newest first. */
export function landingsOf(events: readonly LoggedEvent[], most: number): Landing[] {
  const moves = events.flatMap(({ event }, at) => (event === 'moved' ? [at] : []))
  return moves
    .slice(-most)
    .reverse()
    .map((at) => landingAt(events, at))
}

function landingAt(events: readonly LoggedEvent[], at: number): Landing {
  const event = events[at]!
  const after = events.slice(at + 1)
  const end = after.findIndex(({ event }) => event === 'turn-started')
  const turn = end < 0 ? after : after.slice(0, end)
  return {
    key: `${event.at} ${at}`,
    seat: seatOf(event['who']) ?? 0,
    track: event['track'] as Track,
    space: Number(event['space']),
    sentences: turn.filter(({ event }) => NARRATED.has(event)).map(({ sentence }) => sentence),
    fate: String(turn.find(({ event }) => event === 'fate-drawn')?.['card'] ?? ''),
  }
}

/** How long a device or the wheel takes to decide, in ms: at once, or never more than 1.5 s (UI-G14); the bots' less than one's own. */
export function motionTime(speed: string, own: boolean): number {
  const times: Record<string, [own: number, bot: number]> = {
    slow: [1400, 1100],
    normal: [1100, 500],
    fast: [450, 90],
    instant: [0, 0],
  }
  const [mine, theirs] = times[speed] ?? [1100, 500]
  return own ? mine : theirs
}

const WALK = 400 // ms that a marker takes to its space

/** When a marker has got to its space: after the device has come to rest. */
export function landTime(speed: string, own: boolean): number {
  const time = motionTime(speed, own)
  return time && time + WALK
}

/** What a card says is read, in ms at normal speed, before anything else is told about it. */
export const CARD_TIME = 1400

export interface Spin {
  seat: number
  holders: number
  key: string
}

/** The last spin of the wheel. */
export function lastSpin(events: readonly LoggedEvent[]): Spin | null {
  const at = events.findLastIndex(({ event }) => event === 'wheel-spun')
  const event = events[at]
  return event ? { seat: seatOf(event['who']) ?? 0, holders: Number(event['holders']), key: `${event.at} ${at}` } : null
}

/** Where markers are seen to land before they go on: back to the start, or to the wheel. By seat, as the engine writes places. */
export function staysOf(fresh: readonly LoggedEvent[]): Map<number, string> {
  const found = new Map<number, string>()
  const landed = new Map<number, string>()
  for (const { event, who, track, space } of fresh) {
    const seat = seatOf(who)
    if (!seat) continue
    if (event === 'moved') landed.set(seat, `${track} ${space}`)
    else if (event === 'sent-back' || event === 'completed') found.set(seat, landed.get(seat) ?? '')
    else if (event === 'got-off') found.delete(seat) // it has gone farther since
  }
  return new Map([...found].filter(([, place]) => place))
}
