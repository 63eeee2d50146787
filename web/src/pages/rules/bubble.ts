/** Places the guide on a wide screen: beside its target, never over it. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 16 // px between the guide and its target
const EDGE = 8 // px to the edge of the window

const clamp = (at: number, most: number): number => Math.max(EDGE, Math.min(at, most - EDGE))

/** The area in which two boxes overlap. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, wide) * Math.max(0, high)
}

/** Beside the target if there is room; else where it covers least of it, then least of what may be needed next. */
export function placeBeside(
  target: Box | null,
  size: { width: number; height: number },
  room: Box,
  needed: Box[] = [],
): Box {
  const [right, bottom] = [room.left + room.width, room.top + room.height]
  const within = (left: number, top: number): Box => ({
    left: clamp(left, right - size.width),
    top: Math.max(room.top + EDGE, clamp(top, bottom - size.height)),
    ...size,
  })
  const corners = [
    within(room.left, bottom),
    within(right, bottom),
    within(room.left, room.top),
    within(right, room.top),
  ]
  if (!target) return within(room.left + (room.width - size.width) / 2, room.top + (room.height - size.height) / 2)
  const middle = {
    x: target.left + target.width / 2 - size.width / 2,
    y: target.top + target.height / 2 - size.height / 2,
  }
  const sides = [
    within(target.left + target.width + GAP, middle.y),
    within(target.left - size.width - GAP, middle.y),
    within(middle.x, target.top - size.height - GAP),
    within(middle.x, target.top + target.height + GAP),
  ]
  const cost = (box: Box): number =>
    10 * overlap(box, target) + needed.reduce((sum, each) => sum + overlap(box, each), 0)
  return [...sides, ...corners].reduce((best, each) => (cost(each) < cost(best) ? each : best))
}
