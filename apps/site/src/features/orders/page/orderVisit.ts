import { readReference } from '@sira/contract/dossiers/reference'
import type { OpenedOrder } from '@sira/contract/orders/orderAnswer'
import { paymentModes } from '@sira/contract/orders/paymentModes'
import { closedDossier, type Said, tooOften } from '../../../dossiers/closedDossier.ts'
import {
  forgottenDossierCookies,
  keyOfDossier,
  ownDossierCookie,
} from '../../../dossiers/ownDossiers.ts'
import { deviceAnswer } from '../../../dossiers/sharedDevice.ts'
import { sentFields, textOf } from '../../../forms/sentFields.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Caller } from '../../../transport/calls/callBackOffice.ts'
import type { Refusal } from '../../../transport/calls/refusal.ts'
import { cartCookieFor, cartOf } from '../cart/cartCookie.ts'
import { reorderedCart } from '../cart/reorderedCart.ts'
import { sendingCookieFor } from '../cart/sendingCookie.ts'
import { cancelOrder, claimPayment, openOrder, payAgain } from '../orderCalls.ts'
import { changeSeat, seatActs } from './changeSeat.ts'
import { againFields, claimFields, orderActs, orderFields } from './orderFields.ts'

export type OrderVisit =
  | { state: 'unknown' }
  /** A redirect, so that a GET shows the present state. */
  | { state: 'moved'; to: string; cookies: readonly string[] }
  /** `isAsked`: nobody has said yet whose device it is. */
  | ({ state: 'opened'; order: OpenedOrder; sent?: FormData; isAsked: boolean } & Said)
  | ({ state: 'closed' } & Said)

interface Visit {
  caller: Caller
  request: Request
  /** The reference in the address. */
  asked: string
  siteAddress: string
  words: Dictionary
}

/** Opened by what this device knows, else by the phone number; a GET changes nothing. */
export async function orderVisit(visit: Visit): Promise<OrderVisit> {
  const { caller, request, asked, words } = visit
  const reference = readReference(asked)
  if (reference === undefined) return { state: 'unknown' }
  const sent = await sentFields(request)
  if (sent && textOf(sent, orderFields.act) === orderActs.open)
    return opened(visit, reference, sent)
  if (sent && textOf(sent, orderFields.act) === orderActs.forget) {
    const cookies = forgottenDossierCookies(request, reference, visit.siteAddress)
    return { state: 'moved', to: `${words.routes.followUp}?oubli=oui`, cookies }
  }
  const key = keyOfDossier(request, reference)
  if (key === undefined) return { state: 'closed', status: 200 }
  const done = sent && (await act(visit, { reference, key, sent }))
  if (done?.state === 'moved') {
    return { to: words.routes.order(reference), cookies: [], ...done }
  }
  const called = await openOrder(caller, reference, { cle: key }, words.locale)
  if (called.state === 'done') {
    const { state: _failed, ...said } = done ?? { status: 200 }
    return {
      status: 200,
      ...said,
      state: 'opened',
      order: called.answer,
      isAsked: deviceAnswer(request.headers) === undefined,
      ...(sent ? { sent } : {}),
    }
  }
  // A key that no longer opens asks for the phone, without a reproach.
  return called.state === 'unknown'
    ? { state: 'closed', status: 200 }
    : closedDossier(called, words)
}

async function opened(
  { caller, request, siteAddress, words }: Visit,
  reference: string,
  sent: FormData,
): Promise<OrderVisit> {
  const key = textOf(sent, orderFields.key)
  const by = key === '' ? { phone: textOf(sent, orderFields.phone) } : { cle: key }
  const called = await openOrder(caller, reference, by)
  if (called.state !== 'done') return closedDossier(called, words)
  const own = { reference, key: called.answer.cle }
  const stay = key === '' ? 'untilClosed' : 'kept'
  const cookies = [ownDossierCookie(request, own, siteAddress, stay)]
  return { state: 'moved', to: words.routes.order(reference), cookies }
}

type Acted =
  | { state: 'moved'; to?: string; cookies?: readonly string[] }
  | ({ state: 'failed' } & Partial<Said>)

interface Act {
  reference: string
  key: string
  sent: FormData
}

async function act(visit: Visit, { reference, key, sent }: Act): Promise<Acted> {
  const { caller, words } = visit
  const t = words.order
  const asked = textOf(sent, orderFields.act)
  if (asked === orderActs.cancel) {
    const cancelled = await cancelOrder(caller, reference, key)
    if (cancelled.state === 'done') return { state: 'moved' }
    // It may have been paid meanwhile: the page shows its state.
    if (cancelled.state === 'used') return { state: 'moved' }
    return failed(cancelled, words)
  }
  if (asked === orderActs.reorder) return reordered(visit, { reference, key, sent })
  if (asked === orderActs.again) return paidOtherwise(visit, { reference, key, sent })
  if (seatActs.includes(asked)) {
    return seatChanged(visit, { reference, key, sent })
  }
  if (asked !== orderActs.claim) return { state: 'failed' }
  const operateur = textOf(sent, claimFields.operator)
  const transaction = textOf(sent, claimFields.transaction)
  if (operateur === '' || transaction === '') {
    return { state: 'failed', problem: t.claimMissing, status: 422 }
  }
  const order = await openOrder(caller, reference, { cle: key })
  if (order.state !== 'done') return failed(order, words)
  const { phone } = order.answer
  const claimed = await claimPayment(caller, { commande: reference, phone, operateur, transaction })
  if (claimed.state === 'done') return { state: 'moved' }
  if (claimed.state === 'used') return { state: 'failed', problem: t.claimUsed, status: 409 }
  if (claimed.state === 'refused') return { state: 'failed', problem: t.claimRefused, status: 422 }
  return failed(claimed, words)
}

async function paidOtherwise(
  { caller, words }: Visit,
  { reference, key, sent }: Act,
): Promise<Acted> {
  const t = words.order
  const chosen = textOf(sent, againFields.mode)
  const mode = paymentModes.find((known) => known === chosen)
  if (mode === undefined) return { state: 'failed' }
  const called = await payAgain(caller, reference, key, mode)
  if (called.state === 'done') return { state: 'moved' }
  // Its money may have come meanwhile: the page shows its state.
  const isClosed = called.state === 'used' || called.state === 'refused'
  return isClosed ? { state: 'failed', problem: t.againClosed, status: 409 } : failed(called, words)
}

/** Puts the lines of an order that is over into the cart again. */
async function reordered(
  { caller, request, siteAddress, words }: Visit,
  { reference, key }: Act,
): Promise<Acted> {
  const order = await openOrder(caller, reference, { cle: key })
  if (order.state !== 'done') return failed(order, words)
  const cart = reorderedCart(cartOf(request), order.answer.lignes)
  const cookies = [
    cartCookieFor(cart, siteAddress),
    // A new order, with a key of its own.
    sendingCookieFor(undefined, siteAddress),
  ]
  return { state: 'moved', to: words.routes.cart, cookies }
}

async function seatChanged(
  { caller, words }: Visit,
  { reference, key, sent }: Act,
): Promise<Acted> {
  const order = await openOrder(caller, reference, { cle: key })
  if (order.state !== 'done') return failed(order, words)
  const called = await changeSeat(caller, sent, order.answer.phone)
  if (called.state === 'done') return { state: 'moved' }
  const isSaid = called.state === 'tooMany' || called.state === 'away'
  if (isSaid) return failed(called, words)
  const isMove = textOf(sent, orderFields.act) === orderActs.move
  const problem = isMove ? words.dossier.choice.failed : words.order.seatFailed
  return { state: 'failed', problem, status: 409 }
}

function failed(refusal: Refusal, words: Dictionary) {
  if (refusal.state === 'tooMany') return { state: 'failed', ...tooOften(refusal, words) } as const
  return { state: 'failed', problem: words.order.failed, status: 503 } as const
}
