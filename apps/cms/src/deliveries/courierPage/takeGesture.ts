import type { SentGesture } from '@sira/contract/deliveries/gestureRequest'
import type { GestureOutcome } from '@sira/contract/deliveries/gestures'
import { moveOf } from '@sira/contract/dossiers/moves'
import { defaultLocale, type Locale } from '@sira/contract/locales'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { lockRow } from '../../database/records/lockRow.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import type { Courier, Delivery } from '../../payload-types.ts'
import { noteCash } from '../cash/noteCash.ts'
import { type DeliveryState, deliveryMachine, deliveryStates } from '../deliveryMachine.ts'
import { idOf } from '../idOf.ts'
import { lockItsOrder, moveDelivery } from '../moveDelivery.ts'
import { type GestureWord, gestureWords } from '../words/gestureWords.ts'
import { afterCancellation, isCancelled } from './cancelled.ts'
import { codeTriesLeft } from './codeTries.ts'
import { afterHandover, formerCouriers } from './formerCouriers.ts'

/**
 * Keeps one act of a courier's phone, once however often it comes, and moves its delivery where that
 * has not moved past it already: acts that waited without a network come late and in any order. The
 * code of the recipient is looked at here, never on the phone. Refusals are in the language of its page.
 */
export async function takeGesture(
  gesture: SentGesture,
  courier: Courier,
  payload: Payload,
  locale: Locale = defaultLocale,
): Promise<GestureOutcome> {
  const { pris, mot, cle } = await taken(gesture, courier, payload)
  return { cle, pris, ...(mot && { message: gestureWords[locale][mot] }) }
}

type Taken = Pick<GestureOutcome, 'cle' | 'pris'> & { mot?: GestureWord | undefined }

async function taken(gesture: SentGesture, courier: Courier, payload: Payload): Promise<Taken> {
  const { cle } = gesture
  const before = await keptOutcome(cle, payload)
  if (before !== undefined) return before
  const refusal = refusalOf(gesture)
  if (refusal !== undefined) return { cle, pris: false, mot: refusal }
  const delivery = await itsDelivery(gesture, courier, payload)
  if (delivery === undefined) {
    return { cle, pris: false, mot: 'notHis' }
  }
  const req = await createLocalReq({}, payload)
  try {
    const unfit = await withinTransaction(req, () => keep(gesture, delivery.id, courier, req))
    return (await keptOutcome(cle, payload)) ?? { cle, pris: false, mot: unfit }
  } catch (error) {
    // The same act may have come by another connection in the meantime.
    const kept = await keptOutcome(cle, payload)
    if (kept === undefined) throw error
    return kept
  }
}

/** The missing field of an act without a proof or a reason. */
function refusalOf(gesture: SentGesture): GestureWord | undefined {
  const { cle, livraison, nature, code, signature, raison, montant } = gesture
  if (!cle.startsWith(`${livraison}:`)) return 'unnamed'
  if (nature === 'remise' && !code && !signature?.flat().length) {
    return 'noProof'
  }
  if (nature === 'echec' && !raison) return 'noReason'
  if (nature === 'encaissement' && montant === undefined) return 'noSum'
  return undefined
}

/** The answer to an act that was kept; nothing where it was not. */
async function keptOutcome(cle: string, payload: Payload): Promise<Taken | undefined> {
  const where = { cle: { equals: cle } }
  const asked = { collection: 'gestes', where, limit: 1, pagination: false, depth: 0 } as const
  const [kept] = (await payload.find(asked)).docs
  if (kept === undefined) return undefined
  const mot = told.get(kept.suite ?? '')
  return { cle, pris: mot === undefined, mot }
}

/** Kept, and told to its courier all the same. */
const told: ReadonlyMap<string, GestureWord> = new Map([
  [afterCancellation, 'cancelled'],
  [afterHandover, 'handedOn'],
])

/** The delivery that an act names, if its courier has it or had it before. */
async function itsDelivery(
  { livraison }: SentGesture,
  { id }: Courier,
  payload: Payload,
): Promise<Delivery | undefined> {
  const { docs } = await payload.find({
    collection: 'livraisons',
    where: { reference: { equals: livraison } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs.find((one) => idOf(one.coursier) === id || formerCouriers(one).includes(id))
}

/** Gives the word of a refusal; nothing is written then. */
async function keep(
  gesture: SentGesture,
  id: number,
  courier: Courier,
  req: PayloadRequest,
): Promise<GestureWord | undefined> {
  await lockItsOrder(id, req)
  await lockRow('livraisons', id, req)
  const asked = { collection: 'livraisons', id, depth: 0, req } as const
  const delivery = await req.payload.findByID(asked)
  const { cle, nature, faitLe, tentative, code, signature, raison, montant } = gesture
  const isRight = code ? code.replace(/\D/g, '') === delivery.code : undefined
  const triesLeft = isRight ? await codeTriesLeft(id, { payload: req.payload, req }) : 0
  // Cash that was taken all the same is noted, and owed back.
  const isLate = nature !== 'encaissement' && isCancelled(delivery)
  const isFormer = idOf(delivery.coursier) !== courier.id
  const refusal =
    nature === 'encaissement' ? await noteCash(gesture, delivery, courier, req) : undefined
  if (refusal !== undefined && !isFormer) return refusal
  const said = isFormer ? afterHandover : isLate ? afterCancellation : undefined
  const isDoubtful = isLate || refusal !== undefined || nature === 'remise'
  const to =
    said === undefined
      ? nextState(gesture, delivery, { isRight, triesLeft })
      : isDoubtful
        ? foundOut(delivery)
        : undefined
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
      suite: said ?? (to === undefined ? null : deliveryStates[to]),
    },
  })
  if (to === undefined) return undefined
  const why = `Téléphone du livreur, ${faitLe.slice(0, 16).replace('T', ' ')}`
  const facts = to === 'échouée' ? { raison: raison ?? null } : {}
  await moveDelivery(id, to, { by: 'système', who: courier.nom, why, facts }, req)
  return undefined
}

/** Staff look for the parcel, of which they know something else. */
function foundOut({ etat }: Delivery): DeliveryState | undefined {
  return moveOf(deliveryMachine.moves, etat, 'à_vérifier', 'système') ? 'à_vérifier' : undefined
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
  { isRight, triesLeft }: { isRight: boolean | undefined; triesLeft: number },
): DeliveryState | undefined {
  const isDoubtful = isRight === false || etat === 'retournée'
  const to = nature === 'remise' && isDoubtful ? 'à_vérifier' : states[nature]
  if (to === undefined) return undefined
  // Once a code was wrong, the right one alone proves it, while it has tries left.
  if (etat === 'à_vérifier') return isRight && triesLeft > 0 ? to : undefined
  // Of an attempt that staff have ended; that it arrived after all ends every attempt.
  if (nature !== 'remise' && tentative < (now ?? 1)) return undefined
  return moveOf(deliveryMachine.moves, etat, to, 'système') ? to : undefined
}
