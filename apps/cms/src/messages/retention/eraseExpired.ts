import type { CollectionSlug, Payload, Where } from 'payload'
import { deleteInBatches } from '../../database/records/deleteInBatches.ts'

/** Months that what nobody wanted is kept. */
const shortRetention = 1

/** Erases what is older than the settings allow; gives how many records that was. */
export async function eraseExpired(payload: Payload, now: Date): Promise<number> {
  const { retentionMonths } = await payload.findGlobal({ slug: 'reception', depth: 0 })
  const limit = monthsBefore(now, retentionMonths)
  const soon = monthsBefore(now, Math.min(shortRetention, retentionMonths))
  const old = { createdAt: { less_than: limit } }
  const unwanted = { state: { equals: 'unwanted' }, createdAt: { less_than: soon } }
  const expired: readonly (readonly [CollectionSlug, Where])[] = [
    ['devis', { or: [old, unwanted] }],
    ['contacts', { or: [old, unwanted] }],
    [
      'newsletters',
      {
        or: [
          { subscription: { equals: 'unsubscribed' }, unsubscribedAt: { less_than: limit } },
          { subscription: { equals: 'pending' }, askedAt: { less_than: soon } },
        ],
      },
    ],
    ['emails', { ...old, state: { not_equals: 'waiting' } }],
  ]
  let erased = 0
  for (const [collection, where] of expired) {
    erased += await deleteInBatches(payload, collection, where)
  }
  return erased
}

/** The same day of an earlier month, or that month's last day. */
function monthsBefore(now: Date, months: number): string {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.toISOString()
}
