import { defaultDialCode } from '@sira/contract/dialCodes'
import { emailField } from '@sira/contract/forms/email'
import { isIdempotencyKey } from '@sira/contract/forms/envelope'
import { nameField, phoneField } from '@sira/contract/forms/formFields'
import { limits } from '@sira/contract/limits'
import type { WaitingAnswer } from '@sira/contract/waiting/waitingCalls'
import { newKey } from '../../browser/forms/newKey.ts'
import { tooOften } from '../../dossiers/closedDossier.ts'
import { textOf } from '../../forms/sentFields.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import type { Caller } from '../../transport/calls/callBackOffice.ts'
import type { Refusal } from '../../transport/calls/refusal.ts'
import { joinList } from './waitingCalls.ts'

/** The fields of the form, in the order of the page. */
export const joinFields = ['places', 'nom', 'indicatif', 'phone', 'email'] as const
export type JoinField = (typeof joinFields)[number]
export type JoinValues = Readonly<Record<JoinField, string>>

/** The field of the key: however often the form is sent, it is kept once. */
export const joinKey = 'envoi'

export interface JoinProblem {
  field?: JoinField
  message: string
}

export type JoinVisit =
  | { state: 'joined'; entry: WaitingAnswer; status: 200 }
  | {
      state: 'form'
      values: JoinValues
      sendingKey: string
      problems: readonly JoinProblem[]
      status: number
      retryAfter?: number
    }

interface Visit {
  caller: Caller
  session: number
  sent: FormData | undefined
  words: Dictionary
}

/** Gives the form, or the outcome of sending it; a refusal keeps all typed values. */
export async function joinVisit({ caller, session, sent, words }: Visit): Promise<JoinVisit> {
  if (sent === undefined) return { ...form(first, newKey()), problems: [], status: 200 }
  const typed = joinFields.map((field) => [field, textOf(sent, field)])
  const values = Object.fromEntries(typed) as JoinValues
  const key = textOf(sent, joinKey)
  const shown = form(values, isIdempotencyKey(key) ? key : newKey())
  const problems = problemsOf(values, words)
  if (problems.length > 0) return { ...shown, problems, status: 422 }
  const { nom, phone, indicatif, email } = values
  const places = Number(values.places)
  const wish = { session, places, nom, phone, indicatif, locale: words.locale }
  const called = await joinList(caller, { ...wish, ...(email && { email }) }, shown.sendingKey)
  if (called.state === 'done') return { state: 'joined', entry: called.answer, status: 200 }
  return { ...shown, ...refusedFor(called, words) }
}

const first: JoinValues = { places: '1', nom: '', indicatif: defaultDialCode, phone: '', email: '' }

function form(values: JoinValues, sendingKey: string) {
  return { state: 'form', values, sendingKey } as const
}

function problemsOf(
  { places, nom, phone, indicatif, email }: JoinValues,
  { waiting: t, locale }: Dictionary,
): JoinProblem[] {
  const { min, max } = limits.seats
  const isCount = /^\d{1,2}$/.test(places) && Number(places) >= min && Number(places) <= max
  const wrong: [JoinField, boolean, string][] = [
    ['places', !isCount, t.missing.places(max)],
    ['nom', nameField.take(nom) === undefined, nameField.said[locale]],
    ['phone', phoneField.take(phone, { indicatif }) === undefined, phoneField.said[locale]],
    ['email', email !== '' && emailField.take(email) === undefined, emailField.said[locale]],
  ]
  return wrong.flatMap(([field, fails, message]) => (fails ? [{ field, message }] : []))
}

function refusedFor(refusal: Refusal, words: Dictionary) {
  const { waiting: t } = words
  if (refusal.state === 'tooMany') {
    const { problem = '', ...told } = tooOften(refusal, words)
    return { problems: [{ message: problem }], ...told }
  }
  if (refusal.state === 'used') return { problems: [{ message: t.notWaiting }], status: 409 }
  if (refusal.state !== 'refused') return { problems: [{ message: t.away }], status: 503 }
  const isCount = refusal.problems.some(({ path }) => path[0] === 'places')
  const message = isCount ? t.tooManySeats : t.closed
  return { problems: [{ ...(isCount && { field: 'places' as const }), message }], status: 409 }
}
