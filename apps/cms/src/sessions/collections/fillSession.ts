import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { dayOf } from '../../dates/checkDay.ts'
import { dayInFull } from '../../dates/dates.ts'
import type { Formation, TrainingSession } from '../../payload-types.ts'
import { sessionEnd, usualHoursPerDay } from '../facts/sessionEnd.ts'

/** Of a training that does not say its hours (product 9). */
const usualLengthMs = 2 * 86_400_000

/** What follows from the rest: when it ends, and how staff call it. */
export const fillSession: CollectionBeforeChangeHook<TrainingSession> = async ({ data, req }) => {
  const training = await trainingOf(data.formation, req)
  const fin = data.finFixee ?? (await computedEnd(data, training, req))
  const named = [training?.Theme, data.debut && dayInFull(data.debut), data.ville]
  return { ...data, fin, titre: named.filter(Boolean).join(', ') }
}

async function trainingOf(value: unknown, req: PayloadRequest): Promise<Formation | null> {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  if (typeof id !== 'number') return null
  const transactionID = await req.transactionID
  return req.payload.findByID({
    collection: 'formations',
    id,
    locale: 'fr',
    depth: 0,
    disableErrors: true,
    // Not the request itself: Payload would give it the language of this reading.
    req: transactionID === undefined ? {} : { transactionID },
  })
}

async function computedEnd(
  { debut, heuresParJour, jours }: Partial<TrainingSession>,
  training: Formation | null,
  req: PayloadRequest,
): Promise<string | null> {
  if (!debut) return null
  const start = new Date(debut)
  const hours = training?.nombre_heures
  if (!hours) return new Date(start.getTime() + usualLengthMs).toISOString()
  const holidays = await holidaysAfter(debut, req)
  const hoursPerDay = heuresParJour || usualHoursPerDay
  const days = jours?.map(Number) ?? []
  const end = sessionEnd({ start, hours, hoursPerDay, holidays, ...(days.length > 0 && { days }) })
  return end.toISOString()
}

async function holidaysAfter(start: string, req: PayloadRequest): Promise<ReadonlySet<string>> {
  const { docs } = await req.payload.find({
    collection: 'jours-feries',
    where: { date: { greater_than_equal: start.slice(0, 10) } },
    pagination: false,
    depth: 0,
    req,
  })
  return new Set(docs.flatMap(({ date }) => dayOf(date) ?? []))
}
