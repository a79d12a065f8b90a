import { z } from 'zod'
import { isEmail } from './email.ts'
import { messages } from './messages.ts'

/** Fields of the newsletter form as they are typed. */
export const newsletterForm = z.object({ email: z.string().catch('') })

export type NewsletterForm = z.infer<typeof newsletterForm>

/** The message of the check that fails, or undefined (spec 5). */
export function checkNewsletter({ email }: NewsletterForm): string | undefined {
  return isEmail(email) ? undefined : messages.newsletter.invalidEmail
}

/** What is sent: `nom` is always empty (spec 3). */
export function newsletterPayload({ email }: NewsletterForm) {
  return { data: { nom: '', email } }
}
