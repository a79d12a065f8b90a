import type { CollectionSlug, Payload, TypedUser } from 'payload'

export interface InboxCount {
  slug: CollectionSlug
  plural: string
  total: number
  /** Those nobody has taken up; for e-mails, those that could not be sent. */
  waiting: number
}

/** What asks for attention, in each inbox. */
const asking = {
  devis: { state: { equals: 'new' } },
  contacts: { state: { equals: 'new' } },
  newsletters: { state: { equals: 'new' } },
  emails: { state: { equals: 'failed' } },
} as const

/** How much visitors have sent, and how much of it waits for somebody. */
export function inboxState(payload: Payload, user: TypedUser): Promise<InboxCount[]> {
  return Promise.all(
    Object.entries(asking).map(async ([name, where]) => {
      const slug = name as CollectionSlug
      const asked = { collection: slug, overrideAccess: false, user } as const
      const [all, waiting] = await Promise.all([
        payload.count(asked),
        payload.count({ ...asked, where }),
      ])
      const { labels } = payload.collections[slug].config
      const plural = String(labels.plural)
      return { slug, plural, total: all.totalDocs, waiting: waiting.totalDocs }
    }),
  )
}
