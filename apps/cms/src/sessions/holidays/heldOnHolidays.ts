import type { Payload } from 'payload'
import { dayOf } from '../../dates/checkDay.ts'

export interface HeldOnHoliday {
  id: number
  titre: string
  debut: string
  holiday: string
}

/** Coming sessions whose first day is a public holiday: a minister may add one the evening before. */
export async function heldOnHolidays(payload: Payload, now: Date): Promise<HeldOnHoliday[]> {
  const { docs: holidays } = await payload.find({
    collection: 'jours-feries',
    where: { date: { greater_than_equal: now.toISOString().slice(0, 10) } },
    pagination: false,
    depth: 0,
  })
  const names = new Map(holidays.map(({ date, titre }) => [dayOf(date), titre]))
  if (names.size === 0) return []
  const { docs } = await payload.find({
    collection: 'sessions',
    where: {
      etat: { in: ['ouverte', 'garantie', 'close'] },
      debut: { greater_than: now.toISOString() },
    },
    sort: 'debut',
    pagination: false,
    depth: 0,
    select: { titre: true, debut: true },
  })
  return docs.flatMap(({ id, titre, debut }) => {
    const holiday = names.get(dayOf(debut))
    return debut && holiday ? [{ id, titre: titre ?? '', debut, holiday }] : []
  })
}
