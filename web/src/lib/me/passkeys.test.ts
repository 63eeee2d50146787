import { expect, test, vi } from 'vitest'
import { bytesOf, textOf, whyNot } from './passkeys.svelte'

test('bytes travel as text, whatever their length', () => {
  for (const bytes of [[], [255], [251, 239, 190], [0, 1, 2, 3]]) {
    const text = textOf(new Uint8Array(bytes).buffer)
    expect(text).toMatch(/^[\w-]*$/)
    expect([...bytesOf(text)]).toEqual(bytes)
  }
})

test('it is said why a browser makes no passkeys here', () => {
  const safe = { isSecureContext: true }
  expect(whyNot({ hostname: '192.168.0.7' }, { isSecureContext: false })).toBe('insecure')
  expect(whyNot({ hostname: '127.0.0.1' }, safe)).toBe('number')
  expect(whyNot({ hostname: '[::1]' }, safe)).toBe('number')
  expect(whyNot({ hostname: 'example.org' }, safe)).toBe('browser')
  vi.stubGlobal('PublicKeyCredential', {})
  vi.stubGlobal('navigator', { credentials: {} })
  expect(whyNot({ hostname: 'example.org' }, safe)).toBe('')
  expect(whyNot({ hostname: 'localhost' }, safe)).toBe('')
})
