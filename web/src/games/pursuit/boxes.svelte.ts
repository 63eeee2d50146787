/** The boxes on the table: what an expansion brings to the page of the base game, which knows none of them by name. */

import type { Component } from 'svelte'
import type { Desk } from '../../lib/choices/desk'
import type { IconName } from '../../lib/theme/icons'
import type { OptionData } from '../../lib/net/api'
import { hasText, t } from '../../lib/text.svelte'

export interface Box {
  /** The game whose catalogue has its cards, and whose sentences begin with it. */
  id: string
  /** What else its catalogue says is read by the expansion itself. */
  read?: (catalogue: Record<string, unknown>) => void
  /** By card: `source/name`, or the name of a thing; and the lines of things of its own. */
  drawn: Readonly<Record<string, string>>
  things: Readonly<Record<string, string>>
  /** Partners, for their faces. */
  partners: readonly string[]
  /** Further words that are counted. */
  icons: Readonly<Record<string, IconName>>
  /** Events by which a card comes that takes a slot. */
  lays: readonly string[]
}

/** Several ways of one kind, behind one button. */
export interface Tile {
  id: string
  name: string
  about: string
  path: string
  options: OptionData[]
}

/** How an expansion's options are shown among those of one's turn. */
export interface Turns {
  title: () => string
  owns: (text: string) => boolean
  /** What is shown at once, and what opens. */
  split: (options: readonly OptionData[]) => { now: OptionData[]; tiles: Tile[] }
  Options: Component<{ options: OptionData[]; desk: Desk }>
}

const found: Box[] = []

/** Whoever opens a table with an expansion adds its box; once is enough. */
export function addBox(box: Box): void {
  if (!found.includes(box)) found.push(box)
}

export function boxes(): readonly Box[] {
  return found
}

type Arguments = Record<string, string | number>

/** The box that has a sentence of this name. */
function boxOf(name: string, before = ''): string | undefined {
  return ['pursuit', ...found.map(({ id }) => id)].find((id) => hasText(`${before}${id}-${name}`))
}

/** A sentence about a card or something that is counted, in the words of the box it comes from. */
export function word(rest: string, args: Arguments = {}): string {
  const [name = rest] = rest.split('.')
  return t(`${boxOf(name) ?? 'pursuit'}-${rest}`, args)
}

export function hasWord(name: string): boolean {
  return boxOf(name) !== undefined
}

/** The same among the sentences of the page. */
export function pageWord(name: string): string {
  return t(`page-${boxOf(name, 'page-') ?? 'pursuit'}-${name}`)
}

/** What the boxes on the table add to a sentence of the page. */
export function notes(name: string): string {
  const ids = found.map(({ id }) => `page-${id}-${name}`).filter(hasText)
  return ids.map((id) => t(id)).join(' ')
}
