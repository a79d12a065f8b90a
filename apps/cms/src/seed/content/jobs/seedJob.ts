import type { Localised } from '../articles/seedArticle.ts'
import type { companies, countries } from './jobChoices.ts'

/** One job offer of the demo content (spec 2.11); its days count from the day of seeding. */
export interface SeedJob {
  slug: string
  titre: Localised
  /** Markdown. */
  description: Localised
  publishedDaysAgo: number
  /** Negative: past its last day. */
  expiresInDays: number
  pays: keyof typeof countries
  urgent?: boolean
  compagnie: (typeof companies)[number]
  /** Keys of the other lists of jobChoices.ts. */
  domain: string
  type: string
  experience: string
}
