import { controlOf } from './fields.ts'

function placeOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector('[data-after-sending]')
}

/** Shows the next steps with the sent values, while they are still in the form. */
export function showAfterSending(form: HTMLFormElement, reference: string | undefined): void {
  const place = placeOf(form)
  if (!place) return
  for (const value of place.querySelectorAll<HTMLElement>('[data-sent]')) {
    const control = controlOf(form, value.dataset.sent ?? '')
    const chosen = control instanceof HTMLSelectElement ? control.selectedOptions[0] : undefined
    value.textContent = chosen?.text ?? control?.value ?? ''
  }
  for (const part of [place, ...place.querySelectorAll('dl')]) part.hidden = false
  for (const part of place.querySelectorAll<HTMLElement>('[data-sent-reference]')) {
    part.hidden = reference === undefined
  }
  const written = place.querySelector('[data-sent-reference] bdi')
  if (written) written.textContent = reference ?? ''
}

/** The next sending begins. */
export function hideAfterSending(form: HTMLFormElement): void {
  const place = placeOf(form)
  if (place) place.hidden = true
}
