import { contactDialCodes } from '../dialCodes.ts'
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

export type ContactField = 'name' | 'email' | 'indicatif' | 'phone' | 'subject' | 'message'

/** In the order of the form. */
const rules = {
  name: takeText,
  email: takeEmail,
  indicatif: takeDialCode(contactDialCodes),
  phone: (value, { indicatif }) => internationalPhone(value, indicatif),
  subject: takeService,
  message: takeText,
} as const satisfies Record<ContactField, FieldRule<ContactField>>

/** Those the quote form has too are said alike. */
const saidAs = {
  name: 'noName',
  email: 'invalidEmail',
  indicatif: 'noDialCode',
  phone: 'invalidPhone',
  subject: 'noService',
  message: 'blankMessage',
} as const satisfies Record<ContactField, string>

/** The contact message (spec 2.6, 3, 5). */
export const contactForm: PublicForm<ContactField> = {
  endpoint: 'contacts',
  route: routes.contact,
  fields: ['name', 'email', 'indicatif', 'phone', 'subject', 'message'],
  rules,
  messages: (locale) => formMessages(locale).contact,
  check(typed, locale) {
    const field = firstWrongField(rules, typed)
    return field && { field, message: formMessages(locale).quote[saidAs[field]] }
  },
  /** The fields as they are kept, the dial code included. */
  payload: (typed) => ({ data: keptValues(rules, typed) }),
}
