/** Every drawing by its card, with the shape and the tint of the colour behind it. */

import { activityName } from '../view'
import { ACTIVITIES } from './activities'
import { CAREERS } from './careers'
import { EVENTS } from './events'
import { FAVOURS, GOALS } from './goals'

export type Drawn = 'activity' | 'career' | 'event' | 'favour' | 'goal'

const LINES: Record<Drawn, Record<string, string>> = {
  activity: ACTIVITIES,
  career: CAREERS,
  event: EVENTS,
  favour: FAVOURS,
  goal: GOALS,
}

// A few splashes that no two neighbours need to share.
const WIDE = [
  'M20 34c-4-14 10-26 26-24s32 4 34 18-10 22-28 22-28-2-32-16Z',
  'M24 24c6-12 22-16 36-10s22 18 12 28-34 10-44 4-10-12-4-22Z',
  'M18 40c-2-10 6-14 12-22s22-12 32-4 20 18 12 28-54 12-56-2Z',
]
const SMALL = [
  'M8 26C6 14 16 6 28 8s16 12 13 22-12 13-20 12S9.5 36 8 26Z',
  'M7 20C10 8 26 4 36 10s8 20 1 27-20 7-26 0S5 28 7 20Z',
  'M10 34C4 26 8 12 18 8s22 0 24 12-6 20-14 22-13-2-18-8Z',
]
const TINTS = 4

export interface DrawingData {
  box: string
  line: string
  splash: string
  tint: number
  /** The second card of an activity looks the other way. */
  mirrored: boolean
}

export function drawingOf(kind: Drawn, id: string): DrawingData {
  const name = kind === 'activity' ? activityName(id) : id
  const at = Math.max(0, Object.keys(LINES[kind]).indexOf(name))
  const mirrored = kind === 'activity' && id.endsWith('-2')
  const splashes = kind === 'activity' ? WIDE : SMALL
  return {
    box: kind === 'activity' ? '0 0 96 64' : '0 0 48 48',
    line: LINES[kind][name] ?? '',
    splash: splashes[at % splashes.length] ?? '',
    tint: ((at + (mirrored ? 2 : 0)) % TINTS) + 1,
    mirrored,
  }
}
