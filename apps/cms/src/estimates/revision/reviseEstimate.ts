import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import type { Estimate } from '../../payload-types.ts'
import { estimateMoves } from '../estimateStates.ts'
import { lockedEstimate } from '../lockedEstimate.ts'
import { newDraftOf } from '../requests/copyEstimate.ts'

/**
 * `POST /admin/api/estimations/:id/revision`: a draft that replaces this estimate once it is sent.
 * Until then the estimate stands. There is one revision at a time: the second of two people is led to
 * the draft of the first.
 */
export const reviseEstimate: Endpoint = {
  path: '/:id/revision',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const source = recordNumber(req)
    return Response.json(await withinTransaction(req, () => revise(source, req)))
  },
}

async function revise(source: number, req: PayloadRequest): Promise<{ id: number }> {
  const sent = await lockedEstimate(source, req)
  const begun = idOf(sent.revision)
  if (begun !== undefined) return { id: begun }
  if (!isRevisable(sent)) throw new APIError(whyNot(sent), 409)
  const draft = await newDraftOf(sent, req)
  await req.payload.update({
    collection: 'estimations',
    id: source,
    data: { revision: draft.id },
    depth: 0,
    req,
  })
  return draft
}

export function isRevisable({ etat }: Pick<Estimate, 'etat'>): boolean {
  return estimateMoves.some(({ from, to }) => from === etat && to === 'remplacé')
}

function whyNot({ etat }: Estimate): string {
  if (etat === 'brouillon') return 'Ce devis n’est pas encore parti\u00a0: corrigez-le directement.'
  return 'Un devis accepté est un accord\u00a0: reprenez-le en un nouveau devis.'
}

function idOf(estimate: Estimate['revision']): number | undefined {
  return (typeof estimate === 'object' ? estimate?.id : estimate) ?? undefined
}
