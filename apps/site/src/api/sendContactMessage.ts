import {
  type ContactForm,
  contactForm,
  contactMessages,
  contactPayload,
  firstWrongContactField,
} from '@sira/contract/forms/contact'
import { messages } from '@sira/contract/forms/messages'
import type { BackOffice } from './contractClient.ts'
import type { FormOutcome } from './formOutcome.ts'

/** Checks a contact message (spec 5) and passes it on. */
export async function sendContactMessage(
  backOffice: BackOffice,
  fields: FormData,
  visitorAddress: string | null,
): Promise<FormOutcome<ContactForm>> {
  const form = contactForm.parse(Object.fromEntries(fields))
  const field = firstWrongContactField(form)
  if (field) return { state: 'refused', form, field, message: contactMessages[field], status: 422 }
  if (await backOffice.create('contacts', contactPayload(form), visitorAddress)) {
    return { state: 'sent' }
  }
  return { state: 'refused', form, message: messages.quote.failure, status: 503 }
}
