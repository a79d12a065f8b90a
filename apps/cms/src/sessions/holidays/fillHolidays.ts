import type { Payload } from 'payload'
import { holidaysOf } from './holidaysOf.ts'

/** This year and the next have their holidays; where staff have any of a year, they are theirs. */
export async function fillHolidays(payload: Payload, now = new Date()): Promise<void> {
  const year = now.getUTCFullYear()
  for (const one of [year, year + 1]) {
    const { totalDocs } = await payload.count({
      collection: 'jours-feries',
      where: {
        date: { greater_than_equal: `${one}-01-01`, less_than: `${one + 1}-01-01` },
      },
    })
    if (totalDocs > 0) continue
    for (const data of holidaysOf(one)) await payload.create({ collection: 'jours-feries', data })
  }
}
