import type { Locale } from '@sira/contract/locales'
import { dataOr } from '../../../transport/answer.ts'
import type { BackOffice } from '../../../transport/door/contractClient.ts'
import { contractQuery } from '../../../transport/door/contractQuery.ts'
import { ask } from '../../../transport/question.ts'
import { sizeOf } from '../../../transport/records.ts'
import { comingSessions } from './comingSessions.ts'
import type { Session } from './session.ts'

export interface TrainingSessions {
  /** From today on, cancelled ones among them. */
  coming: readonly Session[]
  /** It had sessions, and none is to come. */
  isOver: boolean
}

/** On the page of a training; the page of all sessions has the others. */
const most = 24

export const noSessions: TrainingSessions = { coming: [], isOver: false }

/** The sessions of one training; while the back office is away it has none, as before there were any. */
export async function sessionsOfTraining(
  backOffice: BackOffice,
  locale: Locale,
  training: number,
  today: string,
): Promise<TrainingSessions> {
  const own = { 'filters[formation][id][$eq]': training }
  const answer = await comingSessions(backOffice, { locale, today, narrowing: own, most })
  const coming = dataOr(answer, [])
  if (coming.length > 0) return { coming, isOver: false }
  const any = await ask(backOffice, {
    path: contractQuery('sessions', {
      ...own,
      'fields[0]': 'debut',
      'pagination[start]': 0,
      'pagination[limit]': 1,
      'pagination[withCount]': 'false',
    }),
    failure: 'Error in sessions fetching',
    parse: sizeOf,
    whenAbsent: 0,
  })
  return { coming, isOver: dataOr(any, 0) > 0 }
}
