import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { ServerError } from '../../lib/net/api'
import { settings } from '../../lib/settings.svelte'
import { knowGames, speakFor } from '../../lib/testing'
import Refusal from './Refusal.svelte'

afterEach(cleanup)

const refuse = (code: string, message: string): ServerError => new ServerError(400, code, message)

test.each([
  [refuse('bad-options', "seed='a b' can't be used."), /^Une graine est un nombre ou un seul mot/],
  [refuse('bad-message', 'seats.0.name: too long.'), /^Le serveur n’a pas su lire cela/],
])('what can be mended is said in the language of the page: %s', (error, words) => {
  speakFor('fr')
  knowGames()
  render(Refusal, { error })
  expect(screen.getByTestId('refusal').textContent?.trim()).toMatch(words)
})

test('no English sentence of the server reaches a French page', () => {
  knowGames()
  const error = refuse('bad-options', 'This cannot be played.')
  for (const [lang, isSaid] of [
    ['en', true],
    ['fr', false],
  ] as const) {
    speakFor(lang)
    settings.lang = lang
    render(Refusal, { error })
    expect(screen.getByTestId('refusal').textContent?.includes('cannot be played')).toBe(isSaid)
    cleanup()
  }
})
