import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { TableMessage } from '../../lib/net/api'
import { frozenHash, type KeptShuffle } from '../../lib/net/shuffle'
import { verdictOf, type Shuffle } from './certificate'

const code = 'KPRTWX'
const mine = '01'.repeat(32)
const theirs = '02'.repeat(32)
const hash = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')
const committed = (seat: number | string, part: string): string =>
  hash(`felicity shuffle 2 part\ntable ${code}\nseat${seat} ${part}\n`)

/** A consistent certificate, whatever was committed to before. */
function certified(
  server: string,
  parts: Record<string, string>,
  withheld: Record<string, string> = {},
  humans = [1, 2],
): Shuffle {
  const lines = Object.entries(parts).map(([seat, part]) => `seat${seat} ${part}\n`)
  const seed = hash(`felicity shuffle 2\ntable ${code}\nserver ${server}\n${lines.join('')}`)
  const all = Object.entries({ ...parts, ...withheld })
  const commitments = Object.fromEntries(all.map(([seat, part]) => [seat, committed(seat, part)]))
  const certificate = { server, humans, commitments, parts, withheld: Object.keys(withheld).map(Number), seed }
  const commitment = hash(Buffer.from(server, 'hex'))
  return { kind: 'fair', commitment, frozen: commitments, missing: [], reveal_by: null, certificate }
}

const server = 'ab'.repeat(32)
const fair = certified(server, { '1': mine, '2': theirs })
const kept: KeptShuffle = {
  commitment: fair.commitment!,
  mine: { '1': mine },
  frozen: { '1': committed(1, mine), '2': committed(2, theirs) },
  agreed: ['game loop', 'rules 2', 'mode competitive', 'players 2', 'options a=true b=3'],
  revealed: [1],
}
const shown = { code, you: [1], game: 'loop', rules: '2', mode: 'competitive', players: 2, options: { b: 3, a: true } }
const verdict = (shuffle: Shuffle, was: KeptShuffle | null = kept, more: Partial<TableMessage> = {}): string => {
  const { verdict, misfit } = verdictOf({ ...shown, ...more, shuffle } as unknown as TableMessage, was)
  return misfit ? `${verdict} ${misfit}` : verdict
}
const changed = (change: Partial<NonNullable<Shuffle['certificate']>>): Shuffle => ({
  ...fair,
  certificate: { ...fair.certificate!, ...change },
})

test('a fair shuffle is seen to be fair', () => expect(verdict(fair)).toBe('fair'))

test('another part, seed, seat or commitment is noticed', () => {
  expect(verdict(changed({ server: 'cd'.repeat(32) }))).toBe('broken promise')
  expect(verdict({ ...fair, commitment: '00' })).toBe('broken promise')
  expect(verdict(changed({ parts: {} }))).toBe('broken list')
  expect(verdict(changed({ humans: [1] }))).toBe('broken list')
  expect(verdict(changed({ withheld: [2] }))).toBe('broken list')
  expect(verdict(changed({ seed: '00' }))).toBe('broken sum')
})

test('a server that makes up a new promise after the game is found out, however well it fits together', () => {
  const forged = certified('cd'.repeat(32), { '1': mine, '2': theirs })
  expect(verdict(forged, null)).toBe('fits')
  expect(verdict(forged)).toBe('broken promise')
})

test('nobody can commit after we have revealed our part', () => {
  expect(verdict(certified(server, { '1': mine, '2': '03'.repeat(32) }))).toBe('broken list')
  expect(verdict(certified(server, { '1': mine, '2': theirs, '3': theirs }, {}, [1, 2, 3]))).toBe('broken list')
  expect(verdict(certified(server, { '1': mine }))).toBe('broken list')
})

test('our own part can neither be changed nor be left out once it was acknowledged', () => {
  expect(verdict(certified(server, { '2': theirs }, { '1': mine }))).toBe('broken ours')
  expect(verdict(certified(server, { '1': '03'.repeat(32), '2': theirs }))).toBe('broken list')
})

test('nothing else that decides the deal can be changed once we have revealed our part', () => {
  for (const more of [
    { game: 'pig' },
    { rules: '1' },
    { mode: 'basic' },
    { players: 3 },
    { options: { a: true, b: 4 } },
    { pack: { name: 'Mine', fingerprint: 'Mine-0123456789ab', digest: '0'.repeat(64), cards: 1 } },
  ])
    expect(verdict(fair, kept, more)).toBe('broken agreed')
  expect(verdict(fair, { ...kept, frozen: null, revealed: [] }, { rules: '1' })).toBe('fits')
})

test('the fingerprint of what was kept is the one that `felicity verify` computes', () => {
  const lines = [`table ${code}`, ...kept.agreed, `server ${kept.commitment}`]
  const seats = [`seat1 ${committed(1, mine)}`, `seat2 ${committed(2, theirs)}`]
  expect(frozenHash(code, kept)).toBe(hash(['felicity shuffle 2 frozen', ...lines, ...seats, ''].join('\n')))
})

test('whoever withheld a part may do so, and is named', () =>
  expect(verdict(certified(server, { '1': mine }, { '2': theirs }))).toBe('fair'))

test('a part that came too late for the start is no fault of the server', () =>
  expect(verdict(certified(server, {}), { ...kept, frozen: null, revealed: [] })).toBe('fits'))

test('without a certificate there is nothing to check', () =>
  expect(verdict({ ...fair, kind: 'seed', commitment: null, certificate: null })).toBe('cannot-check'))
