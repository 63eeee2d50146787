/** A finished game at its table: the positions come from the replay's player. */

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

  /** Called by a click on a line of the log. */
  override async look(number: number): Promise<void> {
    this.player.pause()
    await trying(this.player.show(number))
  }
}
