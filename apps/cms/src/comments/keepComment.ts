import { isLocale } from '@sira/contract/locales'
import { invalidForm, notFound } from '@sira/contract/wire/refusals'
import type { Payload } from 'payload'
import type { Keep } from '../messages/reception/door/keep.ts'
import { keepForm } from '../messages/reception/door/keepForm.ts'
import type { CommentState } from './commentStates.ts'
import { isOpen, threadOf } from './openThread.ts'

/**
 * Keeps a comment until staff have read it; one that looks like a machine's is refused, which its
 * sender is not told. Throws the 404 where comments are off or closed.
 */
export const keepComment: Keep = async (values, cameWith, payload) => {
  const { article: slug, nom = null, texte = null, parent, locale } = values
  const article = await threadOf(slug ?? '', payload)
  if (article === undefined || !(await isOpen(article, payload))) throw notFound()
  const above = parent ? await answered(Number(parent), article, payload) : null
  const state: CommentState = cameWith.suspicion === undefined ? 'en_attente' : 'refusé'
  const keep = keepForm('commentaires', () => ({ etat: state, article, parent: above }))
  const spoken = isLocale(locale) ? { ...cameWith, locale } : cameWith
  const { entity } = await keep({ nom, texte }, spoken, payload)
  return {
    entity: {
      ...entity,
      attributes: { ...entity.attributes, article: slug, parent: above, etat: 'en_attente' },
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
