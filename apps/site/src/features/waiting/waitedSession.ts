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
  /** Its training, its day and its town. */
  title: string
  /** Somebody may wait for it: its seats are taken, and it has not begun. */
  isFull: boolean
}

const entity = entityOf(sessionSchema)

/** The session that somebody wants to wait for; nothing where it is none, or cannot be read. */
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
  const { formation, debut, ville, etat } = session.attributes
  const theme = formation?.data?.attributes.Theme ?? ''
  const facts = [debut && writtenDay(debut, locale), ville].filter(Boolean).join(', ')
  return { id: session.id, title: [theme, facts].filter(Boolean).join(', '), isFull: isFull(etat) }
}

function isFull(state: string | null): boolean {
  // Some seats may be free, and yet too few for a party.
  return state === 'complete' || state === 'ouverte' || state === 'garantie'
}
