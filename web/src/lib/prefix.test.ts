import { afterEach, expect, test, vi } from 'vitest'

async function under(content: string | null, edition = 'server'): Promise<typeof import('./prefix')> {
  vi.resetModules()
  const root = content === null ? '' : `<meta name="felicity-root" content="${content}" />`
  document.head.innerHTML = `${root}<meta name="felicity-edition" content="${edition}" />`
  return import('./prefix')
}

/** What is found at an address. */
const at = (address: string): URL => new URL(address, 'http://games.example')

afterEach(() => {
  document.head.innerHTML = ''
  history.replaceState(null, '', '/')
})

test('at the root of a host an address is its path', async () => {
  for (const content of ['/', './', null]) {
    const { address, placeIn } = await under(content)
    expect(address('/t/KPRTWX')).toBe('/t/KPRTWX')
    expect(placeIn(at('/t/KPRTWX?at=3'))).toEqual({ path: '/t/KPRTWX', search: '?at=3' })
  }
})

test('below a prefix it has the prefix, and what lies elsewhere is not ours', async () => {
  const { address, placeIn } = await under('/games/felicity/')
  expect(address('/t/KPRTWX')).toBe('/games/felicity/t/KPRTWX')
  expect(placeIn(at('/games/felicity/t/KPRTWX'))?.path).toBe('/t/KPRTWX')
  expect(placeIn(at('/games/felicity/'))?.path).toBe('/')
  expect(placeIn(at('/games/felicitous/'))).toBeNull()
  expect(placeIn(at('/t/KPRTWX'))).toBeNull()
})

test('on a site of plain files every address is that of its only page', async () => {
  for (const [shown, folder] of [
    ['/', ''],
    ['/my/site/', '/my/site'],
    ['/my/site/index.html', '/my/site'],
  ] as const) {
    history.replaceState(null, '', shown)
    const { address, file, placeIn } = await under('./', 'site')
    expect(address('/')).toBe(`${folder}/`)
    expect(address('/#setup-loop')).toBe(`${folder}/#setup-loop`)
    expect(file('/icon.svg')).toBe(`${folder}/icon.svg`)
    for (const [path, search, hash] of [
      ['/t/KPRTWX', '', ''],
      ['/t/KPRTWX/replay', '?at=3&seat=2', ''],
      ['/rules/loop', '', '#LOOP-2.0'],
    ] as const) {
      const found = at(address(path + search + hash))
      expect(found.pathname).toBe(`${folder}/`)
      expect(placeIn(found)).toEqual({ path, search })
      expect(found.hash).toBe(hash)
    }
    expect(placeIn(at(`${folder}/?utm=1`))).toEqual({ path: '/', search: '?utm=1' })
    expect(placeIn(at(`${folder}/icon.svg`))).toBeNull()
  }
})
