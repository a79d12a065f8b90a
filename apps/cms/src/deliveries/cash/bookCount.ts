import type { PayloadRequest } from 'payload'
import { confirmPayment } from '../../money/ledger/confirmPayment.ts'
import type { CashCount, CourierCash } from '../../payload-types.ts'

/**
 * Books a count, in the transaction of the request: what came in, and a difference that somebody has
 * answered for. Whatever was taken is closed, so that the lines of the courier sum to zero.
 */
export async function bookCount(
  { id, coursier, compte, declare }: CashCount,
  lines: readonly CourierCash[],
  { who, motif }: { who: string; motif?: string },
  req: PayloadRequest,
): Promise<void> {
  for (const line of lines) {
    const closed = { collection: 'caisse-coursiers', id: line.id, data: { comptage: id } } as const
    await req.payload.db.updateOne({ ...closed, req })
  }
  const common = { coursier: idOf(coursier), comptage: id, par: who, motif: motif ?? null }
  const write = (nature: 'remise' | 'ecart', montant: number) =>
    req.payload.create({
      collection: 'caisse-coursiers',
      depth: 0,
      req,
      data: { ...common, nature, montant, cause: `${nature} ${id}` },
    })
  await write('remise', -compte)
  if (declare !== compte) await write('ecart', compte - declare)
}

/**
 * Confirms what was counted, each payment in a transaction of its own: what was left undone by a
 * program that ended meanwhile is done at the next count.
 */
export async function confirmCounted(
  courier: number,
  who: string,
  req: PayloadRequest,
): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'caisse-coursiers',
    where: {
      coursier: { equals: courier },
      comptage: { exists: true },
      'paiement.etat': { equals: 'déclaré' },
    },
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
  })
  for (const { paiement, montant, livraison } of docs) {
    const payment = idOf(paiement)
    if (payment === null) continue
    const why = `Espèces comptées, livraison ${livraison}`
    const step = { by: 'personnel', who, why, received: montant } as const
    await confirmPayment(payment, step, req)
  }
}

function idOf(record: number | { id: number } | null | undefined): number | null {
  return (typeof record === 'object' ? record?.id : record) ?? null
}
