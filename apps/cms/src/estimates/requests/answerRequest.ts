import type { PayloadRequest } from 'payload'
import { lockRow } from '../../database/records/lockRow.ts'
import type { WorkState } from '../../messages/facts/workStates.ts'
import { answeredBy } from '../../messages/workflow/answeredBy.ts'
import type { Estimate } from '../../payload-types.ts'

/** Somebody decided that nothing more is done about it: prices that leave all the same change nothing. */
const settled: ReadonlySet<WorkState> = new Set(['closed', 'unwanted'])

/**
 * Prices are an answer: the request they were begun from waits no longer, and names them. Within the
 * transaction that sends them, so that neither is ever true without the other.
 */
export async function answerRequest(estimate: Estimate, req: PayloadRequest): Promise<void> {
  const { payload } = req
  const { id: sent, numero, demande, createdAt } = estimate
  const id = typeof demande === 'object' ? demande?.id : demande
  if (id === undefined) return
  // A colleague who closes it at this moment is not overruled.
  await lockRow('devis', id, req)
  // A request in the trash may come back.
  const asked = { collection: 'devis', id, depth: 0, trash: true, req } as const
  const request = await payload.findByID({ ...asked, disableErrors: true })
  // Thrown away since.
  if (!request) return
  const { state, repliedAt, ...taken } = answeredBy(request, req)
  // A reply that came while the prices were written is still to be read.
  const isRead = !request.repliedAt || request.repliedAt < createdAt
  await payload.update({
    ...asked,
    data: {
      ...taken,
      ...(isRead && { repliedAt }),
      ...(isRead && !settled.has(request.state ?? 'new') && { state }),
    },
    context: { work: { act: 'estimated', why: numero ?? '', estimation: sent } },
  })
}
