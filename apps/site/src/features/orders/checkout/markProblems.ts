import type { CheckoutProblem } from './checkoutProblems.ts'

/** Each field says itself what is wrong with it, as the server would have drawn it. */
export function markProblems(form: HTMLFormElement, problems: readonly CheckoutProblem[]): void {
  for (const place of form.querySelectorAll('.field-problem')) place.textContent = ''
  for (const control of form.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid')
  }
  for (const { field, message } of problems) {
    const id = `commande-${field}`
    const [place, control] = [`${id}-problem`, id].map((one) => document.getElementById(one))
    if (place) place.textContent = message
    control?.setAttribute('aria-invalid', 'true')
    const hint = document.getElementById(`${id}-hint`)?.id
    control?.setAttribute('aria-describedby', [`${id}-problem`, hint].filter(Boolean).join(' '))
  }
  const [first] = problems
  if (first) document.getElementById(`commande-${first.field}`)?.focus()
}
