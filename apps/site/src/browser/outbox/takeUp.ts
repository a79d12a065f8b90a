import { localisedPath } from '@sira/contract/locales'
import { fill } from '../forms/fields.ts'
import { stateOf } from '../forms/formState.ts'
import { pageLocale } from '../forms/formWords.ts'
import { everythingKept, type OutboxEntry, renote } from './outbox.ts'
import { orderKind } from './sendingKinds.ts'
import { sendingOf } from './sendingOf.ts'

const resumeHash = '#reprendre'

/** The form in the main part of this page that something was sent by. */
export function mainFormOf({ endpoint }: Pick<OutboxEntry, 'endpoint'>): HTMLFormElement | null {
  return document.querySelector(`main form[data-form="${endpoint}"]`)
}

/**
 * Puts a sending back into its form, perhaps on another page; it is kept until that form is sent.
 */
export async function takeUp(entry: OutboxEntry): Promise<void> {
  const form = mainFormOf(entry)
  if (!form) {
    location.href = `${localisedPath(sendingOf(entry.endpoint, pageLocale()).route, pageLocale())}${resumeHash}`
    return
  }
  await renote(entry, { waitsFor: 'person' })
  const kept = (await everythingKept()).find(({ key }) => key === entry.key) ?? entry
  const state = stateOf(form)
  Object.assign(state, { key: entry.key, usedFor: JSON.stringify(entry.typed), resumed: kept })
  fill(form, entry.typed)
  form.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
}

/** The visitor came from another page to take up his message. */
export async function resumeFromAddress(): Promise<void> {
  if (location.hash !== resumeHash) return
  history.replaceState(null, '', location.pathname + location.search)
  // An order is looked at again by the server: its cart may be another one by now.
  const entry = (await everythingKept()).find(
    (kept) => kept.endpoint !== orderKind && mainFormOf(kept),
  )
  if (entry) await takeUp(entry)
}
