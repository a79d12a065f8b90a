import type { Payload, TypedUser } from 'payload'
import { allPlans } from '../../../publication/plans/plans.ts'
import { planWords } from '../../publication/planWords.ts'
import { titleOf } from './titleOf.ts'
import { type WrittenType, writtenTypes } from './writtenTypes.ts'

interface PlannedRecord {
  type: WrittenType
  id: number
  title: string
  /** What will happen and when, or why it did not. */
  note: string
}

const shownPlans = 8

/** What will be published or taken back by itself, the soonest first; what failed before it. */
export async function plannedRecords(payload: Payload, user: TypedUser): Promise<PlannedRecord[]> {
  const plans = await allPlans(payload)
  const failed = plans.filter(({ failure }) => failure !== null)
  const waiting = plans.filter(({ failure }) => failure === null)
  const records = await Promise.all(
    [...failed, ...waiting].slice(0, shownPlans).map(async (plan) => {
      const { collection, id } = plan.record
      const type = writtenTypes(payload).find(({ slug }) => slug === collection)
      if (type === undefined) return []
      const asked = {
        collection: type.slug,
        id,
        draft: true,
        depth: 0,
        disableErrors: true,
      } as const
      const doc = await payload.findByID({ ...asked, overrideAccess: false, user })
      return doc ? [{ type, id, title: titleOf(type.slug, { ...doc }), note: planWords(plan) }] : []
    }),
  )
  return records.flat()
}
