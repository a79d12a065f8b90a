import { routes } from '../routes.ts'
import { isEmail } from './email.ts'
import { formMessages } from './messages/formMessages.ts'
import type { PublicForm } from './publicForm.ts'

/** The newsletter form (spec 2.2, 3, 5, 7). */
export const newsletterForm: PublicForm<'email'> = {
  endpoint: 'newsletters',
  route: routes.newsletter,
  fields: ['email'],
  messages: (locale) => formMessages(locale).newsletter,
  check({ email }, locale) {
    return isEmail(email)
      ? undefined
      : { field: 'email', message: formMessages(locale).newsletter.invalidEmail }
  },
  /** `nom` is always empty (spec 3). */
  payload: ({ email }) => ({ data: { nom: '', email } }),
}
