import { APIError, type PayloadRequest } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { confirmPayment, oweBack } from '../../money/ledger/confirmPayment.ts'
import type { CashCount, CourierCash } from '../../payload-types.ts'
import { idOf } from '../idOf.ts'
import { cashSince } from './cashWaits.ts'
import { oweCash } from './oweCash.ts'

/**
 * Books a count, in the transaction of the request: what came in, and a difference that somebody has
 * answered for. Whatever was taken is closed, so that the lines of the courier sum to zero.
 */
export async function bookCount(
  { id, coursier, compte, declare, par }: CashCount,
  lines: readonly CourierCash[],
  { who, motif }: { who: string; motif?: string },
  req: PayloadRequest,
): Promise<void> {
  for (const line of lines) {
    const closed = { collection: 'caisse-coursiers', id: line.id, data: { comptage: id } } as const
    await req.payload.db.updateOne({ ...closed, req })
  }
  const common = { coursier: idOf(coursier), comptage: id, motif: motif ?? null }
  const write = (nature: 'remise' | 'ecart', montant: number, by: string) =>
    req.payload.create({
      collection: 'caisse-coursiers',
      depth: 0,
      req,
      data: { ...common, nature, montant, par: by, cause: `${nature} ${id}` },
    })
  // The money is in the hand of who counted it, whoever answered for a difference since.
  await write('remise', 0 - compte, par ?? who)
  if (declare !== compte) await write('ecart', compte - declare, who)
  const { docs } = await req.payload.find({
    collection: 'livraisons',
    where: { reference: { in: lines.flatMap(({ livraison }) => livraison ?? []) } },
    pagination: false,
    depth: 0,
    req,
  })
  for (const delivery of docs) await oweCash(delivery, req)
  const courier = idOf(coursier)
  if (courier !== null) await cashSince(courier, null, req)
}

/**
 * Confirms the counted payments, as received by who counted them, each in a transaction of its own:
 * the next count does those that a program left when it ended. Cash of an order that takes no money
 * any more is owed back; the others do not wait for it.
 */
export async function confirmCounted(courier: number, req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'caisse-coursiers',
    where: {
      coursier: { equals: courier },
      comptage: { exists: true },
      'paiement.etat': { equals: 'déclaré' },
    },
    sort: 'id',
    pagination: false,
    depth: 1,
    req,
  })
  for (const [payment, { received, livraison, comptage }] of takenOf(docs)) {
    // He took it back: the cash of that door is with another courier, if with any.
    if (received <= 0) continue
    const who = (typeof comptage === 'object' && comptage?.par) || nameOf(req)
    const why = `Espèces comptées, livraison ${livraison}`
    const counted = { by: 'personnel', who, why, received } as const
    try {
      await confirmPayment(payment, counted, req)
    } catch (error) {
      if (!(error instanceof APIError) || error.status !== 409) throw error
      await withinTransaction(req, () => oweBack(payment, counted, error.message, req))
    }
  }
}

/** Gives the sum taken for each payment, corrections included, beside its last line. */
function takenOf(lines: readonly CourierCash[]) {
  const taken = new Map<number, CourierCash & { received: number }>()
  for (const line of lines) {
    const payment = idOf(line.paiement)
    if (payment === null) continue
    const received = (taken.get(payment)?.received ?? 0) + line.montant
    taken.set(payment, { ...line, received })
  }
  return taken
}
