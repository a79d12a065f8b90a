import type { Payload, PayloadRequest } from 'payload'

/** A courier, by whom staff find him. */
export interface CashHolder {
  id: number
  nom: string
}

/**
 * In whose hand the cash of payments is: what a courier noted stays with him until the till has
 * counted what he brings.
 */
export async function cashHolders(
  payments: readonly { id: number }[],
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<ReadonlyMap<number, CashHolder>> {
  const { docs } = await payload.find({
    collection: 'caisse-coursiers',
    where: {
      paiement: { in: payments.map(({ id }) => id) },
      comptage: { exists: false },
    },
    pagination: false,
    depth: 1,
    req,
  })
  const held = new Map<number, CashHolder & { sum: number }>()
  for (const { paiement, coursier, montant } of docs) {
    const payment = typeof paiement === 'object' ? paiement?.id : paiement
    if (!payment) continue
    const known = typeof coursier === 'object' ? coursier : null
    const sum = (held.get(payment)?.sum ?? 0) + montant
    held.set(payment, { id: known?.id ?? 0, nom: known?.nom ?? 'un livreur effacé', sum })
  }
  // Cash that was noted by mistake and taken back is in no hand.
  const inHand = [...held].filter(([, { sum }]) => sum !== 0)
  return new Map(inHand.map(([payment, { id, nom }]) => [payment, { id, nom }]))
}
