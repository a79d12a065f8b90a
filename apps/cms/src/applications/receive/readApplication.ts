import { applicationRequest } from '@sira/contract/applications/applicationRequest'
import { cvInField } from '@sira/contract/applications/writtenCv'
import { writtenCvField } from '@sira/contract/applications/writtenCvField'
import { defaultDialCode } from '@sira/contract/dialCodes'
import { isEmail, seenEmail } from '@sira/contract/forms/email'
import { internationalPhone } from '@sira/contract/forms/phone'
import { answersInFields } from '@sira/contract/offers/offerQuestions'
import type { FieldProblem } from '@sira/contract/wire/errors'
import { invalidForm } from '@sira/contract/wire/refusals'
import { readBy } from '../../orders/checkout/readRequest.ts'

export type WantedApplication = ReturnType<typeof readApplication>

/** An application, checked; throws the 400 with every problem and its path. */
export function readApplication(data: object) {
  const reponses = 'reponses' in data ? undefined : answersInFields(data)
  const fields = new Map<string, unknown>(Object.entries(data))
  const written = 'cv' in data ? undefined : cvInField(fields.get(writtenCvField))
  const sent = readBy(applicationRequest, {
    ...data,
    ...(reponses && { reponses }),
    ...(written !== undefined && { cv: written }),
  })
  const indicatif = sent.indicatif ?? defaultDialCode
  const phone = internationalPhone(sent.phone, indicatif)
  const email = seenEmail(sent.email ?? '')
  const problems: FieldProblem[] = []
  if (email !== '' && !isEmail(email)) {
    problems.push({ path: ['email'], message: 'email must be a valid email' })
  }
  if (phone === undefined) {
    problems.push({ path: ['phone'], message: 'phone must be a valid phone number' })
  }
  if (phone === undefined || problems.length > 0) throw invalidForm(problems)
  const { job = null, nom, message = null, cv = null, locale } = sent
  return {
    job,
    nom,
    phone,
    indicatif,
    email: email === '' ? null : email.normalize(),
    message,
    reponses: sent.reponses ?? null,
    cv,
    locale,
  }
}
