import { formHeaders } from '@sira/contract/forms/envelope'
import type { Locale } from '@sira/contract/locales'
import {
  claimedPayment,
  openedOrder,
  orderAnswer,
  orderQuote,
} from '@sira/contract/orders/orderAnswer'
import type { orderRequest, paymentClaim, quoteRequest } from '@sira/contract/orders/orderRequest'
import type { PaymentMode } from '@sira/contract/orders/paymentModes'
import * as z from 'zod'
import { type Caller, callBackOffice } from '../../transport/calls/callBackOffice.ts'

/** Asks for the price of a cart; keeps nothing. */
export function askQuote(caller: Caller, asked: z.input<typeof quoteRequest>) {
  return callBackOffice(caller, 'commandes/apercu', asked, orderQuote)
}

/** Places an order; under one key it is placed once, however often it is sent. */
export function placeOrder(caller: Caller, order: z.input<typeof orderRequest>, key: string) {
  const headers = {
    [formHeaders.key]: key,
    ...(order.locale ? { [formHeaders.language]: order.locale } : {}),
  }
  return callBackOffice(caller, 'commandes', order, orderAnswer, headers)
}

/**
 * Opens an order by the phone of the buyer, or by the key of a letter or of this device; `locale`
 * is the language of the answer, default: that of the order.
 */
export function openOrder(
  caller: Caller,
  reference: string,
  by: { phone: string } | { cle: string },
  locale?: Locale,
) {
  return callBackOffice(caller, 'commandes/ouvrir', { reference, locale, ...by }, openedOrder)
}

/** The same for a page that waits for news, which is counted apart: it asks again and again. */
export function watchOrder(caller: Caller, reference: string, cle: string) {
  return callBackOffice(caller, 'commandes/veille', { reference, cle }, openedOrder)
}

export function cancelOrder(caller: Caller, reference: string, cle: string) {
  return callBackOffice(caller, 'commandes/annuler', { reference, cle }, z.unknown())
}

/** Pays again, or in another mode. */
export function payAgain(caller: Caller, reference: string, cle: string, mode: PaymentMode) {
  return callBackOffice(caller, 'commandes/payer', { reference, cle, mode }, openedOrder)
}

/** "J'ai payé, voici ma référence." */
export function claimPayment(caller: Caller, claim: z.input<typeof paymentClaim>) {
  return callBackOffice(caller, 'paiements', claim, claimedPayment)
}
