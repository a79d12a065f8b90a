import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { announceAfterCommit } from '../publication/changes/pendingChanges.ts'

/** Renews the page of an article when its public comments change, or whether it takes any. */
export const announceThread: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const states = [doc.etat, previousDoc?.etat]
  // One that comes in, waits or is refused is nobody's news.
  if ('etat' in doc && !states.includes('publié') && !states.includes('retiré')) return
  await tell(doc.article, req)
}

export const announceThreadAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (doc.etat === 'en_attente' || doc.etat === 'refusé') return
  await tell(doc.article, req)
}

async function tell(article: unknown, req: PayloadRequest): Promise<void> {
  const id = typeof article === 'object' && article && 'id' in article ? article.id : article
  if (typeof id !== 'number') return
  const found = await req.payload.findByID({
    collection: 'blogs',
    id,
    depth: 0,
    disableErrors: true,
    select: { slug: true },
    req,
  })
  if (found?.slug) await announceAfterCommit([`blogs/${found.slug}`], req)
}
