import { APIError, type PayloadRequest } from 'payload'
import { move } from '../../dossiers/moves/move.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import type { Estimate } from '../../payload-types.ts'
import { estimateMachine } from '../estimateStates.ts'
import { lockedEstimate } from '../lockedEstimate.ts'

/**
 * The estimate that a draft revises, locked until the transaction ends; nothing for a draft of its own.
 * Throws where the client accepted it in the meantime.
 */
export async function revisedBy(draft: number, req: PayloadRequest): Promise<Estimate | undefined> {
  const { docs } = await req.payload.find({
    collection: 'estimations',
    where: { revision: { equals: draft } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  const [found] = docs
  if (found === undefined) return undefined
  const earlier = await lockedEstimate(found.id, req)
  if (earlier.etat !== 'accepté') return earlier
  const sentence = `Le client a accepté le devis ${earlier.numero}\u00a0: sa révision ne peut plus partir. Supprimez-la, ou reprenez-la en un nouveau devis.`
  throw new APIError(sentence, 409)
}

/** It says by what it is replaced, and can no longer be accepted. */
export async function replaceEarlier(
  { id }: Estimate,
  numero: string,
  req: PayloadRequest,
): Promise<void> {
  const step = { by: 'personnel', who: nameOf(req), why: `par ${numero}` } as const
  await move(estimateMachine, { id, to: 'remplacé', step }, req)
}
