import type { quoteQuery } from '../../features/quote/query.ts'
import { type AskedAbout, serviceSubject } from '../../features/quote/quotePurpose.ts'
import { bookById } from '../../features/shop/bookById.ts'
import { dictionaryOf } from '../../i18n/dictionaryOf.ts'
import { dataOr } from '../../transport/answer.ts'
import type { Asked } from '../../transport/pageQuery.ts'
import { aboutTraining } from './aboutTraining.ts'
import { aboutOffer } from './offers/aboutOffer.ts'

type Visit = Pick<App.Locals, 'backOffice' | 'locale' | 'day'>

/** A link may be older than what it leads to: nobody is invited to what is over. */
export async function askedAbout(
  locals: Visit,
  { offre, cv, formation, livre, service, objet }: Asked<typeof quoteQuery>,
): Promise<AskedAbout> {
  const { backOffice, locale } = locals
  if (offre !== undefined) return { objet, ...(await aboutOffer(locals, offre, 'application')) }
  if (cv !== undefined) return { objet, ...(await aboutOffer(locals, cv, 'cv')) }
  if (formation !== undefined) return { objet, ...(await aboutTraining(locals, formation)) }
  if (livre !== undefined) {
    const title = dataOr(await bookById(backOffice, locale, livre), null)?.titre
    return { objet, subject: title === undefined ? undefined : { purpose: 'book', title } }
  }
  return { objet, subject: serviceSubject(service, dictionaryOf(locale)) }
}
