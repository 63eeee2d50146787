/** Where things lie on the board: six tracks around the wheel, each a circle that begins and ends at it. All in per cent. */

export interface Point {
  x: number
  y: number
}

export const WIDTH = 100
const RADIUS = WIDTH / 6 // of the wheel and of every track: seven equal circles touch each other
export const HEIGHT = 2 * (RADIUS + 2 * RADIUS * Math.sin(Math.PI / 3))

/** The direction of a holder from the middle of the wheel, in degrees clockwise from the right: the first stands at the upper left. */
export function directionOf(holder: number): number {
  return -120 + 60 * holder
}

/** The middle of a track, in per cent of the board's width and height. */
export function middleOf(holder: number): Point {
  const turn = (directionOf(holder) * Math.PI) / 180
  return {
    x: 50 + 2 * RADIUS * Math.cos(turn),
    y: ((HEIGHT / 2 + 2 * RADIUS * Math.sin(turn)) / HEIGHT) * 100,
  }
}

/** The direction of a space from the middle of its track: the start lies at the wheel, the rest follows clockwise. */
export function angleOf(holder: number, space: number, spaces: number): number {
  return directionOf(holder) + 180 + (360 / (spaces + 1)) * space
}

/** A point on a circle around the middle of a square, in per cent of its side. */
export function onCircle(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180
  return { x: 50 + radius * Math.cos(turn), y: 50 + radius * Math.sin(turn) }
}
