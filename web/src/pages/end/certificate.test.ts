import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { verdictOf, type Shuffle } from './certificate'

const server = 'ab'.repeat(32)
const part = '01'.repeat(32)
const hash = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')
const fair: Shuffle = {
  kind: 'fair',
  commitment: hash(Buffer.from(server, 'hex')),
  certificate: { server, parts: { '1': part }, seed: hash(`felicity shuffle 1\nserver ${server}\nseat1 ${part}\n`) },
}

test('a fair shuffle is seen to be fair', async () => expect(await verdictOf(fair)).toBe('fair'))

test('another part, seed or commitment is noticed', async () => {
  const broken = (change: Partial<NonNullable<Shuffle['certificate']>>): Shuffle => ({
    ...fair,
    certificate: { ...fair.certificate!, ...change },
  })
  expect(await verdictOf(broken({ server: 'cd'.repeat(32) }))).toBe('broken')
  expect(await verdictOf(broken({ parts: {} }))).toBe('broken')
  expect(await verdictOf(broken({ seed: '00' }))).toBe('broken')
  expect(await verdictOf({ ...fair, commitment: '00' })).toBe('broken')
})

test('without a certificate there is nothing to check', async () =>
  expect(await verdictOf({ kind: 'seed', commitment: null, certificate: null })).toBe('cannot-check'))
