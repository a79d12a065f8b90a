import { isDrafted } from '@sira/contract/kinds/recordTypes'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { momentInFull } from '../../dates/dates.ts'
import { requireContentStaff } from '../requireContentStaff.ts'
import { checkPlan } from './checkPlan.ts'
import { addPlan, type Plan, plansOf, removePlans } from './plans.ts'

/** The plans of a record, with the calls that add and remove one. */
export const planEndpoints: Endpoint[] = [
  { path: '/:id/plans', method: 'get', handler: answerPlans },
  { path: '/:id/plans', method: 'post', handler: plan },
  { path: '/:id/plans/:plan/remove', method: 'post', handler: takeBack },
]

const asked = z.object({ type: z.enum(['publish', 'unpublish']), at: z.iso.datetime() })

async function answerPlans(req: PayloadRequest): Promise<Response> {
  return Response.json({ plans: await plansOf(await recordOf(req), req.payload, req) })
}

async function plan(req: PayloadRequest): Promise<Response> {
  const record = await recordOf(req)
  const body = asked.safeParse(await req.json?.().catch(() => undefined))
  if (!body.success) throw new APIError('Donnez le jour et l’heure.', 400, null, true)
  const { type, at } = body.data
  await withinTransaction(req, async () => {
    const known = await plansOf(record, req.payload, req)
    const refusal = await checkPlan({ type, at, record }, known, req)
    if (refusal !== undefined) throw new APIError(refusal, 400, null, true)
    // A failed plan has been seen: the new one takes its place.
    await removePlans(
      known.filter(({ failure }) => failure !== null),
      req,
    )
    await addPlan({ type, at, record }, req)
  })
  const done = type === 'publish' ? 'Publication prévue' : 'Retrait du site prévu'
  return Response.json({ message: `${done} le ${momentInFull(at)}.` })
}

async function takeBack(req: PayloadRequest): Promise<Response> {
  const plans = await plansOf(await recordOf(req), req.payload, req)
  const wanted = plans.filter(({ id }) => String(id) === String(req.routeParams?.plan))
  await removePlans(wanted, req)
  return Response.json({ message: 'Ce n’est plus prévu.' })
}

async function recordOf(req: PayloadRequest): Promise<Plan['record']> {
  requireContentStaff(req)
  const collection = String(req.routeParams?.collection)
  if (!isDrafted(collection)) throw new APIError('Cette demande n’existe pas.', 404, null, true)
  const id = recordNumber(req)
  const found = await req.payload.count({ collection, where: { id: { equals: id } } })
  if (found.totalDocs === 0) throw new APIError('Ce contenu n’existe plus.', 404, null, true)
  return { collection, id }
}
