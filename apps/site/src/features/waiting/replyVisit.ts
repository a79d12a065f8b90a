import type { FollowUp } from '@sira/contract/dossiers/followUp'
import { readReference } from '@sira/contract/dossiers/reference'
import type { OrderAnswer } from '@sira/contract/orders/orderAnswer'
import { waitingReplies } from '@sira/contract/waiting/waitingCalls'
import { closedDossier, type Said } from '../../dossiers/closedDossier.ts'
import { textOf } from '../../forms/sentFields.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import type { Caller } from '../../transport/calls/callBackOffice.ts'
import { answerOffer, followEntry } from './waitingCalls.ts'

/** The name of the field of the buttons. */
export const replyField = 'reponse'

export type ReplyVisit =
  | ({ state: 'closed' } & Said)
  /** Where it stands now, and what may be answered. */
  | ({ state: 'shown'; dossier: FollowUp; phone: string } & Said)
  | { state: 'taken'; order: OrderAnswer }

interface Visit {
  caller: Caller
  sent: FormData
  words: Dictionary
}

/** Shows an offer to who knows the pair, and does what is answered: by a POST alone. */
export async function replyVisit({ caller, sent, words }: Visit): Promise<ReplyVisit> {
  const { waiting: t } = words
  const typed = textOf(sent, 'reference')
  const phone = textOf(sent, 'phone')
  if (typed === '' || phone === '') return { state: 'closed', problem: t.missing.pair, status: 422 }
  const reference = (readReference(typed) ?? typed).slice(0, 40)
  const reponse = waitingReplies.find((one) => one === textOf(sent, replyField))
  const replied = reponse && (await answerOffer(caller, { reference, phone, reponse }))
  if (replied?.state === 'done' && replied.answer.commande) {
    return { state: 'taken', order: replied.answer.commande }
  }
  // Too late, perhaps: the page says where it stands.
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
