import type { Payload, PayloadRequest } from 'payload'
import { lockRow } from '../../database/records/lockRow.ts'
import { keptStep } from '../../dossiers/history/step.ts'
import type { CashCount, CourierCash, Delivery } from '../../payload-types.ts'
import { idOf } from '../idOf.ts'
import { notedLines } from './notedCash.ts'

/**
 * Whether the money of a delivery without an order goes back: it was cancelled, or its recipient was to
 * pay for what never came. The way back of a parcel is part of what its sender paid for.
 */
export function isMoneyOwed(delivery: Delivery): boolean {
  const { commande, etat, etapes, payeur } = delivery
  if (commande || (etat !== 'annulée' && etat !== 'retournée')) return false
  return payeur === 'destinataire' || Boolean(etapes?.some(({ vers }) => vers === 'annulée'))
}

/**
 * Makes the counted cash of such a delivery a payment to be given back, once. It was received when it
 * was counted, so that the closing of that day stays the same; what nobody has counted yet follows with
 * its count.
 */
export async function oweCash(delivery: Delivery, req: PayloadRequest): Promise<void> {
  if (!isMoneyOwed(delivery)) return
  const { reference, etat } = delivery
  const why = `Livraison ${reference} ${etat}`
  const asked = { payload: req.payload, req }
  const noted = await notedLines([reference], asked)
  // As the till does that counts his lines.
  for (const holder of new Set(noted.map(({ coursier }) => idOf(coursier)))) {
    if (holder !== null) await lockRow('coursiers', holder, req)
  }
  const open = (await notedLines([reference], asked)).filter(
    ({ comptage, paiement }) => comptage && !paiement,
  )
  const sum = open.reduce((all, { montant }) => all + montant, 0)
  if (sum <= 0) return
  const { par, createdAt } = await countOf(open, req)
  const payment = await req.payload.create({
    collection: 'paiements',
    depth: 0,
    req,
    data: {
      etat: 'remboursement_dû',
      mode: 'especes_livraison',
      montant: sum,
      montantRecu: sum,
      livraison: reference,
      motif: why,
      encaisseLe: createdAt,
      encaissePar: par ?? null,
      etapes: [keptStep(null, 'remboursement_dû', { by: 'système', why })],
    },
  })
  for (const { id } of open) {
    const taken = { collection: 'caisse-coursiers', id, data: { paiement: payment.id } } as const
    await req.payload.db.updateOne({ ...taken, req })
  }
}

/** FCFA that go back to who paid for a delivery, counted or not; 0 where none do. */
export async function owedOf(
  delivery: Delivery,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<number> {
  const { reference } = delivery
  const where = { livraison: { equals: reference }, etat: { equals: 'remboursement_dû' } } as const
  const asked = { collection: 'paiements', where, pagination: false, depth: 0 } as const
  const owed = (await payload.find({ ...asked, req })).docs.map(
    ({ montant, montantRecu }) => montantRecu ?? montant,
  )
  const lines = isMoneyOwed(delivery) ? await notedLines([reference], { payload }) : []
  const open = lines.filter(({ paiement }) => !paiement).map(({ montant }) => montant)
  return [...owed, ...open].reduce((sum, montant) => sum + montant, 0)
}

/** The time at which counted lines came into the drawer, and who counted them. */
async function countOf(lines: readonly CourierCash[], req: PayloadRequest) {
  const comptage = idOf(lines.at(-1)?.comptage) ?? 0
  const { docs } = await req.payload.find({
    collection: 'caisse-coursiers',
    where: { comptage: { equals: comptage }, nature: { equals: 'remise' } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  const asked = { collection: 'comptages', id: comptage, depth: 0, req } as const
  const { par }: CashCount = await req.payload.findByID(asked)
  return { par, createdAt: docs[0]?.createdAt ?? new Date().toISOString() }
}
