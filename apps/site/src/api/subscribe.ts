import { messages } from '@sira/contract/forms/messages'
import { checkNewsletter, newsletterForm, newsletterPayload } from '@sira/contract/forms/newsletter'
import type { BackOffice } from './contractClient.ts'

export type Subscription =
  | { state: 'subscribed' }
  /** `status` is what the page answers with. */
  | { state: 'refused'; email: string; message: string; status: 422 | 503 }

/** Checks the newsletter form as it was sent (spec 5) and passes it on (spec 7). */
export async function subscribe(
  backOffice: BackOffice,
  fields: FormData,
  visitorAddress: string | null,
): Promise<Subscription> {
  const form = newsletterForm.parse(Object.fromEntries(fields))
  const { email } = form
  const message = checkNewsletter(form)
  if (message !== undefined) return { state: 'refused', email, message, status: 422 }
  if (await backOffice.create('newsletters', newsletterPayload(form), visitorAddress)) {
    return { state: 'subscribed' }
  }
  return { state: 'refused', email, message: messages.newsletter.failure, status: 503 }
}
