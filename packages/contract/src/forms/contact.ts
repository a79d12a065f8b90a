import { z } from 'zod'
import { contactDialCodes } from '../dialCodes.ts'
import { services } from '../services.ts'
import { isEmail } from './email.ts'
import { messages } from './messages.ts'

const typed = z.string().catch('')

/** Fields of the contact form as they are typed; all are required (spec 5). */
export const contactForm = z.object({
  name: typed,
  email: typed,
  indicatif: typed,
  phone: typed,
  subject: typed,
  message: typed,
})

export type ContactForm = z.infer<typeof contactForm>

/** The first field that is missing or not one of the offered choices, in the order of the form. */
export function firstWrongContactField(form: ContactForm): keyof ContactForm | undefined {
  if (form.name.trim() === '') return 'name'
  if (!isEmail(form.email)) return 'email'
  if (!contactDialCodes.some(({ code }) => code === form.indicatif)) return 'indicatif'
  if (!/\d/.test(form.phone)) return 'phone'
  if (!services.some((service) => service === form.subject)) return 'subject'
  if (form.message.trim() === '') return 'message'
  return undefined
}

/** Message for a wrong field; those the quote form has too are said alike. */
export const contactMessages = {
  name: 'Veuillez saisir votre nom.',
  email: messages.quote.invalidEmail,
  indicatif: 'Veuillez sélectionner un indicatif.',
  phone: messages.quote.invalidPhone,
  subject: messages.quote.noService,
  message: messages.quote.blankMessage,
} as const satisfies Record<keyof ContactForm, string>

/** What is sent to `POST /contacts`: the fields as they are, the dial code included. */
export function contactPayload(form: ContactForm) {
  return { data: form }
}
