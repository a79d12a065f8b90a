import { quoteDialCodes } from '../dialCodes.ts'
import type { Locale } from '../locales.ts'
import { routes } from '../routes.ts'
import { services } from '../services.ts'
import { isEmail } from './email.ts'
import { formMessages } from './messages/formMessages.ts'
import { isQuotePhone, normalisePhone } from './phone.ts'
import type { FormProblem, PublicForm, Typed } from './publicForm.ts'

export type QuoteField = 'nom' | 'email' | 'indicatif' | 'phone' | 'service' | 'message'

/** The quote request (spec 2.12, 3, 5, 7). */
export const quoteForm: PublicForm<QuoteField> = {
  endpoint: 'devis',
  route: routes.quote,
  fields: ['nom', 'email', 'indicatif', 'phone', 'service', 'message'],
  messages: (locale) => formMessages(locale).quote,
  check: checkQuote,
  /** The dial code is not sent (spec 3). */
  payload({ nom, email, indicatif, phone, service, message }) {
    return { data: { nom, email, phone: normalisePhone(phone, indicatif), service, message } }
  },
}

/** In the order of spec 5; then what it requires without naming a check. */
function checkQuote(typed: Typed<QuoteField>, locale: Locale): FormProblem<QuoteField> | undefined {
  const messages = formMessages(locale).quote
  const { invalidEmail, invalidPhone, noService, blankMessage, noName, noDialCode } = messages
  if (!isEmail(typed.email)) return { field: 'email', message: invalidEmail }
  if (!isQuotePhone(normalisePhone(typed.phone, typed.indicatif))) {
    return { field: 'phone', message: invalidPhone }
  }
  if (!services.some((service) => service === typed.service)) {
    return { field: 'service', message: noService }
  }
  if (typed.message.trim() === '') return { field: 'message', message: blankMessage }
  if (typed.nom.trim() === '') return { field: 'nom', message: noName }
  if (!quoteDialCodes.some(({ code }) => code === typed.indicatif)) {
    return { field: 'indicatif', message: noDialCode }
  }
  return undefined
}
