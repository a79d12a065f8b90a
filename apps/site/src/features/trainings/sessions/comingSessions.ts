import type { Locale } from '@sira/contract/locales'
import type { Narrowing } from '../../../choosing/narrowing.ts'
import type { Answer } from '../../../transport/answer.ts'
import type { BackOffice } from '../../../transport/door/contractClient.ts'
import { contractQuery } from '../../../transport/door/contractQuery.ts'
import { rememberedQuestion } from '../../../transport/door/rememberedQuestion.ts'
import { ask } from '../../../transport/question.ts'
import { recordsIn } from '../../../transport/records.ts'
import { type Session, sessionEntity, withTraining } from './session.ts'

/** However many there are, the next ones: a page costs the same with thousands. */
const mostOfAll = 100

const remembered = rememberedQuestion<Session[]>()

interface Coming {
  locale: Locale
  /** `YYYY-MM-DD` */
  today: string
  narrowing?: Narrowing
  most?: number
}

/** The next sessions from today on, the first one first; cancelled ones among them. */
export function comingSessions(
  backOffice: BackOffice,
  { locale, today, narrowing, most = mostOfAll }: Coming,
): Promise<Answer<Session[]>> {
  const question = {
    path: contractQuery('sessions', {
      'filters[debut][$gte]': today,
      ...narrowing,
      sort: 'debut:asc',
      'pagination[start]': 0,
      'pagination[limit]': most,
      'pagination[withCount]': 'false',
      ...withTraining,
      locale,
    }),
    failure: 'Error in sessions fetching',
    parse: (body: unknown) => sessionsIn(body, backOffice),
    // A server that knows no sessions has none.
    whenAbsent: [],
  }
  // A question without a choice is the same for all pages.
  return narrowing === undefined
    ? remembered(backOffice, { ...question, rememberedAs: locale })
    : ask(backOffice, question)
}

/** Those of a body whose training is published. */
export function sessionsIn(body: unknown, backOffice: BackOffice): Session[] {
  return recordsIn(body, sessionEntity, backOffice).filter((session) => session !== null)
}
