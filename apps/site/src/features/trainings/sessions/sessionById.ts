import type { Locale } from '@sira/contract/locales'
import type { Answer } from '../../../transport/answer.ts'
import type { BackOffice } from '../../../transport/door/contractClient.ts'
import { contractQuery } from '../../../transport/door/contractQuery.ts'
import { ask } from '../../../transport/question.ts'
import { sessionsIn } from './comingSessions.ts'
import { type Session, withTraining } from './session.ts'

/** One session, or nothing where there is none, or its training is not published. */
export function sessionById(
  backOffice: BackOffice,
  locale: Locale,
  id: string,
): Promise<Answer<Session | null>> {
  return ask(backOffice, {
    path: contractQuery('sessions', { 'filters[id][$eq]': id, ...withTraining, locale }),
    failure: 'Error in session fetching',
    parse: (body) => sessionsIn(body, backOffice)[0] ?? null,
    whenAbsent: null,
  })
}
