import type { PlacedRow } from '../../components/links/placedRow.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import type { Job } from './job.ts'

/** Offers by their town, in their order. Each row bears `mark`, which says that it is an offer. */
export function placedJobs(jobs: readonly Job[], words: Dictionary, mark: string): PlacedRow[] {
  return jobs.map(({ slug, titre, locale, ville, compagnie, type }) => ({
    town: ville,
    row: {
      address: words.routes.job(slug),
      title: titre,
      language: locale,
      day: null,
      mark,
      facts: [compagnie, type],
    },
  }))
}
