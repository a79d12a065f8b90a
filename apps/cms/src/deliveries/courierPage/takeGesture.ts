import type { SentGesture } from '@sira/contract/deliveries/gestureRequest'
import type { GestureOutcome } from '@sira/contract/deliveries/gestures'
import { moveOf } from '@sira/contract/dossiers/moves'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { lockRow } from '../../database/records/lockRow.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import type { Courier, Delivery } from '../../payload-types.ts'
import { noteCash } from '../cash/noteCash.ts'
import { type DeliveryState, deliveryMachine, deliveryStates } from '../deliveryMachine.ts'
import { lockItsOrder, moveDelivery } from '../moveDelivery.ts'

/**
 * Keeps one act of a courier's phone, once however often it comes, and moves its delivery where that
 * has not moved past it already: acts that waited without a network come late and in any order. The
 * code of the recipient is looked at here, never on the phone.
 */
export async function takeGesture(
  gesture: SentGesture,
  courier: Courier,
  payload: Payload,
): Promise<GestureOutcome> {
  const { cle } = gesture
  if (await isKept(cle, payload)) return { cle, pris: true }
  const refusal = refusalOf(gesture)
  if (refusal !== undefined) return { cle, pris: false, message: refusal }
  const delivery = await itsDelivery(gesture, courier, payload)
  if (delivery === undefined) {
    return { cle, pris: false, message: 'Cette livraison n’est pas à vous. Appelez l’agence.' }
  }
  const req = await createLocalReq({}, payload)
  try {
    await withinTransaction(req, () => keep(gesture, delivery.id, courier, req))
  } catch (error) {
    // The same act may have come by another connection in the meantime.
    if (!(await isKept(cle, payload))) throw error
  }
  return { cle, pris: true }
}

/** The error for an act without a proof or a reason. */
function refusalOf({ cle, livraison, nature, code, signature, raison, montant }: SentGesture) {
  if (!cle.startsWith(`${livraison}:`)) return 'Ce geste ne nomme pas sa livraison.'
  if (nature === 'remise' && !code && !signature?.flat().length) {
    return 'Il faut le code du destinataire, ou sa signature.'
  }
  if (nature === 'echec' && !raison) return 'Dites pourquoi le colis n’est pas remis.'
  if (nature === 'encaissement' && !montant) return 'Dites combien vous avez pris.'
  return undefined
}

async function isKept(cle: string, payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'gestes',
    where: { cle: { equals: cle } },
  })
  return totalDocs > 0
}

async function itsDelivery(
  { livraison }: SentGesture,
  { id }: Courier,
  payload: Payload,
): Promise<Delivery | undefined> {
  const { docs } = await payload.find({
    collection: 'livraisons',
    where: { reference: { equals: livraison }, coursier: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0]
}

async function keep(
  gesture: SentGesture,
  id: number,
  courier: Courier,
  req: PayloadRequest,
): Promise<void> {
  await lockItsOrder(id, req)
  await lockRow('livraisons', id, req)
  const asked = { collection: 'livraisons', id, depth: 0, req } as const
  const delivery = await req.payload.findByID(asked)
  const { cle, nature, faitLe, tentative, code, signature, raison, montant } = gesture
  const isRight = code ? code.replace(/\D/g, '') === delivery.code : undefined
  const to = nextState(gesture, delivery, isRight)
  await req.payload.create({
    collection: 'gestes',
    depth: 0,
    req,
    data: {
      cle,
      livraison: id,
      coursier: courier.id,
      nature,
      faitLe,
      tentative,
      codeJuste: isRight ?? null,
      signature: signature ?? null,
      raison: raison ?? null,
      montant: montant ?? null,
      suite: to === undefined ? null : deliveryStates[to],
    },
  })
  if (nature === 'encaissement') await noteCash(gesture, delivery, courier, req)
  if (to === undefined) return
  const why = `Téléphone du livreur, ${faitLe.slice(0, 16).replace('T', ' ')}`
  const facts = to === 'échouée' ? { raison: raison ?? null } : {}
  await moveDelivery(id, to, { by: 'système', who: courier.nom, why, facts }, req)
}

const states = {
  enlevement: 'enlevée',
  depart: 'en_route',
  remise: 'remise',
  echec: 'échouée',
  encaissement: undefined,
} as const satisfies Record<SentGesture['nature'], DeliveryState | undefined>

/** The state that an act leads to; none where the delivery is past it, or staff have to look first. */
function nextState(
  { nature, tentative }: SentGesture,
  { etat, tentative: now }: Delivery,
  isRight: boolean | undefined,
): DeliveryState | undefined {
  const to = nature === 'remise' && isRight === false ? 'à_vérifier' : states[nature]
  if (to === undefined || etat === 'à_vérifier') return undefined
  // Of an attempt that staff have ended; that it arrived after all ends every attempt.
  if (nature !== 'remise' && tentative < (now ?? 1)) return undefined
  return moveOf(deliveryMachine.moves, etat, to, 'système') ? to : undefined
}
