import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { keptKinds } from '../../../dossiers/keptKinds.ts'
import { replyBoxOf } from '../../../environment/replyBoxOf.ts'
import { unreadReply } from '../../../messages/replies/received/repliedKinds.ts'

export interface UnreadReplies {
  slug: CollectionSlug
  count: number
  words: readonly [string, string]
}

/** How many records have a reply that nobody has read, of each kind; not asked where none can come. */
export async function unreadReplies(payload: Payload, user: TypedUser): Promise<UnreadReplies[]> {
  if (replyBoxOf(payload) === undefined) return []
  const found = keptKinds(payload).map(async ({ slug, replyWords: words }) => {
    if (words === null) return []
    const asked = { collection: slug, where: unreadReply, overrideAccess: false, user } as const
    return [{ slug, count: (await payload.count(asked)).totalDocs, words }]
  })
  return (await Promise.all(found)).flat()
}
