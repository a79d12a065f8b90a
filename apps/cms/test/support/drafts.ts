import type { Payload } from 'payload'
import { recordsByName } from '../../src/database/records/recordsByName.ts'

/** Words that stand in drafts only: no answer of the API may hold one of them. */
export const draftWords = [
  'brouillon-jamais-public',
  'version-non-publiee',
  'depublie-depuis',
  'jete-a-la-corbeille',
]

/** Recorded without a published article; a draft belongs to it all the same. */
export const emptyCategory = 12

/**
 * Records that must never show: one never published, a saved change of a published one, one
 * published and taken back, and one in the trash.
 */
export async function loadDrafts(payload: Payload): Promise<void> {
  const [never = '', unsaved = '', taken = '', thrown = ''] = draftWords
  const records = recordsByName(payload)
  const blog = (word: string, status: 'draft' | 'published') =>
    records.create({
      collection: 'blogs',
      draft: status === 'draft',
      data: {
        titre: `Titre ${word}`,
        slug: word,
        contenu: word,
        category: emptyCategory,
        tags: [1],
        publishedAt: '2024-01-01T00:00:00.000Z',
        _status: status,
      },
    })
  await blog(never, 'draft')
  const { id } = await blog(taken, 'published')
  await records.update({ collection: 'blogs', id, data: { _status: 'draft' } })
  await records.update({
    collection: 'blogs',
    id: 1,
    draft: true,
    data: { titre: unsaved, contenu: unsaved, _status: 'draft' },
  })
  const article = await blog(thrown, 'published')
  const tag = await records.create({ collection: 'tags', data: { nom: thrown } })
  const deletedAt = new Date().toISOString()
  await records.update({ collection: 'blogs', id: article.id, data: { deletedAt } })
  await records.update({ collection: 'tags', id: tag.id, data: { deletedAt } })
  await records.create({
    collection: 'formations',
    draft: true,
    data: { Theme: never, slug: never, formateur: 2, _status: 'draft' },
  })
  await records.create({
    collection: 'jobs',
    draft: true,
    data: { titre: never, slug: never, compagnie: 1, _status: 'draft' },
  })
}
