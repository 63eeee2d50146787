/** The pack being edited in the workshop: changes to the cards of one game, checked by the server as they are made. */

import { get, type CardTable, type ChangeData, type KeyData, type MistakeData, type PackCheck } from '../../lib/net/api'
import { checkPack } from '../../lib/packs/check'
import { keepPack, newPackId, type KeptPack } from '../../lib/packs/kept.svelte'
import { editsIn, packName, packOf, type Edits, type Pack } from '../../lib/packs/pack'

export const PATIENCE = 350 // ms between keystrokes
/** Keys that the page translates itself, or that are set elsewhere. */
const UNTOUCHED = ['id', 'name', 'note']

export type Tables = Record<string, CardTable>

export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === others.length &&
    keys.every((key) => key in other && same(one[key as never], other[key as never]))
  )
}

function without(keys: Record<string, unknown> = {}, key: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(keys).filter(([each]) => each !== key))
}

export class Workshop {
  tables = $state.raw<Tables>({})
  edits = $state.raw<Edits>({})
  check = $state.raw<PackCheck | null>(null)
  isChecking = $state(false)
  /** Did saving in the browser fail? */
  isLost = $state(false)
  #name = $state('')
  #id = newPackId()
  /** The original files, until something is changed. */
  #files: Pack['files'] | null = $state.raw(null)

  constructor(readonly game: string) {}

  async learn(): Promise<void> {
    this.tables = await get<Tables>(`/api/games/${this.game}/pack`)
  }

  get id(): string {
    return this.#id
  }

  get name(): string {
    return this.#name
  }

  set name(text: string) {
    this.#name = text
    this.#files = null
    this.keep()
  }

  get isEmpty(): boolean {
    return Object.keys(this.edits).length === 0
  }

  /** As tables and files use it; a pack needs some name. */
  get pack(): Pack {
    const name = packName(this.#name) || 'House cards'
    return this.#files ? { name, files: this.#files } : packOf(this.game, name, this.edits)
  }

  // --- cards ---

  entry(table: string, card: string): Record<string, unknown> {
    return { ...this.tables[table]?.entries[card], ...this.edits[table]?.[card] }
  }

  isChanged(table: string, card: string): boolean {
    return this.edits[table]?.[card] !== undefined
  }

  isFixed(table: string, card: string, key: string): boolean {
    const { fixed = [], fixed_of: own = {} } = this.tables[table] ?? {}
    return UNTOUCHED.includes(key) || fixed.includes(key) || (own[card]?.includes(key) ?? false)
  }

  /** A card's keys that may be changed, in the order of the catalogue. */
  keysOf(table: string, card: string): [string, KeyData][] {
    const entry = this.entry(table, card)
    return Object.entries(this.tables[table]?.keys ?? {}).filter(
      ([key]) => key in entry && !this.isFixed(table, card, key),
    )
  }

  /** Keys that a card could have in addition. */
  missingKeys(table: string, card: string): [string, KeyData][] {
    const entry = this.entry(table, card)
    return Object.entries(this.tables[table]?.keys ?? {}).filter(
      ([key]) => !(key in entry) && !this.isFixed(table, card, key),
    )
  }

  /** The values of other cards for a key. */
  samplesOf(table: string, key: string): unknown[] {
    return Object.values(this.tables[table]?.entries ?? {}).flatMap((entry) => (key in entry ? [entry[key]] : []))
  }

  // --- changing ---

  set(table: string, card: string, key: string, value: unknown): void {
    const others = without(this.edits[table]?.[card], key)
    const printed = this.tables[table]?.entries[card] ?? {}
    this.#put(table, card, key in printed && same(printed[key], value) ? others : { ...others, [key]: value })
  }

  takeBack(table: string, card: string, key?: string): void {
    this.#put(table, card, key ? without(this.edits[table]?.[card], key) : {})
  }

  #put(table: string, card: string, keys: Record<string, unknown>): void {
    const cards = { ...this.edits[table], [card]: keys }
    if (!Object.keys(keys).length) delete cards[card]
    const edits = { ...this.edits, [table]: cards }
    if (!Object.keys(cards).length) delete edits[table]
    this.edits = edits
    this.#files = null
    this.keep()
  }

  /** Nothing is lost when the page is closed; a pack without changes and name isn't saved. */
  keep(): void {
    if (!this.isEmpty || this.#name.trim()) this.isLost = !keepPack({ ...this.pack, id: this.#id, game: this.game })
  }

  // --- packs ---

  begin(): void {
    this.#id = newPackId()
    this.#name = ''
    this.#files = null
    this.edits = {}
    this.check = null
  }

  /** Open a pack from a file, a link or this browser. Whatever can be parsed is shown, with its mistakes. */
  async open(pack: Pack, id = newPackId()): Promise<void> {
    const found = await checkPack(this.game, pack)
    this.#id = id
    this.#name = pack.name
    this.#files = found.mistakes.length ? null : pack.files
    this.edits = editsIn(found.entries)
    this.check = found
    this.keep()
  }

  openKept(kept: KeptPack): Promise<void> {
    return this.open(kept, kept.id)
  }

  // --- checking ---

  /** Check the current pack on the server; later changes are checked again by the caller's effect. */
  async look(): Promise<void> {
    const { pack, edits } = this
    this.isChecking = true
    const found = await checkPack(this.game, pack)
    if (edits !== this.edits) return
    this.check = found
    this.isChecking = false
  }

  get mistakes(): MistakeData[] {
    return this.check?.mistakes ?? []
  }

  mistakesOf(table: string, card: string): MistakeData[] {
    return this.mistakes.filter((mistake) => mistake.table === table && mistake.card === card)
  }

  /** The differences from the catalogue, playable or not. */
  get changes(): ChangeData[] {
    return Object.entries(this.edits).flatMap(([table, cards]) =>
      Object.entries(cards).flatMap(([card, keys]) =>
        Object.entries(keys).map(([key, after]) => ({
          table,
          card,
          key,
          before: this.tables[table]?.entries[card]?.[key] ?? null,
          after,
        })),
      ),
    )
  }
}
