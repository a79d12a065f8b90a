import type { PayloadRequest } from 'payload'
import { lockRecord } from './lockRecord.ts'

/**
 * The next number of a row without gaps. Taken in the transaction that uses it: undone with it, so
 * that none is missing.
 */
export async function nextNumber(nom: string, req: PayloadRequest): Promise<number> {
  // The lock: of concurrent callers, only one makes the first number of a year.
  await lockRecord('compteurs', nom, req)
  const raised = await req.payload.db.updateOne({
    collection: 'compteurs',
    where: { nom: { equals: nom } },
    data: { valeur: { $inc: 1 } },
    options: { atomic: true },
    req,
  })
  if (raised) return Number(raised.valeur)
  await req.payload.create({ collection: 'compteurs', data: { nom, valeur: 1 }, depth: 0, req })
  return 1
}
