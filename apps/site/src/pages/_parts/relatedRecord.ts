import { isOpen } from '@sira/contract/kinds/openRecords'
import { relatedPath } from '@sira/contract/records/relatedPath'
import { namedJob } from '../../features/jobs/namedJob.ts'
import type { RelatedLink } from '../../features/news/screens/ArticleEnd.tsx'
import { namedTraining } from '../../features/trainings/namedTraining.ts'
import { dayOfPage } from '../../format/dayOfPage.ts'
import { dictionaryOf } from '../../i18n/dictionaryOf.ts'
import { dataOr } from '../../transport/answer.ts'

type Visit = Pick<App.Locals, 'backOffice' | 'locale' | 'day'>

/** The record that an article leads to, while it can be bought or applied to. */
export async function relatedRecord(
  locals: Visit,
  path: string | null | undefined,
): Promise<RelatedLink | undefined> {
  const related = relatedPath(path ?? '')
  const { backOffice, locale } = locals
  const { routes } = dictionaryOf(locale)
  if (related?.type === 'formations') {
    const training = dataOr(await namedTraining(backOffice, locale, related.slug), null)
    if (training === null) return undefined
    const route = routes.training(related.slug)
    return { ...related, name: training.Theme, route, locale: training.locale }
  }
  if (related?.type === 'jobs') {
    const job = dataOr(await namedJob(backOffice, locale, related.slug), null)
    if (job === null || !isOpen('jobs', job, dayOfPage(locals))) return undefined
    return { ...related, name: job.titre, route: routes.job(related.slug), locale: job.locale }
  }
  return undefined
}
