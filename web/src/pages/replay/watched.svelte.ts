/** A finished game at the table where it was played: its positions come from the player of the replay. */

import type { TableClient } from '../../lib/net/client.svelte'
import { trying } from '../../lib/ui/sayError'
import { Play } from '../table/play.svelte'
import type { Player } from './player.svelte'

export class Watched extends Play {
  constructor(
    client: TableClient,
    readonly player: Player,
  ) {
    super(client)
  }

  override get isReplay(): boolean {
    return true
  }

  /** A line of the log leads there. */
  override async look(number: number): Promise<void> {
    this.player.pause()
    await trying(this.player.show(number))
  }
}
