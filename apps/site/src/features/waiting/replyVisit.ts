import type { FollowUp } from '@sira/contract/dossiers/followUp'
import { readReference } from '@sira/contract/dossiers/reference'
import type { OrderAnswer } from '@sira/contract/orders/orderAnswer'
import { waitingReplies } from '@sira/contract/waiting/waitingCalls'
import { closedDossier, type Said } from '../../dossiers/closedDossier.ts'
import { textOf } from '../../forms/sentFields.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import type { Caller } from '../../transport/calls/callBackOffice.ts'
import { answerOffer, followEntry, splitEntry } from './waitingCalls.ts'

/** The name of the field of the buttons. */
export const replyField = 'reponse'
/** The value of the button that takes the seats for their deposit first. */
export const depositReply = 'acompte'
/** So many seats are wanted first. */
export const splitField = 'places'

export type ReplyVisit =
  | ({ state: 'closed' } & Said)
  /** The present state, and the possible answers. */
  | ({ state: 'shown'; dossier: FollowUp; phone: string } & Said)
  | { state: 'taken'; order: OrderAnswer }

interface Visit {
  caller: Caller
  sent: FormData
  words: Dictionary
}

/**
 * Shows an offer to a visitor with the right pair, and carries out his answer; only a POST changes
 * anything.
 */
export async function replyVisit({ caller, sent, words }: Visit): Promise<ReplyVisit> {
  const { waiting: t } = words
  const typed = textOf(sent, 'reference')
  const phone = textOf(sent, 'phone')
  if (typed === '' || phone === '') return { state: 'closed', problem: t.missing.pair, status: 422 }
  const reference = (readReference(typed) ?? typed).slice(0, 40)
  const pressed = textOf(sent, replyField)
  const byDeposit = pressed === depositReply
  const reponse = byDeposit ? 'prendre' : waitingReplies.find((one) => one === pressed)
  const places = Number(textOf(sent, splitField))
  const parted = places > 0 ? await splitEntry(caller, { reference, phone, places }) : undefined
  const replied = reponse
    ? await answerOffer(caller, { reference, phone, reponse, ...(byDeposit && { acompte: true }) })
    : parted
  if (replied?.state === 'done' && 'commande' in replied.answer && replied.answer.commande) {
    return { state: 'taken', order: replied.answer.commande }
  }
  // Perhaps too late: the page shows the state.
  const isLate = replied?.state === 'used'
  if (replied !== undefined && replied.state !== 'done' && !isLate) {
    return closedDossier(replied, words)
  }
  const called = await followEntry(caller, { reference, phone }, words.locale)
  if (called.state !== 'done') return closedDossier(called, words)
  if (called.answer.nature !== 'attente') {
    return { state: 'closed', problem: words.dossier.wrongPair, status: 404 }
  }
  const said = isLate ? { problem: t.tooLate, status: 409 } : { status: 200 }
  return { state: 'shown', dossier: called.answer, phone, ...said }
}
