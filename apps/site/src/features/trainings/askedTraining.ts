import { dayOfPage } from '../../format/dayOfPage.ts'
import { dataOr } from '../../transport/answer.ts'
import { type PaymentMode, paymentModes } from './paymentModes.ts'
import { similarTrainings } from './similarTrainings.ts'
import type { Training } from './training.ts'
import { trainingBySlug } from './trainingBySlug.ts'

export interface AskedTraining {
  training: Training
  payments: readonly PaymentMode[]
  /** Others on its topic. */
  similar: readonly Training[]
  /** `YYYY-MM-DD` */
  today: string
}

type Locals = Pick<App.Locals, 'backOffice' | 'locale' | 'day'>

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
  const similar = await similarTrainings(backOffice, locale, answer.data, today)
  return {
    training: answer.data,
    payments: dataOr(payments, []),
    similar: dataOr(similar, []),
    today,
  }
}
