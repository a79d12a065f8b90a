import { type Trail, trailFromHome } from '../../components/trail.ts'
import type { Dictionary } from '../../i18n/fr.ts'

export function spaceTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.space.title })
}
