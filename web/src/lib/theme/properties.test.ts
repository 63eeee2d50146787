/** A registered property has one meaning for all components: its name must belong to its game. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

function styles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|svelte)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

test('registered properties are named after their game', () => {
  const names = styles('src').flatMap((text) => [...text.matchAll(/@property (--[\w-]+)/g)].map((found) => found[1]))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !name?.startsWith('--rainbow-'))).toEqual([])
})
