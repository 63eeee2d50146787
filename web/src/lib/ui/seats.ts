/** The six seats: colour, glyph and the text colour that is readable on it (UI-L1, UI-L2). */

export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star', 'cross'] as const
export type Shape = (typeof SHAPES)[number]

/** Outlines in a box of 24 x 24. */
export const OUTLINES: Record<Shape, string> = {
  circle: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z',
  square: 'M5.5 3h13a2.5 2.5 0 0 1 2.5 2.5v13a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18.5v-13A2.5 2.5 0 0 1 5.5 3z',
  triangle: 'M12 2.5L22.5 20.5a.6.6 0 0 1-.5 1H2a.6.6 0 0 1-.5-1z',
  diamond: 'M12 1.2L22.8 12L12 22.8L1.2 12z',
  star: 'M12 1.2l3.3 7l7.5 1l-5.5 5.3l1.4 7.6L12 18.4l-6.7 3.7l1.4-7.6L1.2 9.2l7.5-1z',
  cross: 'M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z',
}

/** Where the initial is drawn: the middle of a triangle is low. */
export const MIDDLES: Record<Shape, number> = {
  circle: 12,
  square: 12,
  triangle: 15.8,
  diamond: 12,
  star: 12.8,
  cross: 12,
}

export function shapeOf(seat: number): Shape {
  return SHAPES[(seat - 1) % SHAPES.length] ?? 'circle'
}

export function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? ''
}
