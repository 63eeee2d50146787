/** The result as a picture for sharing: drawn here, 1200 by 630, the size of link previews. */

import { modeName, titleOf } from '../../lib/games/labels'
import type { TableMessage } from '../../lib/net/api'
import { OUTLINES, shapeOf } from '../../lib/ui/seats'
import { nameIn } from '../../lib/format'
import { headline, score } from './sentences'

export const PICTURE = { width: 1200, height: 630 }
const EDGE = 72
const LINES = 3 // of the headline

/** A text wrapped into lines; the last one ends in … if there would be more than allowed. */
export function wrapped(text: string, width: number, most: number, wide: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && wide(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]}…`]
}

/** The lines below the headline: everybody in final order. */
export function standings(table: TableMessage): { seat: number; name: string; score: string; won: boolean }[] {
  return [...(table.result?.seats ?? [])]
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
    .map((each) => ({
      seat: each.seat,
      name: nameIn(table.seats)(each.seat),
      score: score(table.game, each.score),
      won: each.won,
    }))
}

export async function pictureOf(table: TableMessage): Promise<Blob> {
  await document.fonts.ready
  const canvas = Object.assign(document.createElement('canvas'), PICTURE)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures.')
  draw(pen, table)
  return new Promise((resolve, reject) =>
    canvas.toBlob((found) => (found ? resolve(found) : reject(new Error('This browser draws no pictures.')))),
  )
}

function draw(pen: CanvasRenderingContext2D, table: TableMessage): void {
  const style = getComputedStyle(document.querySelector('[data-testid=page-end]') ?? document.body)
  const token = (name: string, otherwise: string): string => style.getPropertyValue(name).trim() || otherwise
  const ink = token('--ink', '#222')
  const soft = token('--ink-soft', '#555')
  const title = token('--font-title', 'serif')
  const text = token('--font-text', 'sans-serif')
  const { width, height } = PICTURE

  pen.fillStyle = token('--table', '#ece4d8')
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = token('--paper', '#fbf8f2')
  pen.beginPath()
  pen.roundRect(32, 32, width - 64, height - 64, 28)
  pen.fill()
  pen.fillStyle = token('--accent', '#1f5f5b')
  pen.fillRect(32, 96, 10, height - 192)

  pen.textBaseline = 'alphabetic'
  pen.fillStyle = soft
  pen.font = `650 30px ${text}`
  pen.fillText(`${titleOf(table.game)} · ${modeName(table.game, table.mode)}`, EDGE, 108, width - 2 * EDGE)

  pen.fillStyle = ink
  pen.font = `600 60px ${title}`
  const lines = wrapped(headline({ ...table, you: [] }), width - 2 * EDGE, LINES, (line) => pen.measureText(line).width)
  lines.forEach((line, at) => pen.fillText(line, EDGE, 190 + at * 70))

  const ranked = standings(table)
  const top = 190 + lines.length * 70 - 10
  const columns = ranked.length > 3 ? 2 : 1
  const rows = Math.ceil(ranked.length / columns)
  const step = Math.min(84, (height - 110 - top) / Math.max(1, rows))
  const wide = (width - 2 * EDGE) / columns
  ranked.forEach(({ seat, name, score, won }, at) => {
    const [x, y] = [EDGE + Math.floor(at / rows) * wide, top + (at % rows) * step]
    pen.save()
    pen.translate(x, y)
    pen.scale(1.6, 1.6)
    pen.fillStyle = token(`--seat-${((seat - 1) % 6) + 1}`, soft)
    pen.strokeStyle = token('--seat-line', ink)
    pen.lineWidth = 2
    const outline = new Path2D(OUTLINES[shapeOf(seat)])
    pen.fill(outline)
    pen.stroke(outline)
    pen.restore()
    pen.fillStyle = ink
    pen.font = `${won ? 800 : 600} 32px ${text}`
    pen.fillText(name, x + 56, y + 31, wide * 0.5)
    pen.font = `${won ? 700 : 500} 32px ${title}`
    pen.textAlign = 'right'
    pen.fillText(score, x + wide - 32, y + 31, wide * 0.4)
    pen.textAlign = 'left'
  })

  pen.fillStyle = token('--accent', '#1f5f5b')
  pen.font = `600 30px ${title}`
  pen.fillText('Felicity', EDGE, height - 62)
}
