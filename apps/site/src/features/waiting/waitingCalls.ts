import { followUp } from '@sira/contract/dossiers/followUp'
import { formHeaders } from '@sira/contract/forms/envelope'
import type { Locale } from '@sira/contract/locales'
import {
  repliedWaiting,
  splitWaiting,
  waitingAnswer,
  type waitingReply,
  type waitingRequest,
  type waitingSplit,
} from '@sira/contract/waiting/waitingCalls'
import type * as z from 'zod'
import { type Caller, callBackOffice } from '../../transport/calls/callBackOffice.ts'

/** Joins a waiting list; however often it is sent under one key, it counts once. */
export function joinList(caller: Caller, wish: z.input<typeof waitingRequest>, key: string) {
  return callBackOffice(caller, 'attentes', wish, waitingAnswer, { [formHeaders.key]: key })
}

export function answerOffer(caller: Caller, reply: z.input<typeof waitingReply>) {
  return callBackOffice(caller, 'attentes/repondre', reply, repliedWaiting)
}

export function splitEntry(caller: Caller, wanted: z.input<typeof waitingSplit>) {
  return callBackOffice(caller, 'attentes/partager', wanted, splitWaiting)
}

export function followEntry(
  caller: Caller,
  pair: { reference: string; phone: string },
  locale: Locale,
) {
  return callBackOffice(caller, 'suivi', { ...pair, locale }, followUp)
}
