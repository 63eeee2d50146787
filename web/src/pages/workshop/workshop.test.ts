import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CardTable, PackCheck } from '../../lib/net/api'
import { forgetPack, keptPacks } from '../../lib/packs/kept.svelte'
import { same, Workshop } from './workshop.svelte'

const career: CardTable = {
  cards: ['chef', 'nurse'],
  keys: {
    name: { kind: 'text', expected: 'a text' },
    coins: { kind: 'number', expected: 'a number', low: 0, high: 20 },
    salary: { kind: 'data', expected: 'salaries' },
    level: { kind: 'number', expected: 'a number', low: 1, high: 3 },
    secret: { kind: 'text', expected: 'a text' },
  },
  fixed: ['secret'],
  fixed_of: { nurse: ['coins'] },
  entries: { chef: { id: 'chef', name: 'Chef', coins: 2, salary: [{ coins: 1 }] }, nurse: { id: 'nurse', coins: 1 } },
}
let asked: { name: string; files: Record<string, string> }[] = []
let answer: PackCheck

beforeEach(() => {
  asked = []
  answer = { fingerprint: 'x', digest: 'y', mistakes: [], entries: [], changes: [] }
  vi.stubGlobal(
    'fetch',
    vi.fn((_: string, init: RequestInit) => {
      asked.push(JSON.parse(String(init.body)) as (typeof asked)[number])
      return Promise.resolve(new Response(JSON.stringify(answer)))
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of keptPacks('loop')) forgetPack(id)
})

function workshop(): Workshop {
  const made = new Workshop('loop')
  made.tables = { career }
  return made
}

test('what is changed back is no change', () => {
  const made = workshop()
  made.set('career', 'chef', 'coins', 7)
  expect(made.changes).toEqual([{ table: 'career', card: 'chef', key: 'coins', before: 2, after: 7 }])
  expect(made.entry('career', 'chef')['coins']).toBe(7)
  made.set('career', 'chef', 'coins', 2)
  expect(made.isEmpty).toBe(true)
})

test('single changes are taken back, and all of a card', () => {
  const made = workshop()
  made.set('career', 'chef', 'coins', 7)
  made.set('career', 'chef', 'salary', [])
  made.takeBack('career', 'chef', 'coins')
  expect(made.changes.map(({ key }) => key)).toEqual(['salary'])
  made.takeBack('career', 'chef')
  expect(made.isEmpty).toBe(true)
})

test('names and what the rules depend on can’t be changed', () => {
  const made = workshop()
  expect(made.keysOf('career', 'chef').map(([key]) => key)).toEqual(['coins', 'salary'])
  expect(made.keysOf('career', 'nurse')).toEqual([])
  expect(made.missingKeys('career', 'chef').map(([key]) => key)).toEqual(['level'])
})

test('the browser keeps every change, under one name', () => {
  const made = workshop()
  made.set('career', 'chef', 'coins', 7)
  made.name = 'My box'
  made.set('career', 'chef', 'coins', 8)
  const [kept, ...others] = keptPacks('loop')
  expect(others).toEqual([])
  expect(kept?.name).toBe('My box')
  expect(kept?.files['My box.toml']).toContain('coins = 8')
})

test('files that are only opened stay as they are, letter for letter', async () => {
  const made = workshop()
  answer = { ...answer, entries: [{ file: 'a.toml', table: 'career', entry: { id: 'chef', coins: 9 } }] }
  await made.open({ name: 'Theirs', files: { 'a.toml': '# theirs', 'b.toml': '' } })
  expect(made.edits).toEqual({ career: { chef: { coins: 9 } } })
  expect(made.pack).toEqual({ name: 'Theirs', files: { 'a.toml': '# theirs', 'b.toml': '' } })
  made.set('career', 'chef', 'coins', 10)
  expect(Object.keys(made.pack.files)).toEqual(['Theirs.toml'])
})

test('mistakes are found by card, and an answer that came too late is dropped', async () => {
  const made = workshop()
  made.set('career', 'chef', 'coins', 99)
  const mistake = { file: 'x', table: 'career', card: 'chef', key: 'coins', why: 'wrong-value', message: 'wrong' }
  answer = { ...answer, mistakes: [mistake] }
  await made.look()
  expect(asked[0]?.files['House cards.toml']).toContain('coins = 99')
  expect(made.mistakesOf('career', 'chef')).toEqual([mistake])
  expect(made.mistakesOf('career', 'nurse')).toEqual([])
  answer = { ...answer, mistakes: [] }
  const late = made.look()
  made.set('career', 'chef', 'coins', 98)
  await late
  expect(made.mistakes).toEqual([mistake])
})

test('values are compared by what they hold', () => {
  expect(same([{ a: 1, b: [2] }], [{ b: [2], a: 1 }])).toBe(true)
  expect(same([1], { 0: 1 })).toBe(false)
  expect(same({ a: undefined }, { b: 1 })).toBe(false)
})
