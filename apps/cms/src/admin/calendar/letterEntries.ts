import type { Payload, TypedUser } from 'payload'
import { adminAddress } from '../dashboard/adminAddress.ts'
import type { CalendarEntry } from './calendarEntry.ts'
import { type Month, within } from './month.ts'

const mostLetters = 100

/** The letters to subscribers that left in a month, and those that are planned for it. */
export async function letterEntries(
  payload: Payload,
  user: TypedUser,
  month: Month,
): Promise<CalendarEntry[]> {
  const planned = { and: [{ state: { equals: 'planned' } }, { sendAt: within(month) }] }
  const { docs } = await payload.find({
    collection: 'letters',
    where: { or: [{ sentAt: within(month) }, planned] },
    locale: 'fr',
    depth: 0,
    limit: mostLetters,
    overrideAccess: false,
    user,
  })
  const plural = String(payload.collections.letters.config.labels.plural)
  return docs.map(({ id, subject, sentAt, sendAt }) => ({
    at: String(sentAt ?? sendAt),
    state: sentAt ? 'sent' : 'send',
    title: subject || `Lettre ${id}`,
    href: adminAddress('letters', id),
    plural,
  }))
}
