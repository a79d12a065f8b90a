import { controlOf } from './fields.ts'
import type { Said } from './said.ts'

/**
 * Puts what is said where it is about, and leads there: above its field, else at the head of the
 * form. What the server has drawn stands there already. Gives back what takes the marks away.
 */
export function pointOut(place: HTMLElement, id: string, said: Said): (() => void) | undefined {
  const form = place.closest('form')
  if (!form) return undefined
  const control = said.field === undefined ? undefined : controlOf(form, said.field)
  control?.setAttribute('aria-invalid', 'true')
  control?.setAttribute('aria-describedby', id)
  if (!said.drawn) {
    ;(control?.closest('.field') ?? form).prepend(place)
    control?.focus({ preventScroll: true })
    place.firstElementChild?.scrollIntoView({ block: control ? 'center' : 'nearest' })
  }
  return () => {
    control?.removeAttribute('aria-invalid')
    control?.removeAttribute('aria-describedby')
  }
}
