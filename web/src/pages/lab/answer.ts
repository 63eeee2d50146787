/** The answer of a study, in plain sentences: the most important first. */

import type { Interval } from '../../lib/charts/intervals'
import type { GroupRow, MoreRow, ReportData } from '../../lib/net/lab'
import { t } from '../../lib/text.svelte'
import { FAMILIES, groupName, number, percent, points, type Family } from './format'

const FEW = 200 // games below which results are a first impression (UI-A5)

/** A rate in percent, with the anytime-valid interval. */
export function rateOf({ name, won, surprising }: GroupRow): Interval {
  const { n, rate, low, high, any_low, any_high } = won
  return {
    name,
    n,
    value: 100 * rate,
    low: 100 * low,
    high: 100 * high,
    anyLow: 100 * any_low,
    anyHigh: 100 * any_high,
    isSurprising: surprising ?? false,
  }
}

/** A difference of two rates, in percentage points. If it was the same on all deals, Student's interval says nothing, and the wider one is used. */
export function moreOf({ name, won, surprising }: MoreRow): Interval {
  const { n, mean, sd, any_low, any_high } = won
  const [low, high] = sd ? [won.low, won.high] : [null, null]
  const [from, to] = [100 * any_low, 100 * any_high]
  return {
    name,
    n,
    value: 100 * mean,
    low: low === null ? from : 100 * low,
    high: high === null ? to : 100 * high,
    anyLow: from,
    anyHigh: to,
    isSurprising: surprising,
  }
}

/** The groups that a study is about: bots if they differ, else roles, else the order of play. */
export function subjectOf(report: ReportData): Family {
  const [first] = report.designs
  const differ = new Set(report.study.bots[0]).size > 1
  if (differ) return 'bots'
  return first && first.roles.length > 1 ? 'roles' : 'turns'
}

/** The families with something to compare, the main one first. */
export function familiesIn(report: ReportData): Family[] {
  const subject = subjectOf(report)
  const [first] = report.designs
  const isSame =
    JSON.stringify(first?.seats.map(({ won }) => won)) === JSON.stringify(first?.turns.map(({ won }) => won))
  return [subject, ...FAMILIES.filter((family) => family !== subject)]
    .filter((family) => (first?.[family].length ?? 0) > 1)
    .filter((family) => !isSame || family !== (subject === 'turns' ? 'seats' : 'turns')) // if the same seat always begins
}

/** While a study runs, or if its end depends on its results, only the wider interval is valid. */
export const isWatched = ({ done, until }: Pick<ReportData, 'done' | 'until'>): boolean => !done || until !== null

export function trusted(interval: Interval, watched: boolean): { low: number; high: number } {
  return watched ? { low: interval.anyLow ?? interval.low, high: interval.anyHigh ?? interval.high } : interval
}

/** The answer in one sentence, then what else is worth mentioning. */
export function answers(report: ReportData): string[] {
  if (!report.designs.length) return [t('page-lab-answer-none')]
  const first = report.difference ? comparison(report) : report.together ? together(report) : balance(report)
  const said = [first]
  if (report.deals < FEW) said.push(t('page-lab-answer-few', { deals: report.deals }))
  return said
}

function together({ designs, done, until }: ReportData): string {
  const rate = rateOf({ name: '', ...designs[0]!.all })
  const { low, high } = trusted(rate, isWatched({ done, until }))
  return t('page-lab-answer-together', { rate: percent(rate.value / 100), low: number(low, 0), high: number(high, 0) })
}

/** Who wins more or less than an equal share. */
function balance(report: ReportData): string {
  const family = subjectOf(report)
  const rows = report.designs[0]![family].map(rateOf)
  const even = 100 * (report.even ?? 0)
  const odd = rows
    .filter(({ isSurprising }) => isSurprising)
    .sort((a, b) => Math.abs(b.value - even) - Math.abs(a.value - even))
  const [most] = odd
  if (!most) return t('page-lab-answer-even', { family, even: number(even, 0), width: number(widest(rows, report), 0) })
  const { low, high } = trusted(most, isWatched(report))
  const verdict = t(
    `page-lab-verdict-${family === 'bots' ? 'bot' : family === 'roles' ? 'role' : 'turn'}-${most.value > even ? 'strong' : 'weak'}`,
  )
  return t('page-lab-answer-odd', {
    name: groupName(family, most.name, report.labels),
    kind: family,
    rate: percent(most.value / 100),
    low: number(low, 0),
    high: number(high, 0),
    even: number(even, 0),
    verdict,
  })
}

function widest(rows: readonly Interval[], report: ReportData): number {
  return Math.max(0, ...rows.map((row) => trusted(row, isWatched(report))).map(({ low, high }) => high - low))
}

/** What the second design changes. */
function comparison(report: ReportData): string {
  const { difference, labels, together: isTogether } = report
  const families: Family[] = isTogether ? [] : ['roles', 'bots', 'turns']
  const all = families.flatMap((family) => difference![family].map((row) => ({ family, ...moreOf(row) })))
  const odd = all.filter(({ isSurprising }) => isSurprising).sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
  const most = isTogether
    ? {
        family: 'roles' as Family,
        ...moreOf({ ...difference!.all, name: '', chance: 1, corrected: 1, surprising: false }),
      }
    : odd[0]
  if (isTogether && most) {
    const { low, high } = trusted(most, isWatched(report))
    return t('page-lab-answer-together-more', { value: points(most.value), low: points(low), high: points(high) })
  }
  if (!most) {
    const rows = all.filter(({ family }) => family === subjectOf(report))
    const bound = Math.max(
      0,
      ...rows.map((row) => trusted(row, isWatched(report))).flatMap(({ low, high }) => [-low, high]),
    )
    return t('page-lab-answer-same', { bound: number(bound, 0) })
  }
  const { low, high } = trusted(most, isWatched(report))
  return t('page-lab-answer-more', {
    name: groupName(most.family, most.name, labels),
    kind: most.family,
    way: most.value > 0 ? 'more' : 'less',
    value: number(Math.abs(most.value)),
    low: number(Math.min(Math.abs(low), Math.abs(high))),
    high: number(Math.max(Math.abs(low), Math.abs(high))),
  })
}
