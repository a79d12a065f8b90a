import { quoteDialCodes } from '../dialCodes.ts'
import { routes } from '../routes.ts'
import {
  firstWrongField,
  keptValues,
  takeDialCode,
  takeEmail,
  takeService,
  takeText,
} from './fieldRules.ts'
import { formMessages } from './messages/formMessages.ts'
import { internationalPhone } from './phone.ts'
import type { FieldRule, PublicForm } from './publicForm.ts'

export type QuoteField = 'nom' | 'email' | 'indicatif' | 'phone' | 'service' | 'message'

/** A number of Burkina Faso alone: 226 and 8 digits (spec 5 and 9). */
const takePhone: FieldRule<QuoteField> = (value, { indicatif }) => {
  const phone = internationalPhone(value, indicatif)
  return phone?.startsWith('+226') ? phone : undefined
}

/** In the order of spec 5; then what it requires without naming a check. */
const rules = {
  email: takeEmail,
  phone: takePhone,
  service: takeService,
  message: takeText,
  nom: takeText,
  indicatif: takeDialCode(quoteDialCodes),
} as const satisfies Record<QuoteField, FieldRule<QuoteField>>

const saidAs = {
  email: 'invalidEmail',
  phone: 'invalidPhone',
  service: 'noService',
  message: 'blankMessage',
  nom: 'noName',
  indicatif: 'noDialCode',
} as const satisfies Record<QuoteField, string>

/** The quote request (spec 2.12, 3, 5, 7). */
export const quoteForm: PublicForm<QuoteField> = {
  endpoint: 'devis',
  route: routes.quote,
  fields: ['nom', 'email', 'indicatif', 'phone', 'service', 'message'],
  rules,
  messages: (locale) => formMessages(locale).quote,
  check(typed, locale) {
    const field = firstWrongField(rules, typed)
    return field && { field, message: formMessages(locale).quote[saidAs[field]] }
  },
  /** The dial code is not sent (spec 3). */
  payload(typed) {
    const { nom, email, phone, service, message } = keptValues(rules, typed)
    return { data: { nom, email, phone, service, message } }
  },
}
