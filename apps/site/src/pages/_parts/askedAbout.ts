import { isOpen } from '@sira/contract/kinds/openRecords'
import { namedJob } from '../../features/jobs/namedJob.ts'
import type { quoteQuery } from '../../features/quote/query.ts'
import { type QuoteSubject, serviceSubject } from '../../features/quote/quotePurpose.ts'
import { bookById } from '../../features/shop/bookById.ts'
import { namedTraining } from '../../features/trainings/namedTraining.ts'
import { sessionState } from '../../features/trainings/sessionState.ts'
import { dayOfPage } from '../../format/dayOfPage.ts'
import { dictionaryOf } from '../../i18n/dictionaryOf.ts'
import { dataOr } from '../../transport/answer.ts'
import type { Asked } from '../../transport/pageQuery.ts'

type Visit = Pick<App.Locals, 'backOffice' | 'locale' | 'day'>

interface AskedAbout {
  /** By the title that staff gave it; nothing of what is not there. */
  subject?: QuoteSubject | undefined
  /** What the message begins with. */
  objet: string | undefined
  /** `YYYY-MM-DD`: the last day of an offer that takes no applications any more. */
  closedOn?: string | undefined
}

/** What a request is about. A link may be older than what it leads to: nobody applies for what is over. */
export async function askedAbout(
  locals: Visit,
  { offre, cv, formation, livre, service, objet }: Asked<typeof quoteQuery>,
): Promise<AskedAbout> {
  const { backOffice, locale } = locals
  const words = dictionaryOf(locale)
  const offer = offre ?? cv
  if (offer !== undefined) {
    const job = dataOr(await namedJob(backOffice, locale, offer), null)
    if (job === null) return { objet }
    if (!isOpen('jobs', job, dayOfPage(locals))) {
      return { objet: undefined, closedOn: job.date_expiration ?? undefined }
    }
    const purpose = offre === undefined ? 'cv' : 'application'
    return { objet, subject: { purpose, title: job.titre } }
  }
  if (formation !== undefined) {
    const training = dataOr(await namedTraining(backOffice, locale, formation), null)
    if (training === null) return { objet }
    const { Theme: title } = training
    return sessionState(training, dayOfPage(locals)) === 'coming'
      ? { objet, subject: { purpose: 'training', title } }
      : { objet: words.training.nextSubject(title), subject: { purpose: 'nextDate', title } }
  }
  if (livre !== undefined) {
    const title = dataOr(await bookById(backOffice, locale, livre), null)?.titre
    return { objet, subject: title === undefined ? undefined : { purpose: 'book', title } }
  }
  return { objet, subject: serviceSubject(service, words) }
}
