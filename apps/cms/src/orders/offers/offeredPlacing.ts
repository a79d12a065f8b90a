import { paymentModes } from '@sira/contract/orders/paymentModes'
import { conflict } from '@sira/contract/wire/refusals'
import type { Payload } from 'payload'
import type { WaitingEntry } from '../../payload-types.ts'
import { type Placing, placingOf } from '../checkout/placeOrder.ts'
import { quoteOrder } from '../checkout/quoteOrder.ts'
import type { OfferTaker } from './offerTaker.ts'

/** The order of who takes an offer: the first seat is theirs, the others are named later. */
export async function offeredPlacing(
  { session, places, nom, phone, indicatif, email, locale }: WaitingEntry,
  { network, mode, acompte }: OfferTaker,
  payload: Payload,
): Promise<Placing> {
  const id = typeof session === 'object' ? session.id : session
  const participants = Array.from({ length: places }, (_, place) => (place === 0 ? { nom } : {}))
  const lignes = [{ nature: 'session' as const, id, participants }]
  const remise = { mode: 'agence' as const }
  // A session that takes nobody any more is sold to nobody: the offer is over.
  const quote = await quoteOrder({ lignes, remise }, locale, payload).catch(() => undefined)
  if (quote === undefined) throw conflict('The offer is over')
  const asked = quote.modes.find((one) => one === mode)
  const wanted = {
    nom,
    phone: phone ?? '',
    indicatif: indicatif ?? '',
    email: email ?? null,
    locale,
    lignes,
    remise,
    ...(acompte && { acompte }),
    mode: paymentModes.find((one) => one === (asked ?? quote.modes[0])),
  }
  const sending = { key: undefined, network }
  return { ...(await placingOf(wanted, { quote, sending }, payload)), isOffered: true }
}
