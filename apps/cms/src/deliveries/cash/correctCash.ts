import { amountText } from '@sira/contract/orders/amountText'
import type { PayloadRequest } from 'payload'
import { lockRow } from '../../database/records/lockRow.ts'
import { movePayment } from '../../money/ledger/movePayment.ts'
import { owedRest } from '../../orders/summary/owedRest.ts'
import type { CourierCash, Payment } from '../../payload-types.ts'
import { idOf } from '../idOf.ts'
import type { GestureWord } from '../words/gestureWords.ts'
import { sumOf } from './notedCash.ts'

interface Correction {
  /** The lasting name of the act that corrects. */
  cle: string
  montant: number
  /** In whose hand the cash is said to be. */
  coursier: number
  par: string
  /** Said by staff. */
  why?: string
}

/**
 * Corrects the cash that was noted at a door by a line of the difference. Gives the refusal once the
 * till has counted it: a difference that was found is answered for, and not talked away.
 */
export async function correctCash(
  { cle, montant, coursier, par, why }: Correction,
  lines: readonly CourierCash[],
  req: PayloadRequest,
): Promise<GestureWord | undefined> {
  const noted = sumOf(lines)
  // Of another courier may be what was taken back before.
  const last = lines.at(-1)
  if (montant === noted && idOf(last?.coursier) === coursier) return undefined
  if (!last || idOf(last.coursier) !== coursier || last.comptage) return 'counted'
  if (await hasOpenGap(coursier, req)) return 'counted'
  const paiement = idOf(last.paiement)
  if (paiement !== null && !(await isDeclared(paiement, req))) return 'counted'
  if (paiement !== null && montant === 0) {
    const step = { by: 'système', who: par, why: 'Espèces notées par erreur' } as const
    const waiting = await movePayment(paiement, 'en_attente', step, req)
    if (!(await isAwaited(waiting, req))) await movePayment(paiement, 'annulé', step, req)
  }
  const change = `Corrigé\u00a0: ${amountText(montant, 'fr')} au lieu de ${amountText(noted, 'fr')}`
  await req.payload.create({
    collection: 'caisse-coursiers',
    depth: 0,
    req,
    data: {
      cause: `encaissement ${cle}`,
      coursier,
      nature: 'encaissement',
      montant: montant - noted,
      livraison: last.livraison ?? null,
      paiement,
      par,
      motif: [change, why].filter(Boolean).join('. '),
    },
  })
  return undefined
}

async function hasOpenGap(courier: number, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'comptages',
    where: { coursier: { equals: courier }, issue: { equals: 'ecart' } },
    req,
  })
  return totalDocs > 0
}

/** False where its order was cancelled, or paid otherwise, in the meantime. */
async function isAwaited({ commande }: Payment, req: PayloadRequest): Promise<boolean> {
  const id = idOf(commande)
  if (id === null) return false
  return owedRest(await req.payload.findByID({ collection: 'commandes', id, depth: 0, req })) > 0
}

/** False where staff have decided on the payment already. */
async function isDeclared(id: number, req: PayloadRequest): Promise<boolean> {
  await lockRow('paiements', id, req)
  const { etat } = await req.payload.findByID({ collection: 'paiements', id, depth: 0, req })
  return etat === 'déclaré'
}
