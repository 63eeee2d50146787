import { expect, test } from 'vitest'
import type { OptionData, RefusalData } from '../net/api'
import { groupsOf, partsOf, reasonsOf } from './groups'

function option(text: string, group: string): OptionData {
  return { text, group, kind: text, arguments: {}, sentence: text }
}

function refusal(what: string, title: string, detail: string, sentence: string): RefusalData {
  return { what, reason: 'coins', rule: 'LOOP-2.0.b3', title, detail, sentence }
}

test('the end of the turn stands last, unknown groups before it', () => {
  const groups = groupsOf(
    [
      option('end turn', 'turn'),
      option('sing', 'music'),
      option('buy glass 1', 'buy'),
      option('work', 'work'),
      option('yes', 'answer'),
    ],
    ['work', 'buy'],
  )
  expect(groups.map((group) => group.name)).toEqual(['answer', 'work', 'buy', 'music', 'turn'])
})

test('the order of the options in a group is kept', () => {
  const [buy] = groupsOf([option('buy glass 2', 'buy'), option('buy glass 1', 'buy')], [])
  expect(buy?.options.map((each) => each.text)).toEqual(['buy glass 2', 'buy glass 1'])
})

test('the same reason is given once, with everything that it concerns', () => {
  const reasons = reasonsOf([
    refusal('buy glass 3', 'Buy', 'glass 3', 'it takes 3 coins'),
    refusal('buy metal 3', 'Buy', 'metal 3', 'it takes 3 coins'),
    refusal('buy metal 4', 'Buy', 'metal 4', 'it takes 4 coins'),
    refusal('buy metal 4 with 1', 'Buy', 'metal 4', 'it takes 3 coins'),
    refusal('consume', 'Consume', '', 'you lack a material'),
  ])
  expect(reasons.map(({ title, details }) => [title, details])).toEqual([
    ['Consume', []],
    ['Buy', ['glass 3', 'metal 3']],
    ['Buy', ['metal 4']],
  ])
})

test('a group of more than fit is parted evenly, and nothing is lost', () => {
  const texts = Array.from({ length: 13 }, (_, at) => `go ${at + 1}`)
  const groups = groupsOf([...texts.map((text) => option(text, 'move')), option('end turn', 'turn')], [])
  const parts = partsOf(groups, 6)
  expect(parts.map(({ id, range }) => [id, range])).toEqual([
    ['move-1', '1–5'],
    ['move-2', '6–10'],
    ['move-3', '11–13'],
    ['turn', ''],
  ])
  expect(parts.flatMap(({ options }) => options.map(({ text }) => text))).toEqual([...texts, 'end turn'])
  expect(partsOf(groups, Infinity).map(({ id }) => id)).toEqual(['move', 'turn'])
})
