import { saidId } from './checkoutSaying.ts'

/** Takes away what the server has said of the fields, before the page says it itself. */
export function clearProblems(form: HTMLFormElement): void {
  document.getElementById(saidId)?.remove()
  for (const place of form.querySelectorAll('.field-problem')) place.textContent = ''
  for (const control of form.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid')
  }
}
