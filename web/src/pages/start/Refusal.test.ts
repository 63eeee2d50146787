import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { ServerError } from '../../lib/net/api'
import { knowGames, speakFor } from '../../lib/testing'
import Refusal from './Refusal.svelte'

const refuse = (code: string, message: string): ServerError => new ServerError(400, code, message)

test.each([
  [
    refuse('bad-options', 'characters: builder is missing (NATION-S.1b).'),
    /^Le constructeur et le fermier sont toujours en jeu/,
  ],
  [refuse('bad-options', "seed='a b' can't be used."), /^Une graine est un nombre ou un seul mot/],
  [refuse('bad-message', 'seats.0.name: too long.'), /^Le serveur n’a pas su lire cela/],
])('what can be mended is said in the language of the page: %s', (error, words) => {
  speakFor('fr')
  knowGames()
  render(Refusal, { error })
  expect(screen.getByTestId('refusal').textContent?.trim()).toMatch(words)
})
