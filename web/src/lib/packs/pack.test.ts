import { Blob, File } from 'node:buffer'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { LONGEST_LINK, linkedPack, packLink } from './link'
import { byCard, editsIn, packFrom, packName, packOf, tomlOf, type Edits } from './pack'

// jsdom's File can't be read.
beforeAll(() => void vi.stubGlobal('Blob', Blob))
afterAll(() => void vi.unstubAllGlobals())

const edits: Edits = {
  career: { chef: { coins: 7, salary: [{ coins: 'double', happiness: -1 }], not_for_solo: true } },
  goal: { family: { requires: { HOUSE: 2, 'two words': 1 } } },
}

test('changes are written as a file of cards', () => {
  expect(tomlOf('loop', 'My "box"', edits)).toBe(
    `[pack]
name = "My \\"box\\""
game = "loop"

[[career]]
id = "chef"
coins = 7
salary = [{ coins = "double", happiness = -1 }]
not_for_solo = true

[[goal]]
id = "family"
requires = { HOUSE = 2, "two words" = 1 }
`,
  )
})

test('what a text holds can’t end it', () => {
  expect(tomlOf('loop', 'x', { career: { chef: { name: 'a\nb"\u007f\u0001' } } })).toContain(
    'name = "a\\nb\\"\\u007f\\u0001"\n',
  )
})

test('a pack of one file is named as its file, so that the file alone tells both', async () => {
  const pack = packOf('loop', 'My box', edits)
  expect(Object.keys(pack.files)).toEqual(['My box.toml'])
  const again = await packFrom([new File([pack.files['My box.toml']!], 'My box.toml') as unknown as globalThis.File])
  expect(again).toEqual(pack)
})

test('names are those that a folder can have', () => {
  expect(packName('  a/b\\c\u202e\u0000  ')).toBe('a b c')
  expect(packName('x'.repeat(50))).toBe('x'.repeat(40))
})

test('of two entries for a card the later one counts', () => {
  const entries = [
    { file: 'a', table: 'career', entry: { id: 'chef', coins: 1, level: 2 } },
    { file: 'b', table: 'career', entry: { id: 'chef', coins: 3 } },
  ]
  expect(editsIn(entries)).toEqual({ career: { chef: { coins: 3, level: 2 } } })
})

test('changes are told card by card', () => {
  const change = (card: string, key: string) => ({ table: 'career', card, key, before: 1, after: 2 })
  const found = byCard([change('chef', 'coins'), change('nurse', 'coins'), change('chef', 'level')])
  expect(found.map(({ card, changes }) => [card, changes.length])).toEqual([
    ['chef', 2],
    ['nurse', 1],
  ])
})

test('a link holds a whole pack', async () => {
  const pack = { ...packOf('loop', 'Mine é', edits), game: 'loop' }
  const link = await packLink(pack)
  expect(link).toMatch(/^pack=[A-Za-z0-9_-]+$/)
  expect(await linkedPack(`#${link}`)).toEqual(pack)
})

test('a pack that is too large for a link gets none', async () => {
  const noise = Array.from({ length: 20_000 }, () => Math.random().toString(36).slice(2)).join('')
  expect(await packLink({ game: 'loop', name: 'x', files: { 'x.toml': noise } })).toBeNull()
})

test('what is no pack is no link, and none fills the memory', async () => {
  for (const hash of ['', '#pack=', '#pack=%%%', '#pack=AAAA', '#setup-loop', `#pack=${'A'.repeat(LONGEST_LINK + 1)}`])
    expect(await linkedPack(hash)).toBeNull()
  const bomb = await packLink({ game: 'loop', name: 'x', files: { 'x.toml': '#'.repeat(3_000_000) } })
  expect(bomb).not.toBeNull()
  expect(await linkedPack(`#${bomb}`)).toBeNull()
  const odd = await packLink({ game: 'loop', name: 'x', files: { 'x.toml': 7 as unknown as string } })
  expect(await linkedPack(`#${odd}`)).toBeNull()
})
