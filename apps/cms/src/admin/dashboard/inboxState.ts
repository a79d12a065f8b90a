import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { adminGroups } from '../../collections/adminGroups.ts'

export interface InboxCount {
  slug: CollectionSlug
  plural: string
  total: number
  /** Those of the last seven days. */
  recent: number
}

const weekMs = 7 * 24 * 60 * 60 * 1000

/** How much visitors have sent, in all and lately: whatever stands under « Réception ». */
export function inboxState(payload: Payload, user: TypedUser, now: Date): Promise<InboxCount[]> {
  const since = new Date(now.getTime() - weekMs).toISOString()
  const inboxes = payload.config.collections.filter(
    ({ admin }) => admin.group === adminGroups.inbox,
  )
  return Promise.all(
    inboxes.map(async ({ slug, labels }) => {
      const asked = { collection: slug, overrideAccess: false, user } as const
      const [all, recent] = await Promise.all([
        payload.count(asked),
        payload.count({ ...asked, where: { createdAt: { greater_than_equal: since } } }),
      ])
      return { slug, plural: String(labels.plural), total: all.totalDocs, recent: recent.totalDocs }
    }),
  )
}
