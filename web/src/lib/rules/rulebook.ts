/** The rulebooks, fetched once for each game and language, and searched in the browser (UI-R2). */

import { gameOfRule } from '../games/facts.svelte'
import { get, type RuleData } from '../net/api'
import { address } from '../prefix'

export type { RuleData } from '../net/api'

/** The address of a rule: what a link shows, copies and opens in another tab. */
export function addressOf(id: string): string {
  return address(`/rules/${gameOfRule(id) ?? ''}#${id}`)
}

const fetched = new Map<string, Promise<RuleData[]>>()

export function rulesOf(game: string, lang: string): Promise<RuleData[]> {
  const name = `${game} ${lang}`
  let rules = fetched.get(name)
  if (!rules) {
    rules = get<RuleData[]>(`/api/games/${game}/rules?lang=${lang}`)
    fetched.set(name, rules)
    rules.catch(() => fetched.delete(name))
  }
  return rules
}

export async function ruleOf(id: string, lang: string): Promise<RuleData | undefined> {
  const game = gameOfRule(id)
  return game ? (await rulesOf(game, lang)).find((rule) => rule.id === id) : undefined
}

/** For searching: without accents and letter case. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .replaceAll('’', "'")
    .toLowerCase()
}

const known = new Map<string, string>()

/** A whole page of rules is looked through letter by letter: each letter is made plain once. */
function plainLetter(letter: string): string {
  let found = known.get(letter)
  if (found === undefined) known.set(letter, (found = plain(letter)))
  return found
}

export interface Wish {
  words: string
  /** Only rules of this mode; '' for all. A ruling without modes belongs to every mode. */
  mode: string
  /** Only what the booklet leaves open and we decided. */
  decided: boolean
}

/** Rules with their text made ready for searching, so that each key press takes a few milliseconds. */
export class Index {
  readonly #texts: string[]

  constructor(readonly rules: RuleData[]) {
    this.#texts = rules.map((rule) =>
      plain([rule.id, rule.title, rule.text, rule.section, rule.example, rule.why].join(' ')),
    )
  }

  /** Every word must occur; an id that was typed whole comes first. */
  find({ words, mode, decided }: Wish): RuleData[] {
    const wanted = plain(words).split(/\s+/).filter(Boolean)
    const found = this.rules.filter(
      (rule, at) =>
        (!decided || rule.is_ruling) &&
        (!mode || !rule.modes.length || rule.modes.includes(mode)) &&
        wanted.every((word) => this.#texts[at]!.includes(word)),
    )
    const id = wanted[0]
    return id ? found.sort((a, b) => Number(plain(b.id) === id) - Number(plain(a.id) === id)) : found
  }
}

/** A text cut where a searched word stands, to mark it: odd parts are found words. */
export function marked(text: string, words: string): string[] {
  const wanted = plain(words)
    .split(/\s+/)
    .filter((word) => word.length > 1)
  if (!wanted.length) return [text]
  const letters = [...text]
  const owners: number[] = [] // of each plain character, the letter that it comes from
  let flat = ''
  letters.forEach((letter, at) => {
    const found = plainLetter(letter)
    for (let each = 0; each < found.length; each++) owners.push(at)
    flat += found
  })
  const on = letters.map(() => false)
  for (const word of wanted)
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1))
      for (let each = at; each < at + word.length; each++) on[owners[each]!] = true
  return cut(letters, on)
}

function cut(letters: string[], on: boolean[]): string[] {
  const parts = ['']
  letters.forEach((letter, at) => {
    if (on[at] !== (parts.length % 2 === 0)) parts.push('')
    parts[parts.length - 1] += letter
  })
  return parts
}
