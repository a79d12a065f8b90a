import { checkoutNames } from './checkoutValues.ts'

/** Whether a form is submitted as without script: the server answers with a page. */
export const isPlain = (form: HTMLFormElement) => 'plain' in form.dataset

/** Submits a form as a browser without script does. */
export function submitPlainly(form: HTMLFormElement, step: string): void {
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = checkoutNames.step
  field.value = step
  form.append(field)
  form.dataset.plain = ''
  // A form that is being sent cannot be sent anew before the next task.
  setTimeout(() => form.requestSubmit())
}
