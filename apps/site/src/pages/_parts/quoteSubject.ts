import { jobBySlug } from '../../features/jobs/jobBySlug.ts'
import type { quoteQuery } from '../../features/quote/query.ts'
import { type QuoteSubject, serviceSubject } from '../../features/quote/quotePurpose.ts'
import { bookById } from '../../features/shop/bookById.ts'
import { trainingBySlug } from '../../features/trainings/trainingBySlug.ts'
import { dictionaryOf } from '../../i18n/dictionaryOf.ts'
import { dataOr } from '../../transport/answer.ts'
import type { Asked } from '../../transport/pageQuery.ts'

type Visit = Pick<App.Locals, 'backOffice' | 'locale'>

/** What a request is about, by the title that staff gave it; nothing of what is not there. */
export async function quoteSubject(
  { backOffice, locale }: Visit,
  { offre, cv, formation, livre, service }: Asked<typeof quoteQuery>,
): Promise<QuoteSubject | undefined> {
  const offer = offre ?? cv
  if (offer !== undefined) {
    const title = dataOr(await jobBySlug(backOffice, locale, offer), null)?.titre
    return title ? { purpose: offre === undefined ? 'cv' : 'application', title } : undefined
  }
  if (formation !== undefined) {
    const title = dataOr(await trainingBySlug(backOffice, locale, formation), null)?.Theme
    return title ? { purpose: 'training', title } : undefined
  }
  if (livre !== undefined) {
    const title = dataOr(await bookById(backOffice, locale, livre), null)?.titre
    return title ? { purpose: 'book', title } : undefined
  }
  return serviceSubject(service, dictionaryOf(locale))
}
