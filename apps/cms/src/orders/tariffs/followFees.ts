import { startingPrices } from '@sira/contract/orders/tariffs'
import type { Payload, PayloadRequest } from 'payload'
import { servedTowns } from '../checkout/servedTowns.ts'
import { startingFees } from './startingFees.ts'

/** Sets the prices at which a delivery begins to what the towns cost. */
export async function followFees(
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<void> {
  const fees: Readonly<Record<string, number>> = startingFees(await servedTowns(payload, req))
  const { docs } = await payload.find({
    collection: 'tarifs',
    where: { code: { in: Object.keys(startingPrices) } },
    pagination: false,
    depth: 0,
    req,
  })
  for (const { id, code, prix: kept } of docs) {
    const prix = fees[code] ?? kept
    if (prix !== kept) await payload.update({ collection: 'tarifs', id, data: { prix }, req })
  }
}
