import type { Payload } from 'payload'
import { fillHolidays } from '../../sessions/holidays/fillHolidays.ts'
import { demoSessions } from '../content/sessionSeed.ts'
import { sessionDays } from './sessionDays.ts'

/** Sessions of these trainings, by their slugs. */
export async function seedSessions(
  payload: Payload,
  trainings: ReadonlyMap<string, number>,
  today: Date,
): Promise<void> {
  await fillHolidays(payload)
  for (const { formation: slug, startsInDays, heure, ...session } of demoSessions()) {
    const formation = trainings.get(slug)
    if (formation === undefined) throw new Error(`seed/sessions.json: no training ${slug}`)
    const { start } = sessionDays(today, startsInDays, undefined)
    const data = { ...session, formation, debut: `${start}T${heure}:00.000Z` }
    await payload.create({ collection: 'sessions', data })
  }
}
