import type { Payload, TypedUser } from 'payload'
import { replyBoxOf } from '../../../environment/replyBoxOf.ts'
import {
  type RepliedKind,
  repliedKinds,
  unreadReply,
} from '../../../messages/replies/received/repliedKinds.ts'

export interface UnreadReplies {
  kind: RepliedKind
  count: number
}

/** How many records have a reply that nobody has read, of each kind; not asked where none can come. */
export async function unreadReplies(payload: Payload, user: TypedUser): Promise<UnreadReplies[]> {
  if (replyBoxOf(payload) === undefined) return []
  return Promise.all(
    repliedKinds.map(async (kind) => {
      const asked = { collection: kind, where: unreadReply, overrideAccess: false, user } as const
      return { kind, count: (await payload.count(asked)).totalDocs }
    }),
  )
}
