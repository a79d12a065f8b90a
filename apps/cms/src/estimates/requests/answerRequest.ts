import type { PayloadRequest } from 'payload'
import { sendsMail } from '../../environment/sendsMail.ts'
import type { WorkState } from '../../messages/facts/workStates.ts'
import { mostExpected } from '../../messages/workflow/amountField.ts'
import { answeredBy } from '../../messages/workflow/answeredBy.ts'
import { takenUp } from '../../messages/workflow/takenUp.ts'
import type { Estimate } from '../../payload-types.ts'
import type { EstimateWay } from '../dispatch/estimateWays.ts'
import { requestOf } from './noteOnRequest.ts'

/** Somebody decided that nothing more is done about it: prices that leave all the same change nothing. */
const settled: ReadonlySet<WorkState> = new Set(['closed', 'unwanted'])

/**
 * Prices are an answer: the request they were begun from waits no longer, and names them. Within the
 * transaction that sends them, so that neither is ever true without the other.
 */
export async function answerRequest(
  estimate: Estimate,
  way: EstimateWay,
  req: PayloadRequest,
): Promise<void> {
  const hasLeft = way !== 'email' || sendsMail(req.payload)
  const { id: sent, numero, total, createdAt } = estimate
  const request = await requestOf(estimate, req)
  if (request === undefined) return
  const { state } = answeredBy(request, hasLeft, req)
  // A reply that came while the prices were written is still to be read.
  const isRead = !request.repliedAt || request.repliedAt < createdAt
  await req.payload.update({
    ...{ collection: 'devis', id: request.id, depth: 0, trash: true, req },
    data: {
      ...takenUp(request, req),
      // The expected amount of the request becomes its price.
      ...(total && total <= mostExpected && { amount: total }),
      ...(isRead && hasLeft && { repliedAt: null }),
      ...(isRead && !settled.has(request.state ?? 'new') && { state }),
    },
    context: {
      work: { act: hasLeft ? 'estimated' : 'estimatedInFile', why: numero ?? '', estimation: sent },
    },
  })
}
