/** A circle as part of a line. */
export function o(x: number, y: number, r: number): string {
  return `M${x} ${y - r}a${r} ${r} 0 1 1 0 ${2 * r} ${r} ${r} 0 0 1 0-${2 * r}Z`
}
