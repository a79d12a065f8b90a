import { outbox } from '../i18n/fr/outbox.ts'

/** What the forms say in the page, beside the messages of the contract. */
export function formWords(): typeof outbox.outbox {
  return outbox.outbox
}
