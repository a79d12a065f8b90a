import type { Dictionary } from '../../i18n/fr.ts'
import type { Job } from './job.ts'

type Offer = Pick<Job, 'slug' | 'titre'>

/** Where one applies for an offer with a CV of one's own, which costs nothing. */
export function applicationAddress(words: Dictionary, { slug }: Offer): string {
  return `${words.routes.leaveCv}?offre=${encodeURIComponent(slug)}`
}
