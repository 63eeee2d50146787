/** The table's own borders of happiness, e.g. `4,9`; "" for the usual ones. */
export function zonesOf(options: Record<string, unknown>): string {
  return String(options['zone_borders'] ?? '')
}
