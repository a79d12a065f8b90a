import { momentInWords } from '../../dates/dates.ts'
import { around } from './around.ts'

/**
 * Payload's dialogs are named after themselves (« document-locked »), for who does not see their
 * heading; and the one about a colleague who writes names him by his number, at a moment of elsewhere.
 */
export function mendDialogs(element: Element): void {
  for (const dialog of around(element, 'dialog[aria-label]')) nameDialog(dialog)
  for (const content of around(element, '.document-locked__content')) mendLock(content)
}

function nameDialog(dialog: Element): void {
  const heading = dialog.querySelector('h1, h2')?.textContent?.trim()
  if (heading && dialog.getAttribute('aria-label') !== heading) {
    dialog.setAttribute('aria-label', heading)
  }
}

function mendLock(content: Element): void {
  const [holder, since] = content.querySelectorAll('strong')
  // An address, where this person may know it.
  if (holder?.firstChild instanceof Text && /\s:?\s?\d+$/.test(holder.firstChild.data)) {
    holder.firstChild.data = 'Une autre personne'
  }
  if (since?.firstChild instanceof Text && /[AP]M$/.test(since.firstChild.data)) {
    since.firstChild.data = momentInWords(since.firstChild.data)
  }
}
