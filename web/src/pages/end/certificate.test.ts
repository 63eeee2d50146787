import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { KeptShuffle } from '../../lib/net/shuffle'
import { verdictOf, type Shuffle } from './certificate'

const part = '01'.repeat(32)
const hash = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')

/** A certificate that fits together, whatever was promised before. */
function certified(server: string, parts: Record<string, string>): Shuffle {
  const lines = Object.entries(parts).map(([seat, part]) => `seat${seat} ${part}\n`)
  const seed = hash(`felicity shuffle 1\nserver ${server}\n${lines.join('')}`)
  return { kind: 'fair', commitment: hash(Buffer.from(server, 'hex')), certificate: { server, parts, seed } }
}

const fair = certified('ab'.repeat(32), { '1': part, '2': '02'.repeat(32) })
const kept: KeptShuffle = { commitment: fair.commitment!, parts: [part], added: [part] }
const verdict = (shuffle: Shuffle, was: KeptShuffle | null = kept): Promise<string> => verdictOf(shuffle, was, [1])

test('a fair shuffle is seen to be fair', async () => expect(await verdict(fair)).toBe('fair'))

test('another part, seed or commitment is noticed', async () => {
  const broken = (change: Partial<NonNullable<Shuffle['certificate']>>): Shuffle => ({
    ...fair,
    certificate: { ...fair.certificate!, ...change },
  })
  expect(await verdict(broken({ server: 'cd'.repeat(32) }))).toBe('broken')
  expect(await verdict(broken({ parts: {} }))).toBe('broken')
  expect(await verdict(broken({ seed: '00' }))).toBe('broken')
  expect(await verdict({ ...fair, commitment: '00' })).toBe('broken')
})

test('a server that makes up a new promise after the game is found out, however well it fits together', async () => {
  const forged = certified('cd'.repeat(32), { '1': part })
  expect(await verdict(forged, null)).toBe('fits')
  expect(await verdict(forged)).toBe('broken')
})

test('our own part can neither be changed nor be left out', async () => {
  expect(await verdict(certified('ab'.repeat(32), { '1': '03'.repeat(32) }))).toBe('broken')
  expect(await verdict(certified('ab'.repeat(32), { '2': '02'.repeat(32) }))).toBe('broken')
})

test('a part that came too late for the start is no fault of the server', async () => {
  expect(await verdict(certified('ab'.repeat(32), {}), { ...kept, added: [] })).toBe('fits')
})

test('without a certificate there is nothing to check', async () =>
  expect(await verdict({ kind: 'seed', commitment: null, certificate: null })).toBe('cannot-check'))
