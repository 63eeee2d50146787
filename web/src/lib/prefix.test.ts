import { afterEach, expect, test, vi } from 'vitest'

async function under(content: string | null): Promise<typeof import('./prefix')> {
  vi.resetModules()
  document.head.innerHTML = content === null ? '' : `<meta name="felicity-root" content="${content}" />`
  return import('./prefix')
}

afterEach(() => {
  document.head.innerHTML = ''
})

test('at the root of a site an address is its path', async () => {
  for (const content of ['/', './', null]) {
    const { address, below } = await under(content)
    expect(address('/t/KPRTWX')).toBe('/t/KPRTWX')
    expect(below('/t/KPRTWX')).toBe('/t/KPRTWX')
  }
})

test('below a prefix it has the prefix, and what lies elsewhere is not ours', async () => {
  const { address, below } = await under('/games/felicity/')
  expect(address('/t/KPRTWX')).toBe('/games/felicity/t/KPRTWX')
  expect(below('/games/felicity/t/KPRTWX')).toBe('/t/KPRTWX')
  expect(below('/games/felicity/')).toBe('/')
  expect(below('/games/felicitous/')).toBeNull()
  expect(below('/t/KPRTWX')).toBeNull()
})
