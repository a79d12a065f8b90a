import { routes } from '../routes.ts'
import { firstWrongField, takeEmail } from './fieldRules.ts'
import { formMessages } from './messages/formMessages.ts'
import type { PublicForm } from './publicForm.ts'

const rules = { email: takeEmail } as const

/** The newsletter form (spec 2.2, 3, 5, 7). */
export const newsletterForm: PublicForm<'email'> = {
  endpoint: 'newsletters',
  route: routes.newsletter,
  fields: ['email'],
  rules,
  messages: (locale) => formMessages(locale).newsletter,
  check(typed, locale) {
    const field = firstWrongField(rules, typed)
    return field && { field, message: formMessages(locale).newsletter.invalidEmail }
  },
  /** `nom` is always empty (spec 3). */
  payload: ({ email }) => ({ data: { nom: '', email } }),
}
