import { contactForm } from './contact.ts'
import { newsletterForm } from './newsletter.ts'
import type { PublicForm } from './publicForm.ts'
import { quoteForm } from './quote.ts'

/** All of them, by where they are sent. */
export const publicForms: Readonly<Record<PublicForm['endpoint'], PublicForm>> = {
  newsletters: newsletterForm,
  devis: quoteForm,
  contacts: contactForm,
}

/** The form sent to an endpoint, or undefined where the name is none. */
export function publicFormAt(endpoint: string | undefined): PublicForm | undefined {
  return Object.values(publicForms).find((form) => form.endpoint === endpoint)
}
