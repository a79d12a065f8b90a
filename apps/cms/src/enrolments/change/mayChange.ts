import { seatedStates } from '@sira/contract/enrolments/enrolmentStates'
import type { Payload, PayloadRequest } from 'payload'
import { dayOf } from '../../dates/checkDay.ts'
import type { Enrolment, TrainingSession } from '../../payload-types.ts'
import { workdaysBefore } from '../../sessions/facts/workdays.ts'

/** Whether a seat may have another participant, or be left: until its session begins. */
export function mayChange(
  { etat }: Pick<Enrolment, 'etat'>,
  { debut }: Pick<TrainingSession, 'debut'>,
  now: Date,
): boolean {
  if (!seatedStates.includes(etat) || etat === 'attestée') return false
  return !debut || Date.parse(debut) > now.getTime()
}

/**
 * Whether who leaves a seat now gets its money back without a decision: so many working days before
 * the start as the settings say. Of a session without a day nobody knows how much of it was had.
 */
export async function isLeftInTime(
  { debut }: Pick<TrainingSession, 'debut'>,
  now: Date,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<boolean> {
  if (!debut) return false
  const { annulationJours } = await payload.findGlobal({ slug: 'ventes', depth: 0, req })
  const { docs } = await payload.find({
    collection: 'jours-feries',
    where: { date: { greater_than_equal: now.toISOString().slice(0, 10), less_than: debut } },
    pagination: false,
    depth: 0,
    req,
  })
  const holidays = new Set(docs.flatMap(({ date }) => dayOf(date) ?? []))
  return workdaysBefore(new Date(debut), now, holidays) >= annulationJours
}
