import type { Locale } from '@sira/contract/locales'
import { trainingSchema } from '@sira/contract/records/training'
import { entityOf } from '@sira/contract/wire/envelope'
import { type Narrowing, oneOf } from '../../../choosing/narrowing.ts'
import type { Answer } from '../../../transport/answer.ts'
import type { BackOffice } from '../../../transport/door/contractClient.ts'
import { contractQuery } from '../../../transport/door/contractQuery.ts'
import { ask } from '../../../transport/question.ts'
import { recordsIn } from '../../../transport/records.ts'
import type { TrainingSelection } from '../choosing/trainingSelection.ts'
import { nextByTraining } from './heldAs.ts'
import type { Session } from './session.ts'

const priced = entityOf(trainingSchema.pick({ prix_formation: true }))

/** Values of a list that the contract reads. */
const mostTrainings = 100

interface Part {
  sessions: readonly Session[]
  /** The query for the trainings themselves. */
  question: Narrowing
  budget: TrainingSelection['budget']
}

/**
 * The next session of each training that a choice finds, in their order, by two questions however
 * many sessions there are.
 */
export async function sessionPart(
  backOffice: BackOffice,
  locale: Locale,
  { sessions, question, budget }: Part,
): Promise<Answer<Map<number, Session>>> {
  const next = [...nextByTraining(sessions)].slice(0, mostTrainings)
  if (next.length === 0) return { state: 'known', data: new Map() }
  const ids = next.map(([id]) => String(id))
  const { sort: _, ...narrowing } = question
  const answer = await ask(backOffice, {
    path: contractQuery('formations', {
      ...oneOf('id', ids),
      ...narrowing,
      'fields[0]': 'prix_formation',
      'pagination[start]': 0,
      'pagination[limit]': mostTrainings,
      'pagination[withCount]': 'false',
      locale,
    }),
    failure: 'Error in trainings fetching',
    parse: (body) => recordsIn(body, priced, backOffice),
  })
  if (answer.state === 'away') return answer
  const known = new Set(answer.data.map(({ id }) => id))
  const fits = ([id, { price }]: [number, Session]) =>
    known.has(id) && (budget === undefined || (price !== null && price <= Number(budget)))
  return { state: 'known', data: new Map(next.filter(fits)) }
}
