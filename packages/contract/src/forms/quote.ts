import { z } from 'zod'
import { services } from '../services.ts'
import { isEmail } from './email.ts'
import { messages } from './messages.ts'
import { isQuotePhone, normalisePhone } from './phone.ts'

const typed = z.string().catch('')

/** Fields of the quote form as they are typed; all are required (spec 5). */
export const quoteForm = z.object({
  nom: typed,
  email: typed,
  indicatif: typed,
  phone: typed,
  service: typed,
  message: typed,
})

export type QuoteForm = z.infer<typeof quoteForm>

/** The first check that fails, in the order of spec 5, with the field to go to; or undefined. */
export function checkQuote(
  form: QuoteForm,
): { field: keyof QuoteForm; message: string } | undefined {
  if (!isEmail(form.email)) return { field: 'email', message: messages.quote.invalidEmail }
  if (!isQuotePhone(normalisePhone(form.phone, form.indicatif))) {
    return { field: 'phone', message: messages.quote.invalidPhone }
  }
  if (!services.some((service) => service === form.service)) {
    return { field: 'service', message: messages.quote.noService }
  }
  if (form.message.trim() === '') return { field: 'message', message: messages.quote.blankMessage }
  return undefined
}

/** What is sent; the dial code is not (spec 3). */
export function quotePayload({ nom, email, indicatif, phone, service, message }: QuoteForm) {
  return { data: { nom, email, phone: normalisePhone(phone, indicatif), service, message } }
}
