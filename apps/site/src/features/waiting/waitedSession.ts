import { limits } from '@sira/contract/limits'
import type { Locale } from '@sira/contract/locales'
import { sessionSchema } from '@sira/contract/records/session'
import { entityOf } from '@sira/contract/wire/envelope'
import { writtenDay } from '@sira/contract/writtenDates'
import { dataOr } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { contractQuery } from '../../transport/door/contractQuery.ts'
import { ask } from '../../transport/question.ts'
import { recordsIn } from '../../transport/records.ts'

export interface WaitedSession {
  id: number
  /** The training, the day and the town. */
  title: string
  /** Visitors may join its waiting list: its seats are taken, and it has not begun. */
  isFull: boolean
  /** The most seats that one may wait for. */
  most: number
}

const entity = entityOf(sessionSchema)

/** Reads the session of a waiting list; undefined where it does not exist, or cannot be read. */
export async function waitedSession(
  backOffice: BackOffice,
  id: number,
  locale: Locale,
): Promise<WaitedSession | undefined> {
  const answer = await ask(backOffice, {
    path: contractQuery('sessions', {
      'filters[id][$eq]': id,
      'populate[formation][fields][0]': 'Theme',
      locale,
    }),
    failure: 'Error in sessions fetching',
    parse: (body) => recordsIn(body, entity, backOffice)[0],
  })
  const session = dataOr(answer, undefined)
  if (session === undefined) return undefined
  const { formation, debut, ville, etat, places } = session.attributes
  const theme = formation?.data?.attributes.Theme ?? ''
  const facts = [debut && writtenDay(debut, locale), ville].filter(Boolean).join(', ')
  const title = [theme, facts].filter(Boolean).join(', ')
  const most = Math.min(places || limits.seats.max, limits.seats.max)
  return { id: session.id, title, isFull: isFull(etat), most }
}

function isFull(state: string | null): boolean {
  // Some seats may be free, but too few for a group.
  return state === 'complete' || state === 'ouverte' || state === 'garantie'
}
