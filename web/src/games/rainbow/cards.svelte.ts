/** The spaces of the tracks and the cards, from the server's catalogue: no figure of the board is written in the page. */

import { askForCards, type CatalogueData } from '../../lib/games/cards.svelte'
import { hasText, t } from '../../lib/text.svelte'
import type { Colour, Device, Track } from './view'

export interface SpaceData {
  n: number
  colour: Colour
  amount?: number
  message?: string
}

export interface TrackData {
  id: Track
  device: Device
  gives_key: boolean
  spaces: SpaceData[]
}

export interface RainbowCards {
  track: Map<string, TrackData>
  /** The message of each kind of fate card. */
  fate: Map<string, string>
  goal: number
}

type Row = Record<string, unknown>

let known = $state.raw<RainbowCards | null>(null)

/** The figures, or null as long as they are on the way; asking for them fetches them once. */
export function rainbowCards(): RainbowCards | null {
  if (!known) askForCards('rainbow', useCatalogue)
  return known
}

/** For tests and the gallery: figures without a server. */
export function useCatalogue(data: CatalogueData): void {
  const rows = (name: string): Row[] => data[name] as Row[]
  known = {
    track: new Map(rows('track').map((row) => [String(row['id']), row as unknown as TrackData])),
    fate: new Map(rows('fate_card').map((row) => [String(row['id']), String(row['message'] ?? '')])),
    goal: Number(rows('constant').find((row) => row['name'] === 'money_goal')?.['value'] ?? 0),
  }
}

/** A message is named by its key; one that an owner of the cardboard has written stands as it is. */
export function messageOf(key: string | undefined): string {
  if (!key) return ''
  return hasText(`rainbow-message-${key}`) ? t(`rainbow-message-${key}`) : key
}

export function spaceOf(track: string, space: number): SpaceData | undefined {
  return rainbowCards()?.track.get(track)?.spaces[space - 1]
}
