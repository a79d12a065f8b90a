import type { CoverSign } from '../../pictures/coverSigns.ts'
import type { Localised } from '../articles/seedArticle.ts'

/** One book of the demo content (spec 2.13), in the order of the shelf. */
export interface SeedBook {
  titre: Required<Localised>
  auteur: string
  /** FCFA. */
  prix: number
  /** Markdown. */
  description: Required<Localised>
  /** What its cover shows; null: the shop shows the cloth of its title. */
  cover: CoverSign | null
}
