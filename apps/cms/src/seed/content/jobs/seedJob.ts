import type { Localised } from '../articles/seedArticle.ts'

/** One job offer of the demo content (spec 2.11); its days count from the day of seeding. */
export interface SeedJob {
  slug: string
  titre: Localised
  /** Markdown. */
  description: Localised
  publishedDaysAgo: number
  /** Negative: past its last day. */
  expiresInDays: number
  pays: string
  urgent?: boolean
  /** Name of a company of jobChoices.ts, keys of its other lists. */
  compagnie: string
  domain: string
  type: string
  experience: string
}
