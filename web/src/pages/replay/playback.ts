/** The playback keys, wherever the focus is, unless a key has a meaning of its own there. */

import { trying } from '../../lib/ui/sayError'
import { movedBy } from './curve'
import type { Player } from './player.svelte'

const KEYS = new Set(['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'])

export function playbackKeys(event: KeyboardEvent, player: Player, starts: number[]): void {
  const target = event.target as Element
  if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return
  if (target.closest('input, select, textarea, [role=slider], [contenteditable]')) return
  if (event.key === ' ' && !target.closest('button, a, [data-arrows]')) {
    event.preventDefault()
    if (player.playing) player.pause()
    else player.play()
  } else if (KEYS.has(event.key)) {
    event.preventDefault()
    player.pause()
    void trying(player.show(movedBy(event.key, player.number, player.last, starts) ?? player.number))
  }
}
