import type { PublicEvaluations } from '@sira/contract/evaluations/evaluation'
import { dayOfPage } from '../../format/dayOfPage.ts'
import { endsWith } from '../../format/endsWith.ts'
import { dataOr } from '../../transport/answer.ts'
import { trainingEvaluations } from './evaluations/trainingEvaluations.ts'
import { type PaymentMode, paymentModes } from './paymentModes.ts'
import { sessionsOfTraining, type TrainingSessions } from './sessions/sessionsOfTraining.ts'
import { similarTrainings } from './similarTrainings.ts'
import type { Training } from './training.ts'
import { trainingBySlug } from './trainingBySlug.ts'

export interface AskedTraining {
  training: Training
  payments: readonly PaymentMode[]
  sessions: TrainingSessions
  evaluations: PublicEvaluations | null
  /** Others on its topic. */
  similar: readonly Training[]
  /** `YYYY-MM-DD` */
  today: string
}

type Locals = Pick<App.Locals, 'backOffice' | 'locale' | 'day' | 'until'>

/** What the page of a training shows, or the address of the page to show instead. */
export async function askedTraining(
  locals: Locals,
  slug: string,
): Promise<AskedTraining | { instead: '/404' | '/503' }> {
  const { backOffice, locale } = locals
  const today = dayOfPage(locals)
  const [answer, payments] = await Promise.all([
    trainingBySlug(backOffice, locale, slug),
    paymentModes(backOffice, locale),
  ])
  if (answer.state === 'away') return { instead: '/503' }
  if (answer.data === null) return { instead: '/404' }
  const [similar, sessions, evaluations] = await Promise.all([
    similarTrainings(backOffice, locale, answer.data, today),
    sessionsOfTraining(backOffice, locale, answer.data.id, today),
    trainingEvaluations(backOffice, answer.data.id),
  ])
  endsWith(
    locals,
    sessions.coming.map(({ debut }) => debut),
  )
  return {
    training: answer.data,
    payments: dataOr(payments, []),
    sessions,
    evaluations,
    similar: dataOr(similar, []),
    today,
  }
}
