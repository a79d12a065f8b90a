import { controlOf } from '../../../browser/forms/fields.ts'
import { problemId } from '../../../browser/forms/problemIds.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { ApplicationProblem, ProblemWords } from './problemOf.ts'

/** What the page says by itself, in its language. */
export interface Spoken extends ProblemWords {
  address: string
  /** With a nought where the share stands. */
  progress: string
  submitting: Dictionary['application']['submitting']
  interrupted: string
}

const inForm = (form: HTMLFormElement, selector: string) =>
  form.querySelector<HTMLElement>(selector)

/** Files are fields of another name, as the back office takes them without script. */
export function controlFor(form: HTMLFormElement, field: string) {
  return controlOf(form, field) ?? controlOf(form, `files.${field}`)
}

/** In place: at its field, else above the button; nothing takes it away again. */
export function showProblem(form: HTMLFormElement, problem: ApplicationProblem | undefined): void {
  for (const one of form.querySelectorAll('.field-problem')) one.textContent = ''
  for (const one of form.querySelectorAll('[aria-invalid]')) one.removeAttribute('aria-invalid')
  form.querySelector('.alert')?.remove()
  const general = inForm(form, '[data-problem]')
  if (general) general.hidden = true
  if (problem === undefined) return
  const control = problem.field === undefined ? undefined : controlFor(form, problem.field)
  const own = control && document.getElementById(problemId(control.id))
  const place = own ?? general
  if (!place) return
  place.hidden = false
  place.role = 'alert'
  place.textContent = problem.message
  if (control && own) {
    control.setAttribute('aria-invalid', 'true')
    control.setAttribute('aria-describedby', own.id)
    control.focus()
  } else place.scrollIntoView({ block: 'center' })
}

/** On the button, until what is given back is called. */
export function showProgress(form: HTMLFormElement, submitting: string): () => void {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]')
  if (!button) return () => undefined
  const label = button.textContent
  button.disabled = true
  button.textContent = submitting
  return () => {
    button.disabled = false
    button.textContent = label
    say(form, '')
  }
}

/** Read aloud where it changes. */
export function say(form: HTMLFormElement, text: string): void {
  const status = inForm(form, '[data-progress]')
  if (!status) return
  status.hidden = text === ''
  status.textContent = text
}
