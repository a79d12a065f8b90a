import { pageViewsAnswer, pageViewsPath } from '@sira/contract/measures/pageViews'
import type { Payload, TypedUser } from 'payload'
import { isContentStaff } from '../../../access/contentStaff.ts'
import { isInboxStaff } from '../../../access/inboxStaff.ts'
import { lastMondays } from '../../../dates/weeks.ts'
import { siteUrl } from '../../../environment/siteUrl.ts'
import { askSite } from '../../speed/askSite.ts'
import { type DayCounts, requestsByDay, subscriptionsByDay } from './dayCounts.ts'
import { byWeek, shownWeeks, type WeekSeries } from './weekSeries.ts'

const requests = {
  name: 'Demandes',
  meaning:
    'Demandes de devis et messages reçus, saisis à la main compris, sans les indésirables\u00a0; ce qui a été effacé n’est plus compté.',
}
const subscriptions = {
  name: 'Abonnements',
  meaning: 'Abonnements à la newsletter, au jour où le lecteur les a confirmés.',
}
const pages = {
  name: 'Pages lues',
  meaning:
    'Pages du site ouvertes dans un navigateur, sans les robots ni celles qu’il prépare d’avance. Ni cookie ni adresse\u00a0: deux lectures d’une personne comptent pour deux.',
}

/** What a person may know of the last weeks; `null` in the place of what the site does not tell now. */
export async function readWeeks(
  payload: Payload,
  user: TypedUser,
  now: Date,
): Promise<(WeekSeries | null)[]> {
  const answers = isInboxStaff(user)
  const today = now.toISOString()
  const [since = today.slice(0, 10)] = lastMondays(today, shownWeeks)
  const series = (facts: typeof requests, days: DayCounts) => ({
    ...facts,
    weeks: byWeek(days, today),
  })
  return Promise.all([
    ...(answers
      ? [
          requestsByDay(payload, since).then((days) => series(requests, days)),
          subscriptionsByDay(payload, since).then((days) => series(subscriptions, days)),
        ]
      : []),
    ...(answers || isContentStaff(user)
      ? [viewsByDay(payload, since).then((days) => days && series(pages, days))]
      : []),
  ])
}

async function viewsByDay(payload: Payload, since: string): Promise<DayCounts | null> {
  const found = await askSite(`${siteUrl(payload)}${pageViewsPath}`, { since }, pageViewsAnswer)
  return found ? new Map(found.map(({ day, views }) => [day, views])) : null
}
