/** Words for the arguments of options: the catalogue has them for the terminal too. */

import { t } from '../../../lib/text.svelte'
import type { Desk } from '../../../lib/choices/desk'
import { nameOf } from '../../../lib/choices/desk'
import { seatOf } from '../../../lib/choices/seats'

/** A person, a place, a card or a number, as it stands on a button. */
export function labelOf(name: string, value: string | number, desk: Pick<Desk, 'names'>): string {
  const word = String(value)
  const seat = seatOf(value)
  switch (name) {
    case 'owner':
    case 'target':
      if (seat) return nameOf(desk, seat)
      return t(word === 'market' ? 'loop-place-market' : word)
    case 'from':
      return seat ? t('loop-landfill-of', person(nameOf(desk, seat))) : t('loop-landfill-central')
    case 'kind':
      return t(`loop-what-${word}`)
    case 'type':
      return t(`loop-material-${word}`)
    case 'thing':
      return thing(word)
    case 'favour':
    case 'goal':
    case 'deck':
    case 'career':
    case 'event':
      return t(`loop-${name}-${word}`)
    case 'activity':
      return t(`loop-activity-${word.replace(/-\d+$/, '')}`)
    case 'for':
      return t(word === '0' ? 'page-table-for-coin' : 'page-table-for-reputation')
    default:
      return word
  }
}

/** A name as sentences want it: French says `d’` before a vowel. */
function person(name: string): { name: string; vowel: string } {
  return { name, vowel: /^[aeiouyhœæ]/i.test(name.normalize('NFKD')) ? 'yes' : 'no' }
}

/** `glass 3 shared 2` in words. */
function thing(text: string): string {
  const [type, quality, mark = 'plain', times = '1'] = text.split(' ')
  return `${t(`loop-material-${type}`)} ${quality}${t(`loop-mark-${mark}`, { times: Number(times) })}`
}
