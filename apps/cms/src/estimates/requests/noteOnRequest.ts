import type { PayloadRequest } from 'payload'
import { lockRow } from '../../database/records/lockRow.ts'
import type { Work } from '../../dossiers/history/workSteps.ts'
import type { Devi, Estimate } from '../../payload-types.ts'

/** The request that an estimate was begun from, also one in the trash, which may come back. */
export async function requestOf(
  { demande }: Pick<Estimate, 'demande'>,
  req: PayloadRequest,
): Promise<Devi | undefined> {
  const id = typeof demande === 'object' ? demande?.id : demande
  if (id === undefined) return undefined
  // A colleague who closes it at this moment is not overruled.
  await lockRow('devis', id, req)
  const asked = { collection: 'devis', id, depth: 0, trash: true, req } as const
  // Nothing where it was thrown away since.
  return (await req.payload.findByID({ ...asked, disableErrors: true })) ?? undefined
}

/** Notes a step of an estimate in the history of its request, which its visitor follows. */
export async function noteOnRequest(
  estimate: Estimate,
  work: Work,
  req: PayloadRequest,
): Promise<void> {
  const request = await requestOf(estimate, req)
  if (request === undefined) return
  const asked = { collection: 'devis', id: request.id, depth: 0, trash: true, req } as const
  await req.payload.update({ ...asked, data: {}, context: { work } })
}
