import type { Payload } from 'payload'
import { demoArticles } from './content/articleSeed.ts'
import { demoChoices } from './content/choiceSeed.ts'
import { createLocalised, createNamed } from './createLocalised.ts'
import { shiftedTime } from './dayFrom.ts'
import type { PictureLibrary } from './pictureLibrary.ts'

/** News, oldest first, with their categories and tags; two of them stay drafts. */
export async function seedArticles(
  payload: Payload,
  pictures: PictureLibrary,
  today: Date,
): Promise<void> {
  const categoryIds = await createNamed(payload, 'categories', demoChoices('categories'))
  const tagIds = await createNamed(payload, 'tags', demoChoices('tags'))
  const oldestFirst = demoArticles().toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt))
  for (const article of oldestFirst) {
    const { slug, draft, titre, picture, auteur, a_suivre } = article
    const publishedAt = shiftedTime(article.publishedAt, today)
    const contenu = await pictures.placeInTexts(article.contenu)
    const image = picture ? await pictures.scene(picture) : null
    await createLocalised(payload, 'blogs', {
      plain: {
        slug,
        _status: draft ? 'draft' : 'published',
        ...(draft ? {} : { publishedAt }),
        image,
        auteur,
        a_suivre,
        category: categoryIds.get(article.category),
        tags: article.tags.map((key) => tagIds.get(key)),
      },
      localised: { titre, contenu },
    })
  }
}
