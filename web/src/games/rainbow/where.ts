import { t } from '../../lib/text.svelte'
import { placeOf, type RainbowPlayer } from './view'

/** Where a marker stands, in words. */
export function whereOf(player: RainbowPlayer): string {
  const place = placeOf(player.marker)
  if (!place) return t('page-rainbow-at-nowhere')
  const track = t(`rainbow-track-${place.track}`)
  if (place.space === null) return t('page-rainbow-at-wheel', { track })
  return place.space ? t('page-rainbow-space', { track, space: place.space }) : t('page-rainbow-start-of', { track })
}
