import { toast } from '@payloadcms/ui'

/** Carries the message to the dialog that is open. */
export const problemEvent = 'sira-problem'

/**
 * Says why something was not done. While a dialog is open it stands there: a notice would lie behind
 * it, where nobody sees it on a phone, and no screen reader says it.
 */
export function tellProblem(message: string): void {
  // A dialog that closes with this answer is gone by then.
  setTimeout(() => {
    const open = [...document.querySelectorAll('dialog.sira-dialog[open]')].at(-1)
    if (open) open.dispatchEvent(new CustomEvent(problemEvent, { detail: message }))
    else toast.error(message)
  })
}
