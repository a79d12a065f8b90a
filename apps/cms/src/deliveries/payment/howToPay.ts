import type { Locale } from '@sira/contract/locales'
import { amountText } from '@sira/contract/orders/amountText'
import { defaultSettings } from '@sira/contract/records/settings'
import type { Payload, PayloadRequest } from 'payload'
import { offeredOperators } from '../../orders/modes/offeredOperators.ts'
import { isolated, writtenPhone } from '../../papers/writtenValues.ts'
import type { Delivery } from '../../payload-types.ts'
import { dueAtTheDoor } from '../cash/dueAtTheDoor.ts'
import { deliveryWords } from '../words/deliveryWords.ts'
import { dueAhead } from './dueAhead.ts'

/**
 * The payer, the sum, the place and the time, in lines: of an order, its rest at the door. Nothing where
 * nothing is due; what is paid before the parcel leaves is in once a courier has it.
 */
export async function howToPay(
  delivery: Delivery,
  locale: Locale,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<string | undefined> {
  const { commande, mode, payeur, prix, etat } = delivery
  const isPriced = typeof prix === 'number'
  const isWithUs = etat === 'demandée' || etat === 'chiffrée'
  const { pay } = deliveryWords[locale]
  if (commande) {
    const due = await dueOfOrder(delivery, payload, req)
    return due > 0 ? pay.door.destinataire(amountText(due, locale)) : undefined
  }
  if (prix === 0) return undefined
  const payer = payeur ?? 'expediteur'
  const who = pay.payers[payer]
  const amount = isPriced ? amountText(prix, locale) : pay.thePrice
  if (mode === 'especes_livraison') {
    const isAhead = isWithUs || etat === 'affectée' || payer === 'destinataire'
    return isAhead ? pay.door[payer](amount) : undefined
  }
  if (!isWithUs || (isPriced && (await dueAhead(delivery, payload, req)) === 0)) return undefined
  if (mode === 'especes_agence') {
    const { address } = await payload.findGlobal({ slug: 'settings', depth: 0, locale, req })
    return pay.office(who, amount, isolated(address || defaultSettings.address))
  }
  if (mode !== 'mobile_money') return pay.byPhone(who, amount)
  if (!isPriced) return pay.mobileLater(who)
  const accounts = await offeredOperators({ locale, amount: prix }, payload, req)
  if (accounts.length === 0) return pay.byPhone(who, amount)
  const lines = accounts.map(({ nom, numero, compte }) =>
    pay.account(isolated(nom), writtenPhone(numero), isolated(compte)),
  )
  return [pay.mobile(who, amount), ...lines].join('\n')
}

async function dueOfOrder(
  delivery: Delivery,
  payload: Payload,
  req: Partial<PayloadRequest>,
): Promise<number> {
  const { commande } = delivery
  const id = typeof commande === 'object' ? commande?.id : commande
  const asked = { collection: 'commandes', id: id ?? 0, depth: 0, disableErrors: true } as const
  const order = await payload.findByID({ ...asked, req })
  return order ? dueAtTheDoor({ ...delivery, commande: order }) : 0
}
