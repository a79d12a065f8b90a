import { isLocale } from '@sira/contract/locales'
import { invalidForm, notFound } from '@sira/contract/wire/refusals'
import type { Payload } from 'payload'
import type { Keep } from '../messages/reception/door/keep.ts'
import { keepForm, sentEarlier } from '../messages/reception/door/keepForm.ts'
import type { CommentState } from './commentStates.ts'
import { isOpen, threadOf } from './openThread.ts'

const first: CommentState = 'en_attente'

/**
 * Keeps a comment until staff have read it; one that looks like a machine's waits too, marked for
 * them. Throws the 404 where comments are off or closed, but not for one that was taken before.
 */
export const keepComment: Keep = async (values, cameWith, payload) => {
  const { article: slug, nom = null, texte = null, parent, locale } = values
  const { key } = cameWith
  const earlier = key && (await sentEarlier('commentaires', key, { nom, texte }, payload))
  const article = await threadOf(slug ?? '', payload)
  if (article === undefined || !(earlier || (await isOpen(article, payload)))) throw notFound()
  const asked = parent && !earlier ? await answered(Number(parent), article, payload) : null
  const above = earlier ? (earlier.parent ?? null) : asked
  const keep = keepForm('commentaires', () => ({ etat: first, article, parent: above }))
  const spoken = isLocale(locale) ? { ...cameWith, locale } : cameWith
  const { entity } = await keep({ nom, texte }, spoken, payload)
  return {
    entity: {
      ...entity,
      attributes: { ...entity.attributes, article: slug, parent: above, etat: first },
    },
  }
}

/** The comment at the beginning of what it answers: a thread has one level of answers. */
async function answered(id: number, article: number, payload: Payload): Promise<number> {
  const comment = await payload.findByID({
    collection: 'commentaires',
    id,
    depth: 0,
    disableErrors: true,
  })
  if (comment?.etat !== 'publié' || comment.article !== article) {
    throw invalidForm([{ path: ['parent'], message: 'parent must be a published comment' }])
  }
  return typeof comment.parent === 'number' ? comment.parent : id
}
