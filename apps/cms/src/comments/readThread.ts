import type { Thread, ThreadComment } from '@sira/contract/comments/thread'
import { notFound } from '@sira/contract/wire/refusals'
import type { Payload } from 'payload'
import type { Comment } from '../payload-types.ts'
import { isOpen, threadOf } from './openThread.ts'

/** Of one article; the oldest of more are not shown. */
const mostShown = 500

/** What everybody may read below an article, the oldest first: the same in each language. */
export async function readThread(slug: string, payload: Payload): Promise<Thread> {
  const article = await threadOf(slug, payload)
  if (article === undefined) throw notFound()
  const { docs } = await payload.find({
    collection: 'commentaires',
    where: { article: { equals: article }, etat: { equals: 'publié' } },
    sort: '-createdAt',
    limit: mostShown,
    pagination: false,
    depth: 0,
  })
  const shown = docs.toReversed()
  const known = new Set(shown.map(({ id }) => id))
  const lost = new Set(shown.flatMap(({ parent }) => (isLost(parent, known) ? [parent] : [])))
  return {
    data: [...[...lost].map(gone), ...shown.map(wire)],
    meta: { ouvert: await isOpen(article, payload) },
  }
}

function isLost(parent: Comment['parent'], known: ReadonlySet<number>): parent is number {
  return typeof parent === 'number' && !known.has(parent)
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
