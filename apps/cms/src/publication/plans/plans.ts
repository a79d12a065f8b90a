import { type DraftedType, draftedTypes } from '@sira/contract/kinds/recordTypes'
import type { Payload, PayloadRequest, Where } from 'payload'
import * as z from 'zod'

/** A publication or withdrawal at a moment that a person has given. */
export interface Plan {
  id: number
  type: 'publish' | 'unpublish'
  /** ISO. */
  at: string
  record: { collection: DraftedType; id: number }
  /** The reason why an attempt failed. */
  failure: string | null
}

const plannedJob = z.object({
  id: z.number(),
  // Payload takes it away from a job that failed.
  waitUntil: z.nullish(z.string()),
  updatedAt: z.string(),
  hasError: z.nullish(z.boolean()),
  error: z.nullish(z.object({ message: z.optional(z.string()) }).loose()),
  input: z.object({
    type: z.enum(['publish', 'unpublish']).default('publish'),
    doc: z.object({ relationTo: z.enum(draftedTypes), value: z.coerce.number() }),
  }),
})

/** Gives all plans, the soonest first, also those that failed. */
export async function allPlans(payload: Payload, req?: Partial<PayloadRequest>): Promise<Plan[]> {
  const { docs } = await payload.db.find<Record<string, unknown>>({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' }, completedAt: { exists: false } },
    sort: 'waitUntil',
    limit: 0,
    pagination: false,
    ...(req === undefined ? {} : { req }),
  })
  return docs.flatMap((doc) => planOf(doc) ?? [])
}

export async function plansOf(
  record: Plan['record'],
  payload: Payload,
  req?: Partial<PayloadRequest>,
): Promise<Plan[]> {
  const plans = await allPlans(payload, req)
  return plans.filter((plan) => isOf(plan, record))
}

/** Gives the plans to publish a record; a failed plan is over, though it is still shown. */
export async function plannedPublications(
  record: Plan['record'],
  req: PayloadRequest,
): Promise<Plan[]> {
  const plans = await plansOf(record, req.payload, req)
  return plans.filter(({ type, failure }) => type === 'publish' && failure === null)
}

export async function addPlan(
  { type, at, record }: Omit<Plan, 'id' | 'failure'>,
  req: PayloadRequest,
): Promise<void> {
  const { payload, user } = req
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type,
      doc: { relationTo: record.collection, value: record.id },
      ...(user ? { user: { relationTo: 'users', value: user.id } } : {}),
    },
    waitUntil: new Date(at),
    req,
  })
}

export async function removePlans(plans: readonly Plan[], req: PayloadRequest): Promise<void> {
  if (plans.length === 0) return
  const where: Where = { id: { in: plans.map(({ id }) => id) } }
  await req.payload.db.deleteMany({ collection: 'payload-jobs', where, req })
}

function isOf(plan: Plan, { collection, id }: Plan['record']): boolean {
  return plan.record.collection === collection && plan.record.id === id
}

function planOf(doc: unknown): Plan | undefined {
  const job = plannedJob.safeParse(doc).data
  if (job === undefined) return undefined
  const { doc: target, type } = job.input
  return {
    id: job.id,
    type,
    at: job.waitUntil ?? job.updatedAt,
    record: { collection: target.relationTo, id: target.value },
    failure: job.hasError ? (job.error?.message ?? 'La raison n’est pas connue.') : null,
  }
}
