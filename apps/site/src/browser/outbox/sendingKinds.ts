import { formRoutes } from '@sira/contract/formRoutes'
import { type FormKind, formOf } from '@sira/contract/forms/messageForms'
import type { Locale } from '@sira/contract/locales'
import { formWords } from '../forms/formWords.ts'

/** An order, among what waits on the device: it goes to its own page, as its form does. */
export const orderKind = 'commandes'

/** Whatever may wait on the device until there is a network. */
export type SendingKind = FormKind | typeof orderKind

/** What a kind is called, what is said once it has gone, and the page of its form. */
export function sendingOf(kind: SendingKind, locale: Locale) {
  if (kind === orderKind) {
    const { name, success } = formWords(locale).order
    return { name, success, route: formRoutes.checkout }
  }
  const { names, messages, route } = formOf(kind)
  return { name: names[locale], success: messages[locale].success, route }
}
