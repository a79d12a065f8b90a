import type { PayloadRequest } from 'payload'
import type { WaitingRecords } from '../../dossiers/waitingRecords.ts'
import type { Courier } from '../../payload-types.ts'

/** The couriers whose cash nobody has counted, without the sum. */
export const cashToCount: WaitingRecords = {
  where: { especesDepuis: { exists: true } },
  clock: { since: 'especesDepuis', hours: 10 },
  title: (record) => `${(record as unknown as Courier).nom}\u00a0: espèces à compter`,
}

/** Says since when a courier has cash in his hand; null once it is counted. His row is locked. */
export async function cashSince(
  courier: number,
  since: string | null,
  req: PayloadRequest,
): Promise<void> {
  const asked = { collection: 'coursiers', id: courier, depth: 0, req } as const
  const { especesDepuis } = await req.payload.findByID(asked)
  if (since !== null && especesDepuis) return
  await req.payload.db.updateOne({
    collection: 'coursiers',
    id: courier,
    data: { especesDepuis: since },
    req,
  })
}
