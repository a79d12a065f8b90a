import { formRoutes } from '@sira/contract/formRoutes'
import { forgetTyped } from '../wake/forgetTyped.ts'

/** Clears the forms of a placed order, and counts the cart again. */
export function orderGone(key: string): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(
    'form.checkout, form[data-recap]',
  )) {
    const sent = form.elements.namedItem('envoi')
    if (!(sent instanceof HTMLInputElement) || sent.value !== key) continue
    form.hidden = true
    form.dataset.gone = ''
  }
  forgetTyped(formRoutes.checkout)
  dispatchEvent(new Event('pageshow'))
}
