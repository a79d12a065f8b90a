import { writtenCvField } from '@sira/contract/applications/writtenCvField'
import type { KeptApplication } from '../../../browser/applications/applicationStore.ts'
import { putText, tieWritten } from '../ownCv/putFile.ts'
import type { Refused } from './problemOf.ts'

/** Says in a form what was refused; its page brings it, so that nothing is loaded twice. */
export type Tell = (refused: Refused) => void

/**
 * Puts what was refused back into its form, with its files, and says which field to put right. It stays
 * kept until it is sent from here.
 */
export async function fillAgain(
  { key, texts, files, problem }: KeptApplication,
  form: HTMLFormElement,
  tell: Tell,
): Promise<void> {
  for (const control of form.querySelectorAll<HTMLInputElement>('[name]')) {
    const { name, type } = control
    if (type === 'file') {
      const chosen = new DataTransfer()
      for (const { field, name: title, content } of files) {
        const file = new File([content], title, { type: content.type })
        if (name === `files.${field}`) chosen.items.add(file)
      }
      control.files = chosen.files
    } else if (type === 'checkbox' || type === 'radio') {
      control.checked = texts[name] === control.value
    } else if (name in texts) control.value = texts[name] ?? ''
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
  // The change of its file took out a CV that stood there before: this one belongs to the file.
  putText(form, writtenCvField, texts[writtenCvField] ?? '')
  tieWritten(form)
  // From now on it is kept as any form that is being filled in, too.
  delete form.dataset.gone
  form.dataset.putRight = key
  if (problem) tell(problem)
}
