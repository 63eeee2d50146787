import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { knowGames, speakFor } from '../testing'
import Cited from './Cited.svelte'

test('rules that a sentence cites are links, the rest stays as it is', () => {
  speakFor('en')
  knowGames()
  const text = '+1 material [LOOP-2.0.b3, LOOP-X.12c]. An X-RAY costs 5.'
  const { container } = render(Cited, { text })
  expect(container.textContent).toBe(text)
  expect(screen.getAllByTestId('rule-link').map((link) => link.getAttribute('href'))).toEqual([
    '/rules/loop#LOOP-2.0.b3',
    '/rules/loop#LOOP-X.12c',
  ])
})
