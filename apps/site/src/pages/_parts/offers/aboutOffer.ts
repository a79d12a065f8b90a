import { isOpen } from '@sira/contract/kinds/openRecords'
import { namedJob } from '../../../features/jobs/namedJob.ts'
import type { AskedAbout } from '../../../features/quote/quotePurpose.ts'
import { dayOfPage } from '../../../format/dayOfPage.ts'
import { dataOr } from '../../../transport/answer.ts'

type Visit = Pick<App.Locals, 'backOffice' | 'locale' | 'day'>

/** A request for an offer; of one that is over, only that it is: its message asks for nothing. */
export async function aboutOffer(
  locals: Visit,
  slug: string,
  purpose: 'application' | 'cv',
): Promise<AskedAbout> {
  const job = dataOr(await namedJob(locals.backOffice, locals.locale, slug), null)
  if (job === null) return {}
  if (isOpen('jobs', job, dayOfPage(locals))) return { subject: { purpose, title: job.titre } }
  return { objet: undefined, closedOn: job.date_expiration ?? undefined }
}
