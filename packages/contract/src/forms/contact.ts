import { contactDialCodes } from '../dialCodes.ts'
import { routes } from '../routes.ts'
import { services } from '../services.ts'
import { isEmail } from './email.ts'
import { formMessages } from './messages/formMessages.ts'
import type { PublicForm, Typed } from './publicForm.ts'

export type ContactField = 'name' | 'email' | 'indicatif' | 'phone' | 'subject' | 'message'

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
  messages: (locale) => formMessages(locale).contact,
  check(typed, locale) {
    const field = firstWrongField(typed)
    return field && { field, message: formMessages(locale).quote[saidAs[field]] }
  },
  /** The fields as they are, the dial code included. */
  payload: (typed) => ({ data: typed }),
}

/** The first that is missing or not one of the offered choices, in the order of the form. */
function firstWrongField(typed: Typed<ContactField>): ContactField | undefined {
  if (typed.name.trim() === '') return 'name'
  if (!isEmail(typed.email)) return 'email'
  if (!contactDialCodes.some(({ code }) => code === typed.indicatif)) return 'indicatif'
  if (!/\d/.test(typed.phone)) return 'phone'
  if (!services.some((service) => service === typed.subject)) return 'subject'
  if (typed.message.trim() === '') return 'message'
  return undefined
}
