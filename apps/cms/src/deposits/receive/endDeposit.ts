import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import type { Deposit } from '../../payload-types.ts'

/** Ends an upload, in the transaction of the request where there is one: of two who use it one does. */
export async function endDeposit(
  { id }: Deposit,
  payload: Payload,
  req?: PayloadRequest,
): Promise<boolean> {
  const own = req ?? (await createLocalReq({}, payload))
  return withinTransaction(own, async () => {
    const row: unknown = await payload.db.updateOne({
      collection: 'depots',
      where: { and: [{ id: { equals: id } }, { finLe: { exists: false } }] },
      data: { finLe: new Date().toISOString() },
      options: { atomic: true },
      req: own,
    })
    return row !== null
  })
}
