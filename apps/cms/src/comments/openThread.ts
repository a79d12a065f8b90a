import { ownComments } from '@sira/contract/comments/thread'
import type { Payload } from 'payload'

export async function threadIsOn(payload: Payload): Promise<boolean> {
  const { commentsProvider } = await payload.findGlobal({ slug: 'settings', depth: 0 })
  return commentsProvider === ownComments
}

/** The number of a published article whose comments are ours; nothing where they are off. */
export async function threadOf(slug: string, payload: Payload): Promise<number | undefined> {
  if (!(await threadIsOn(payload))) return undefined
  const { docs } = await payload.find({
    collection: 'blogs',
    where: { slug: { equals: slug }, _status: { equals: 'published' } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { slug: true },
  })
  return docs[0]?.id
}

export async function isOpen(article: number, payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'fils-fermes',
    where: { article: { equals: article } },
  })
  return totalDocs === 0
}
