import type { Locale } from '@sira/contract/locales'
import type { Narrowing } from '../../../choosing/narrowing.ts'
import type { Answer } from '../../../transport/answer.ts'
import type { BackOffice } from '../../../transport/door/contractClient.ts'
import { contractQuery } from '../../../transport/door/contractQuery.ts'
import { rememberedQuestion } from '../../../transport/door/rememberedQuestion.ts'
import { ask } from '../../../transport/question.ts'
import { recordsIn, sizeOf } from '../../../transport/records.ts'
import { isOpen, type Session, sessionEntity, withTraining } from './session.ts'

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
export function comingSessions(backOffice: BackOffice, coming: Coming): Promise<Answer<Session[]>> {
  const question = {
    ...comingQuestion(coming),
    parse: (body: unknown) => sessionsIn(body, backOffice),
    // A server that knows no sessions has none.
    whenAbsent: [],
  }
  // A question without a choice is the same for all pages.
  return coming.narrowing === undefined
    ? remembered(backOffice, { ...question, rememberedAs: coming.locale })
    : ask(backOffice, question)
}

/** What a choice reads at a time, and how often at most. */
const portion = 30
const mostPortions = 4

/**
 * The next sessions of a choice, until each training with an open one is among them: many sessions of
 * one training hide no other, and a choice with few sessions is one question.
 */
export async function comingOfEach(
  backOffice: BackOffice,
  coming: Coming & { narrowing: Narrowing },
): Promise<Answer<Session[]>> {
  const found: Session[] = []
  const known = new Set<number>()
  for (let portions = 1; ; portions += 1) {
    const others = [...known].map((id, at) => [`filters[formation][id][$notIn][${at}]`, id])
    const narrowing = { ...coming.narrowing, ...Object.fromEntries(others) }
    const answer = await ask(backOffice, {
      ...comingQuestion({ ...coming, narrowing, most: portion }),
      parse: (body) => ({ sessions: sessionsIn(body, backOffice), size: sizeOf(body) }),
      whenAbsent: { sessions: [], size: 0 },
    })
    if (answer.state === 'away') return answer
    const { sessions, size } = answer.data
    const before = known.size
    for (const session of sessions) if (isOpen(session)) known.add(session.training.id)
    found.push(...sessions)
    if (size < portion || known.size === before || portions === mostPortions) break
  }
  return { state: 'known', data: found.toSorted((a, b) => a.debut.localeCompare(b.debut)) }
}

function comingQuestion({ locale, today, narrowing, most = mostOfAll }: Coming) {
  const path = contractQuery('sessions', {
    'filters[debut][$gte]': today,
    ...narrowing,
    sort: 'debut:asc',
    'pagination[start]': 0,
    'pagination[limit]': most,
    'pagination[withCount]': 'false',
    ...withTraining,
    locale,
  })
  return { path, failure: 'Error in sessions fetching' }
}

/** Those of a body whose training is published. */
export function sessionsIn(body: unknown, backOffice: BackOffice): Session[] {
  return recordsIn(body, sessionEntity, backOffice).filter((session) => session !== null)
}
