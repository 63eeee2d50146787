/** Is there room for the one-screen frame? Phones and upright tablets have the long form. */

const query = matchMedia('(min-width: 1024px) and (min-height: 640px) and (orientation: landscape)')
let now = $state(query.matches)
query.addEventListener('change', () => (now = query.matches))

export const framed = {
  get now(): boolean {
    return now
  },
}
