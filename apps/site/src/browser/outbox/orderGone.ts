import { formRoutes } from '@sira/contract/formRoutes'
import { forgetTyped } from '../wake/forgetTyped.ts'

/** An order was placed: what it was filled in with goes, and the header counts the cart anew. */
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
