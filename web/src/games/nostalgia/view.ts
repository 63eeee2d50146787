/** What Nostalgia adds to the view of its base: the types are the engine's own, by way of the server's OpenAPI document. */

import type { components } from './schema'
import type { PursuitPlayer } from '../pursuit/view'

type Shapes = components['schemas']
export type Reminiscence = Shapes['NostalgiaReminiscence']
export type Realised = Shapes['NostalgiaRealised']
export type AlbumData = Shapes['NostalgiaAlbum']

export function albumOf(player: PursuitPlayer): AlbumData {
  return (player as Shapes['NostalgiaPlayer']).nostalgia
}
