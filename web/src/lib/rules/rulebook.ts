/** The rulebooks, loaded once for each game and language, and searched in the browser (UI-R2). */

import { gameOfRule } from '../games/facts.svelte'
import { get, type RuleData } from '../net/api'
import { address } from '../prefix'
import { meantBy } from './everyday'

export type { RuleData } from '../net/api'

/** The address of a rule, for links, copying and other tabs. */
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

/** Normalised for searching: without accents and letter case. */
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

/** A whole page of rules is normalised letter by letter, so each letter is cached. */
function plainLetter(letter: string): string {
  let found = known.get(letter)
  if (found === undefined) known.set(letter, (found = plain(letter)))
  return found
}

export interface Wish {
  words: string
  /** Only rules of this mode; '' for all. A ruling without modes belongs to every mode. */
  mode: string
  /** Only our rulings, where the booklet leaves something open. */
  decided: boolean
}

/** Rules with their text prepared for searching, so that each key press takes a few milliseconds. */
export class Index {
  readonly #texts: string[]

  constructor(
    readonly rules: RuleData[],
    readonly lang: string,
  ) {
    this.#texts = rules.map((rule) =>
      plain([rule.id, rule.title, rule.text, rule.section, rule.example, rule.why].join(' ')),
    )
  }

  /**
   * Every search term, or a synonym, must occur; if no rule has them all, those with the most are found. A complete id
   * comes first, then matches in the title, whole words before beginnings.
   */
  find({ words, mode, decided }: Wish): RuleData[] {
    const asked = plain(words).trim()
    const wanted = this.meant(words)
    const hits = (at: number): number =>
      wanted.filter((alike) => alike.some((word) => occurs(this.#texts[at]!, word))).length
    const counted = this.rules
      .map((rule, at) => [rule, hits(at)] as const)
      .filter(([rule]) => (!decided || rule.is_ruling) && (!mode || !rule.modes.length || rule.modes.includes(mode)))
    const most = Math.max(0, ...counted.map(([, count]) => count))
    if (wanted.length && !most) return []
    const found = counted.filter(([, count]) => count === most).map(([rule]) => rule)
    if (!asked) return found
    const merit = (rule: RuleData): number => {
      if (plain(rule.id) === asked) return 3
      const title = plain(rule.title)
      const isThere = (test: typeof occurs): boolean => wanted.every((alike) => alike.some((word) => test(title, word)))
      return Number(isThere(occurs)) + Number(isThere(isWord))
    }
    return found
      .map((rule) => [rule, merit(rule)] as const)
      .sort((a, b) => b[1] - a[1])
      .map(([rule]) => rule)
  }

  /** For each search term, the words that match it. */
  meant(words: string): string[][] {
    const asked = plain(words).trim()
    return asked ? meantBy(asked, this.lang) : []
  }
}

/** Does a word of the text begin with it? */
function occurs(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!at || !/[a-z0-9]/.test(text[at - 1]!)) return true
  return false
}

/** Is it a whole word of the text? */
function isWord(text: string, word: string): boolean {
  return ` ${text.replace(/[^a-z0-9$-]+/g, ' ')} `.includes(` ${word} `)
}

/** A text split at the found words, to mark them: odd parts are found words. */
export function marked(text: string, words: string): string[] {
  const wanted = plain(words)
    .split(/\s+/)
    .filter((word) => word.length > 1)
  if (!wanted.length) return [text]
  const letters = [...text]
  const owners: number[] = [] // for each plain character, the index of its letter
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
