import { checkoutNames } from './checkoutValues.ts'

/** What is sent without this page from now on: the server answers with one. */
export const isPlain = (form: HTMLFormElement) => 'plain' in form.dataset

/** As a browser without script. */
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
