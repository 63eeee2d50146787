/** UI-L3: text 4.5:1, meaningful graphics 3:1, in both themes. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Tokens = Record<string, string>

/** The colours of a theme, as in the style sheet, with a game's mood. */
function tokensOf(dark: boolean, game = ''): Tokens {
  const files = [
    'src/lib/theme/tokens.css',
    ...readdirSync('src/games').map((each) => `src/games/${each}/theme.css`),
  ].filter(existsSync)
  const css = files.map((file) => readFileSync(file, 'utf-8').replace(/\/\*.*?\*\//gs, '')).join('')
  const found: Tokens = {}
  for (const [, selector = '', body = ''] of css.matchAll(/((?::root|\[data-game)[^{,]*)\{([^}]*)\}/g))
    if ((!selector.includes('dark') || dark) && (!selector.includes('data-game') || selector.includes(`'${game}'`)))
      for (const [, name = '', colour = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)) found[name] = colour
  return found
}

function brightness(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const GROUNDS = ['table', 'paper', 'card', 'sunk']
const TEXT = [
  ...GROUNDS.flatMap((ground) =>
    ['ink', 'ink-soft', 'accent', 'good', 'bad', 'gold', 'happy'].map((ink) => [ink, ground]),
  ),
  ['accent-ink', 'accent'],
  ['ink', 'accent-soft'],
  ['ink-soft', 'accent-soft'],
  ...['zone-low', 'zone-middle', 'zone-high'].flatMap((zone) => [
    ['ink', zone],
    ['ink-soft', zone],
  ]),
]
const GRAPHICS = [
  ...['paper', 'card'].flatMap((ground) => ['line-strong', 'glow', 'focus'].map((mark) => [mark, ground])),
  ['focus', 'table'],
  ...['splash-1', 'splash-2', 'splash-3', 'splash-4'].map((splash) => ['ink', splash]),
  ...['zone-low', 'zone-middle', 'zone-high'].map((zone) => ['happy', zone]),
]
const ON_WHITE = [
  'food',
  'glass',
  'metal',
  'plastic',
  'utility',
  'credit',
  'credit-deep',
  'favour-red',
  'favour-blue',
  'gold-coin',
  'night',
  'accent-fill',
]

describe.each([
  ['light', false],
  ['dark', true],
])('%s', (_, dark) => {
  const tokens = tokensOf(dark)
  const of = (name: string): string => tokens[name] ?? expect.fail(`no colour --${name}`)

  test.each(TEXT)('text: %s on %s', (ink = '', ground = '') =>
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5),
  )
  test.each(GRAPHICS)('graphics: %s on %s', (mark = '', ground = '') =>
    expect(contrast(of(mark), of(ground))).toBeGreaterThanOrEqual(3),
  )
  test.each(ON_WHITE)('white on %s', (ground) => expect(contrast('#ffffff', of(ground))).toBeGreaterThanOrEqual(4.5))
})

describe.each(readdirSync('src/games'))('the mood of %s', (game) => {
  test.each([false, true])('dark: %s', (dark) => {
    const tokens = tokensOf(dark, game)
    const of = (name: string): string => tokens[name] ?? ''
    for (const [ink = '', ground = ''] of TEXT.filter((pair) => pair.some((name) => name.startsWith('accent'))))
      expect(contrast(of(ink), of(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  })
})

test('seats can be told from the ground by their outline, and black or white can be read on them (UI-L2)', () => {
  for (const dark of [false, true])
    expect(contrast(tokensOf(dark)['seat-line'] ?? '', tokensOf(dark)['paper'] ?? '')).toBeGreaterThanOrEqual(3)
  const light = tokensOf(false)
  for (const seat of [1, 2, 3, 5, 6])
    expect(contrast('#000000', light[`seat-${seat}`] ?? '')).toBeGreaterThanOrEqual(4.5)
  expect(contrast('#ffffff', light['seat-4'] ?? '')).toBeGreaterThanOrEqual(4.5)
})
