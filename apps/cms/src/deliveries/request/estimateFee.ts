import type { Payload } from 'payload'
import { servedTowns, townNamed } from '../../orders/checkout/servedTowns.ts'

/**
 * What carrying something from one town to another costs at least, by the fees that staff keep: the
 * dearer of the two towns. Nothing where either is none of them: staff call and say it.
 */
export async function estimateFee(
  from: string,
  to: string,
  payload: Payload,
): Promise<number | null> {
  const towns = await servedTowns(payload)
  const fees = [from, to].map((town) => townNamed(town, towns)?.fee)
  const known = fees.filter((fee) => fee !== undefined)
  return known.length === fees.length ? Math.max(...known) : null
}
