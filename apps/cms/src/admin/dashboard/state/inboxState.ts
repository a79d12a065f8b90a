import { type CollectionSlug, createLocalReq, type Payload, type TypedUser } from 'payload'
import { mayRead } from '../../../clients/mayRead.ts'
import type { WaitingWords } from '../../../dossiers/keptKind.ts'
import { keptKinds } from '../../../dossiers/keptKinds.ts'
import { narrowedList } from '../narrowedList.ts'

export interface InboxCount {
  slug: CollectionSlug
  plural: string
  total: number
  /** What `waiting` of its kind says: taken up by nobody, not paid yet, not sent. */
  waiting: number
  words: WaitingWords | null
  /** The words after the number `waiting`, below the name of the kind. */
  note: string | null
  /** The list of what waits. */
  list: string
}

/** How much visitors have sent of what this person reads, and how much of it waits for somebody. */
export async function inboxState(payload: Payload, user: TypedUser): Promise<InboxCount[]> {
  const req = await createLocalReq({ user }, payload)
  const counts = keptKinds(payload).map(
    async ({ slug, waiting: where, waitingWords: words, waitingNote: note }) => {
      if (!(await mayRead(slug, req))) return []
      const asked = { collection: slug, overrideAccess: false, user } as const
      const [all, waiting] = await Promise.all([
        payload.count(asked),
        payload.count({ ...asked, where }),
      ])
      const { labels } = payload.collections[slug].config
      const plural = String(labels.plural)
      const list = narrowedList(slug, where)
      return { slug, plural, total: all.totalDocs, waiting: waiting.totalDocs, words, note, list }
    },
  )
  return (await Promise.all(counts)).flat()
}
