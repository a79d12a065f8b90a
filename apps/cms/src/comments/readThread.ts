import type { Thread, ThreadComment } from '@sira/contract/comments/thread'
import { notFound } from '@sira/contract/wire/refusals'
import type { Payload, Where } from 'payload'
import type { Comment } from '../payload-types.ts'
import { isOpen, threadOf } from './openThread.ts'

/** Of one article; the oldest of more are not shown, but for what the others answer. */
const mostShown = 500

/** What everybody may read below an article, the oldest first: the same in each language. */
export async function readThread(slug: string, payload: Payload): Promise<Thread> {
  const article = await threadOf(slug, payload)
  if (article === undefined) throw notFound()
  const published = async (more: Where = {}) => {
    const { docs } = await payload.find({
      collection: 'commentaires',
      where: { article: { equals: article }, etat: { equals: 'publié' }, ...more },
      sort: '-createdAt',
      limit: mostShown,
      pagination: false,
      depth: 0,
    })
    return docs.toReversed()
  }
  const newest = await published()
  const above = parentsBeside(newest)
  const older = above.length > 0 ? await published({ id: { in: above } }) : []
  const shown = [...older, ...newest]
  return {
    data: [...parentsBeside(shown).map(gone), ...shown.map(wire)],
    meta: { ouvert: await isOpen(article, payload) },
  }
}

/** The comments that some of these answer and that are not among them. */
function parentsBeside(comments: readonly Comment[]): number[] {
  const known = new Set(comments.map(({ id }) => id))
  const parents = comments.flatMap(({ parent }) => (typeof parent === 'number' ? [parent] : []))
  return [...new Set(parents)].filter((parent) => !known.has(parent))
}

/** It was taken away; the answers to it stand below its place. */
function gone(id: number): ThreadComment {
  return { id, attributes: { nom: null, texte: null, date: null, parent: null, equipe: false } }
}

function wire({ id, nom, texte, createdAt, parent, equipe, effaceLe }: Comment): ThreadComment {
  if (effaceLe) return gone(id)
  return {
    id,
    attributes: {
      nom: nom ?? null,
      texte: texte ?? null,
      date: createdAt,
      parent: typeof parent === 'number' ? parent : null,
      equipe: equipe === true,
    },
  }
}
