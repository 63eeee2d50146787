/** The laboratory's texts: numbers with their intervals, names of groups, how a second design differs. */

import type { Interval } from '../../lib/charts/intervals'
import { nameOf, settingName } from '../../lib/games/labels'
import type { ReportData } from '../../lib/net/lab'
import { keyName } from '../../lib/packs/labels'
import { settings } from '../../lib/settings.svelte'
import { hasText, t } from '../../lib/text.svelte'
import { listed, spaced, upperFirst } from '../../lib/format'

export const FAMILIES = ['roles', 'bots', 'seats', 'turns'] as const
export type Family = (typeof FAMILIES)[number]
type Labels = ReportData['labels']

export function number(value: number, digits = 1): string {
  const format = new Intl.NumberFormat(settings.lang, { minimumFractionDigits: 0, maximumFractionDigits: digits })
  return format.format(value).replace('-', '−')
}

export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(settings.lang, { style: 'percent', maximumFractionDigits: digits }).format(share)
}

/** A change in percentage points, with its sign. */
export function points(value: number, digits = 1): string {
  return `${value > 0 ? '+' : ''}${number(value, digits)}`
}

/** Percentages as in charts, from 0 to 100: «41 % (38 to 44)». */
export function tellShare({ value, low, high }: Pick<Interval, 'value' | 'low' | 'high'>): string {
  return t('page-lab-span', { value: percent(value / 100), low: number(low, 0), high: number(high, 0) })
}

export function tellPoints({ value, low, high }: Pick<Interval, 'value' | 'low' | 'high'>): string {
  return t('page-lab-span', { value: points(value), low: points(low), high: points(high) })
}

export function botName(bot: string, labels?: Labels): string {
  const iterations = bot.match(/^mcts:(\d+)$/)?.[1]
  if (iterations) return t('page-lab-bot-mcts', { iterations: Number(iterations) })
  const id = `lab-bot-${bot}`
  return hasText(id) ? t(id) : (labels?.bots[bot] ?? bot)
}

/** The name of a role, a bot, a seat or a place in the order of play. */
export function groupName(family: Family, name: string, labels: Labels): string {
  if (family === 'roles') return upperFirst(labels.roles[name] ?? spaced(name))
  if (family === 'seats') return t('page-ui-seat', { seat: name })
  if (family === 'turns') return t('page-lab-turn', { turn: Number(name) })
  return name
    .split(' → ')
    .map((bot) => botName(bot, labels))
    .join(' → ')
}

/** The bots of a study, each named once. */
export function botsText(bots: readonly string[]): string {
  const found = [...new Set(bots)]
  return found.length === 1
    ? t('page-lab-all-bots', { bot: botName(found[0]!) })
    : listed(bots.map((bot) => botName(bot)))
}

/** The words of a study's text; quotation marks keep those with blanks together. */
export function wordsIn(text: string): string[] {
  return [...text.matchAll(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g)].map(([word]) => word.replaceAll(/['"]/g, ''))
}

/** How the second design of a study differs, in words; empty if there is none. */
export function changesIn(game: string, text: string, cards: Record<string, string> = {}): string[] {
  const words = wordsIn(text)
  const at = words.indexOf('vs')
  return at < 0 ? [] : words.slice(at + 1).map((word) => changeText(game, word, cards))
}

function changeText(game: string, word: string, cards: Record<string, string>): string {
  const [, name = '', sign, value = ''] = word.match(/^([^:=]+)([:=])(.*)$/s) ?? []
  if (sign === ':') return name === 'bots' ? botsText(value.split(',')) : cardsText(value)
  const [table, card, ...key] = name.split('.')
  if (!card) return valueOf(optionName(game, name), valueName(value))
  return t('page-lab-change', { what: `${cards[card] ?? spaced(card)}, ${keyName(key.join('.') || table!)}`, value })
}

/** House cards are named with their fingerprint. */
function cardsText(pack: string): string {
  return pack === 'none'
    ? t('page-lab-own-cards')
    : t('page-lab-house-cards', { name: pack.replace(/-[0-9a-f]{12}$/, '') })
}

/** A house rule's label, which is a question or a name, with a value. */
function valueOf(what: string, value: string): string {
  return /[.?!]$/.test(what) ? `${what} ${value}` : t('page-lab-change', { what, value })
}

/** The label of a house rule; if it is a question followed by an explanation, the question alone. */
export function optionName(game: string, option: string): string {
  const own = `page-setting-${game}-${option}`
  const name = hasText(own) ? t(own) : settingName(game, option)
  return name.match(/^[^?]+\?/)?.[0] ?? name
}

export function valueName(value: unknown): string {
  const word = `page-value-${String(value)}`
  return hasText(word) ? t(word) : String(value)
}

/** How long something takes, roughly. */
export function duration(seconds: number): string {
  if (seconds < 90) return t('page-lab-seconds', { seconds: Math.max(1, Math.round(seconds)) })
  if (seconds < 5400) return t('page-lab-minutes', { minutes: Math.round(seconds / 60) })
  return t('page-lab-hours', { hours: Math.round(seconds / 3600) })
}

export function studyTitle(game: string, mode: string, modeText: string, players: number): string {
  return t('page-lab-study-title', { game: nameOf(game), mode: modeText || mode, players })
}
