import { createLocalReq, type Payload } from 'payload'
import { deleteAll } from '../../database/records/deleteAll.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { monthsBefore } from './monthsBefore.ts'

/** How many years each record of a collection is kept as evidence; `custom` of the collection. */
export interface Evidence {
  evidenceYears: number
}

/** By night: the evidence that nobody may ask for any more. */
export async function eraseEvidence(payload: Payload, now: Date): Promise<void> {
  for (const { slug, custom } of payload.config.collections) {
    const { evidenceYears } = (custom ?? {}) as Partial<Evidence>
    if (evidenceYears === undefined) continue
    const createdAt = { less_than: monthsBefore(now, evidenceYears * 12) }
    const req = await createLocalReq({}, payload)
    await withinTransaction(req, () => deleteAll(slug, { createdAt }, req))
  }
}
