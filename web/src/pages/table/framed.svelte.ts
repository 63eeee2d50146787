/** Is there room for the frame of one screen? Tablets held upright and phones have the long form. */

const query = matchMedia('(min-width: 1024px) and (min-height: 640px) and (orientation: landscape)')
let now = $state(query.matches)
query.addEventListener('change', () => (now = query.matches))

export const framed = {
  get now(): boolean {
    return now
  },
}
