import type { Payload, PayloadRequest } from 'payload'
import { isPairKey } from '../../dossiers/followUp/dossierKey.ts'
import type { Delivery, Order } from '../../payload-types.ts'
import { orderWords } from '../words/orderWords.ts'
import { lastDelivery } from './lastDelivery.ts'

/** A courier comes, or has come without the right code. */
const comingStates: readonly Delivery['etat'][] = [
  'affectée',
  'enlevée',
  'en_route',
  'retentée',
  'à_vérifier',
]
/** Nobody comes with it any more, or not yet again. */
const endedStates: readonly Delivery['etat'][] = ['échouée', 'remise', 'retournée', 'annulée']
const carriedStates: readonly Order['etat'][] = ['confirmée', 'payée', 'préparée']

type Carried = Pick<Order, 'id' | 'etat' | 'remise' | 'locale' | 'reference' | 'cle'>

/** The words of a customer to the courier with the order, or what became of its delivery; nothing while nobody has it. */
export async function carriedStep(
  order: Carried,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<string | undefined> {
  const delivery = await itsDelivery(order, payload, req)
  if (delivery === undefined) return undefined
  const { etat, code, reference } = delivery
  const words = orderWords[order.locale].toDo
  if (comingStates.includes(etat)) {
    const isByPair = isPairKey(order.cle, order.reference, payload)
    return code ? words[isByPair ? 'carriedUnsaid' : 'carried'](reference, code) : undefined
  }
  switch (etat) {
    case 'échouée':
      return words.notHanded(reference)
    case 'retournée':
    case 'annulée':
      return words.cameBack(reference)
    case 'remise':
      return words.handed(reference)
    default:
      return undefined
  }
}

/** Whether a courier may still come for its cash. */
export async function isStillToCome(
  order: Carried,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<boolean> {
  const delivery = await itsDelivery(order, payload, req)
  return delivery === undefined || !endedStates.includes(delivery.etat)
}

async function itsDelivery(
  order: Carried,
  payload: Payload,
  req: Partial<PayloadRequest>,
): Promise<Delivery | undefined> {
  const isCarried = order.remise.mode === 'livraison' && carriedStates.includes(order.etat)
  return isCarried ? lastDelivery(order, payload, req) : undefined
}
