import type { SceneName } from '../../pictures/sceneByName.ts'
import type { Localised } from '../articles/seedArticle.ts'

/** One training of the demo content (spec 2.9, 2.10); its days count from the day of seeding. */
export interface SeedTraining {
  slug: string
  Theme: Localised
  /** Markdown. */
  description: Localised
  /** HTML. */
  objectifs: Localised
  cible: Localised
  /** Separated by commas. */
  Competences: Localised
  startsInDays: number
  /** Without it, the end is two days after the start. */
  endsInDays?: number
  nombre_heures: number
  lieu: Localised
  avec_certificat: boolean
  avec_test: boolean
  /** FCFA. */
  prix_formation: number
  niveau: 'debutant' | 'intermediaire' | 'avance'
  video_url?: string
  /** Names of drawn pictures; none: the site shows the cloth of the slug. */
  pictures: SceneName[]
  /** Family name in trainers.ts, keys of trainingChoices.ts. */
  trainer: string
  type: string
  mode: string
  payments: string[]
}
