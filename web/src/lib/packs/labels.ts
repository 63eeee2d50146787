/** The names of tables, cards, keys and values of the catalogue; plain words if they have no name. */

import { hasText, t } from '../text.svelte'
import { spaced } from '../format'

export function tableName(table: string): string {
  const id = [`page-rules-kind-${table}`, `page-workshop-table-${table}`].find(hasText)
  return id ? t(id) : spaced(table.replaceAll('_', '-'))
}

export function keyName(key: string): string {
  const id = `page-workshop-key-${key.toLowerCase()}`
  return hasText(id) ? t(id) : spaced(key.replaceAll('_', '-'))
}

export function wordName(word: string): string {
  const id = [`certainty-${word}`, `page-workshop-key-${word.toLowerCase()}`].find(hasText)
  return id ? t(id) : word
}

/** A value in a few words. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return t(value ? 'page-workshop-yes' : 'page-workshop-no')
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return wordName(value)
  if (Array.isArray(value))
    return value.every((each) => typeof each !== 'object')
      ? value.map(valueText).join(', ')
      : value.map((each) => `(${valueText(each)})`).join(' ')
  const parts = Object.entries(value as Record<string, unknown>).map(
    ([key, inner]) => `${keyName(key)} ${valueText(inner)}`,
  )
  return parts.join(', ') || '–'
}
