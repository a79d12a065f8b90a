import type { OutboxEntry } from './outbox.ts'

/** The form in the main part of this page that something was sent by. */
export function mainFormOf({ endpoint }: Pick<OutboxEntry, 'endpoint'>): HTMLFormElement | null {
  return document.querySelector(`main form[data-form="${endpoint}"]`)
}
