import { quoteAddress } from '../../components/links/quoteAddress.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import type { Job } from './job.ts'

type Offer = Pick<Job, 'slug' | 'titre'>

const service = 'Mise en relation emploi'

/** Where one applies for an offer with a CV of one's own, which costs nothing. */
export function applicationAddress(words: Dictionary, { slug, titre }: Offer): string {
  return quoteAddress(words, service, words.job.direct.subject(titre), { offre: slug })
}

/** Where one asks for help with the CV for an offer. */
export function cvAddress(words: Dictionary, { slug, titre }: Offer): string {
  return quoteAddress(words, service, words.job.assisted.subject(titre), { cv: slug })
}
