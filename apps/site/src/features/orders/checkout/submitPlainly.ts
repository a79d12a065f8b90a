import { checkoutNames } from './checkoutValues.ts'

/** As a browser without script: the server answers with a page. */
export function submitPlainly(form: HTMLFormElement, step: string): void {
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = checkoutNames.step
  field.value = step
  form.append(field)
  form.submit()
}
