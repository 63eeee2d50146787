import { render } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { expect, test } from 'vitest'
import { speakFor } from '../testing'
import Curtain from './Curtain.svelte'
import Dialog from './Dialog.svelte'

const children = createRawSnippet(() => ({ render: () => '<p>Inside</p>' }))

test('a dialog shows its content only while it is open', async () => {
  speakFor('en')
  const { container, rerender } = render(Dialog, { open: false, title: 'Why not', children })
  expect(container.textContent).not.toContain('Inside')
  await rerender({ open: true })
  expect(container.querySelector('dialog')?.open).toBe(true)
  expect(container.textContent).toContain('Inside')
})

test('Esc does not lift the curtain, its button does (UI-T28)', () => {
  speakFor('en')
  let lifted = false
  const { getByTestId } = render(Curtain, { seat: 2, name: 'Bo', onlift: () => (lifted = true) })
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  getByTestId('curtain').dispatchEvent(escape)
  expect(escape.defaultPrevented).toBe(true)
  expect(lifted).toBe(false)
  getByTestId('lift').click()
  expect(lifted).toBe(true)
})
