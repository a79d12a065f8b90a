import { articleSchema } from '@sira/contract/records/article'
import { entityOf } from '@sira/contract/wire/envelope'
import { optional, time } from '@sira/contract/wire/timestamps'
import * as z from 'zod'

export interface NamedRecord {
  id: number
  nom: string
}

/** A draft may lack what an article on the site always has. */
const draftShape = entityOf(
  articleSchema.extend({
    slug: optional(z.string()),
    titre: optional(z.string()),
    publishedAt: optional(time),
  }),
)

type Related = { id: number; attributes: { nom: string } }

function named({ id, attributes }: Related): NamedRecord {
  return { id, nom: attributes.nom }
}

function article({ id, attributes }: z.infer<typeof draftShape>) {
  const { image, tags, category, ...rest } = attributes
  return {
    ...rest,
    id,
    slug: rest.slug ?? '',
    titre: rest.titre ?? '',
    contenu: rest.contenu ?? '',
    publishedAt: rest.publishedAt ?? null,
    image: image?.data?.attributes ?? null,
    tags: (tags?.data ?? []).map(named),
    category: category?.data ? named(category.data) : null,
    locale: rest.locale,
  }
}

/** An article as screens see it: the wire’s names without its envelopes (product 3, Blog). */
export const articleEntity = entityOf(articleSchema).transform(article)
export const draftArticleEntity = draftShape.transform(article)

export type Article = z.infer<typeof articleEntity>
