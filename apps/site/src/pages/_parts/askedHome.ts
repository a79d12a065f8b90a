import { newestJobs } from '../../features/jobs/newestJobs.ts'
import { latestNews } from '../../features/news/latestNews.ts'
import { nextTrainings } from '../../features/trainings/next/nextTrainings.ts'
import { dayOfPage } from '../../format/dayOfPage.ts'
import { dictionaryOf } from '../../i18n/dictionaryOf.ts'
import { withPageTexts } from '../../i18n/withPageTexts.ts'
import { dataOr } from '../../transport/answer.ts'
import { siteSettings } from '../../transport/siteSettings.ts'

type Visit = Pick<App.Locals, 'backOffice' | 'locale' | 'light' | 'day'>

/** All that the home page shows, with these texts of staff's. */
export async function askedHome(visit: Visit, written: Promise<unknown>) {
  const { backOffice, locale, light } = visit
  const today = dayOfPage(visit)
  const [settings, texts, news, trainings, jobs] = await Promise.all([
    siteSettings(backOffice, locale),
    written,
    latestNews(backOffice, locale),
    nextTrainings(backOffice, locale, today),
    newestJobs(backOffice, locale, today),
  ])
  return {
    settings,
    words: withPageTexts(dictionaryOf(locale), 'accueil', texts),
    news: dataOr(news, []),
    trainings: dataOr(trainings, []),
    jobs: dataOr(jobs, []),
    light,
  }
}
