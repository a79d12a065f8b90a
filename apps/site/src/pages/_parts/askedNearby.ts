import { newestJobs } from '../../features/jobs/newestJobs.ts'
import { placedJobs } from '../../features/jobs/placedJobs.ts'
import { tariffPrices } from '../../features/services/tariffPrices.ts'
import { nextTrainings } from '../../features/trainings/next/nextTrainings.ts'
import { placedTrainings } from '../../features/trainings/next/placedTrainings.ts'
import { comingSessions } from '../../features/trainings/sessions/comingSessions.ts'
import { isShown } from '../../features/trainings/sessions/session.ts'
import { dayOfPage } from '../../format/dayOfPage.ts'
import { endsWith } from '../../format/endsWith.ts'
import { dictionaryOf } from '../../i18n/dictionaryOf.ts'
import { dataOr } from '../../transport/answer.ts'
import { siteSettings } from '../../transport/siteSettings.ts'

/** However many there are, the page stays one that a phone keeps. */
const most = 100

type Visit = Pick<App.Locals, 'backOffice' | 'locale' | 'day' | 'until'>

/** All that the page of the towns shows; without the back office the map, the fees and the hours. */
export async function askedNearby(visit: Visit) {
  const { backOffice, locale } = visit
  const words = dictionaryOf(locale)
  const today = dayOfPage(visit)
  const [settings, prices, sessions, trainings, jobs] = await Promise.all([
    siteSettings(backOffice, locale),
    tariffPrices(backOffice),
    comingSessions(backOffice, { locale, today, most }),
    nextTrainings(backOffice, locale, today, most),
    newestJobs(backOffice, locale, today, most),
  ])
  const shown = dataOr(sessions, []).filter((session) => isShown(session))
  const ends = shown.map(({ debut }) => debut)
  endsWith(visit, ends)
  return {
    settings,
    words,
    delivery: { inCapital: prices.livraison_ouagadougou, elsewhere: prices.livraison_ailleurs },
    trainings: placedTrainings(shown, dataOr(trainings, []), words, words.nearby.training),
    jobs: placedJobs(dataOr(jobs, []), words, words.nearby.job),
  }
}
