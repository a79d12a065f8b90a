import type { APIRoute } from 'astro'
import { jobsPage } from '../api/jobsPage.ts'
import { siteSettings } from '../api/siteSettings.ts'
import { file, unavailable } from '../feeds/fileAnswers.ts'
import { jobFeed } from '../feeds/jobFeed.ts'
import { today } from '../format/today.ts'
import { dictionaryOf } from '../i18n/dictionaryOf.ts'

export const GET: APIRoute = async ({ locals: { backOffice, locale, address } }) => {
  const [settings, jobs] = await Promise.all([
    siteSettings(backOffice, locale),
    jobsPage(backOffice, locale, 1, today()),
  ])
  if (jobs.state === 'away') return unavailable()
  const context = { settings, words: dictionaryOf(locale), origin: address }
  return file(jobFeed(jobs.data.items, context).json1(), 'application/feed+json; charset=utf-8')
}
