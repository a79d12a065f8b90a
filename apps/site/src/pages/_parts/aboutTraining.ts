import type { AskedAbout } from '../../features/quote/quotePurpose.ts'
import { namedTraining } from '../../features/trainings/namedTraining.ts'
import { sessionState } from '../../features/trainings/sessionState.ts'
import { dayOfPage } from '../../format/dayOfPage.ts'
import { dictionaryOf } from '../../i18n/dictionaryOf.ts'
import { dataOr } from '../../transport/answer.ts'

type Visit = Pick<App.Locals, 'backOffice' | 'locale' | 'day'>

/** A request for a training; of one whose session has begun, for its next date. */
export async function aboutTraining(locals: Visit, slug: string): Promise<AskedAbout> {
  const training = dataOr(await namedTraining(locals.backOffice, locals.locale, slug), null)
  if (training === null) return {}
  const { Theme: title } = training
  const isComing = sessionState(training, dayOfPage(locals)) === 'coming'
  if (isComing) return { subject: { purpose: 'training', title } }
  const { nextSubject } = dictionaryOf(locals.locale).training
  return { objet: nextSubject(title), subject: { purpose: 'nextDate', title } }
}
