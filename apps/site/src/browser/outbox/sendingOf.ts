import { formRoutes } from '@sira/contract/formRoutes'
import type { Locale } from '@sira/contract/locales'
import { formWords } from '../forms/formWords.ts'
import { heldForm } from '../forms/heldForms.ts'
import { orderKind, type SendingKind } from './sendingKinds.ts'

/** The name of a kind, its thanks, and the page of its form. */
export function sendingOf(kind: SendingKind, locale: Locale) {
  if (kind === orderKind) {
    const { name, success } = formWords(locale).order
    return { name, success, route: formRoutes.checkout }
  }
  const { names, messages, route } = heldForm(kind)
  return { name: names[locale], success: messages[locale].success, route }
}
