import type { Locale } from '@sira/contract/locales'
import { relatedPath } from '@sira/contract/records/relatedPath'
import { jobBySlug } from '../../features/jobs/jobBySlug.ts'
import type { RelatedLink } from '../../features/news/screens/ArticleEnd.tsx'
import { trainingBySlug } from '../../features/trainings/trainingBySlug.ts'
import { today } from '../../format/today.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { dataOr } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'

/** What an article leads to, while it is there to be bought or applied to. */
export async function relatedRecord(
  backOffice: BackOffice,
  locale: Locale,
  path: string | null,
  { routes }: Dictionary,
): Promise<RelatedLink | undefined> {
  const related = path === null ? undefined : relatedPath(path)
  if (related?.type === 'formations') {
    const training = dataOr(await trainingBySlug(backOffice, locale, related.slug), null)
    return training === null
      ? undefined
      : {
          ...related,
          name: training.Theme,
          route: routes.training(related.slug),
          locale: training.locale,
        }
  }
  if (related?.type === 'jobs') {
    const job = dataOr(await jobBySlug(backOffice, locale, related.slug), null)
    const isOpen = job !== null && (job.date_expiration ?? today()) >= today()
    return isOpen
      ? { ...related, name: job.titre, route: routes.job(related.slug), locale: job.locale }
      : undefined
  }
  return undefined
}
