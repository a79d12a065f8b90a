import { pageSize } from '@sira/contract/wire/pageSize'
import type { APIRoute } from 'astro'
import { jobFeed } from '../features/jobs/jobFeed.ts'
import { jobsPage } from '../features/jobs/jobsPage.ts'
import { file, unavailable } from '../feeds/fileAnswers.ts'
import { dayOfPage } from '../format/dayOfPage.ts'
import { dictionaryOf } from '../i18n/dictionaryOf.ts'
import { siteSettings } from '../transport/siteSettings.ts'

export const GET: APIRoute = async ({ locals }) => {
  const { backOffice, locale, address } = locals
  const [settings, jobs] = await Promise.all([
    siteSettings(backOffice, locale),
    jobsPage(backOffice, locale, 1, dayOfPage(locals), {
      'pagination[pageSize]': pageSize.largest,
    }),
  ])
  if (jobs.state === 'away') return unavailable()
  const context = { settings, words: dictionaryOf(locale), origin: address }
  return file(jobFeed(jobs.data.items, context).json1(), 'application/feed+json; charset=utf-8')
}
