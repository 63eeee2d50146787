import { render, within } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import Qr from './Qr.svelte'

const QUIET = 4 // light modules around a code, without which scanners fail

function drawn(text: string): { size: number; dark: Set<string> } {
  const { container } = render(Qr, { text, label: 'Link to the table' })
  const svg = within(container).getByRole('img', { name: 'Link to the table' })
  const path = svg.querySelector('path')?.getAttribute('d') ?? ''
  const dark = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`)
  return { size: Number(svg.getAttribute('viewBox')?.split(' ')[2]), dark: new Set(dark) }
}

test('a link is a code of 29 modules with a quiet border, and three corners for readers to find', () => {
  const { size, dark } = drawn('http://192.168.0.10:8321/t/KPRTWX')
  expect(size).toBe(29 + 2 * QUIET)
  const [first, last] = [QUIET, size - QUIET - 1]
  for (const module of dark)
    for (const place of module.split(' ').map(Number)) expect(place >= first && place <= last).toBe(true)
  for (const corner of [`${first} ${first}`, `${last} ${first}`, `${first} ${last}`]) expect(dark).toContain(corner)
})

test('another link is another code', () => {
  expect(drawn('http://192.168.0.10:8321/t/KPRTWX').dark).not.toEqual(drawn('http://192.168.0.10:8321/t/KPRTWY').dark)
})
