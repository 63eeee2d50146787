/** A registered property has one meaning for all components: its name must start with its game's. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The properties registered by the styles below a folder. */
function registered(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|svelte)$/.test(name))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/@property (--[\w-]+)/g)])
    .map(([, name = '']) => name)
}

test('registered properties are named after their game', () => {
  const ofGames = readdirSync('src/games').flatMap((game) =>
    registered(`src/games/${game}`).filter((name) => name.startsWith(`--${game}-`)),
  )
  expect(ofGames.length).toBeGreaterThan(0)
  expect(ofGames.sort()).toEqual(registered('src').sort())
})
