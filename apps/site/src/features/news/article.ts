import { articleSchema } from '@sira/contract/records/article'
import type { Media } from '@sira/contract/records/media'
import { entityOf } from '@sira/contract/wire/envelope'
import { optional, time } from '@sira/contract/wire/timestamps'
import * as z from 'zod'

/** An article as screens see it: the wire's names without its envelopes (spec 3, Blog). */
export interface Article {
  id: number
  slug: string
  titre: string
  /** Markdown, not yet sanitised. */
  contenu: string
  /** ISO 8601. */
  publishedAt: string | null
  updatedAt: string | null
  image: Media | null
  tags: readonly NamedRecord[]
  category: NamedRecord | null
  /** The language it is really written in, where the server says so. */
  locale: string | undefined
}

export interface NamedRecord {
  id: number
  nom: string
}

export const articleEntity = entityOf(articleSchema)

/** A draft may lack what an article on the site always has. */
export const draftArticleEntity = entityOf(
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

export function article({ id, attributes }: z.infer<typeof draftArticleEntity>): Article {
  const { slug, titre, contenu, publishedAt, image, tags, category, locale } = attributes
  return {
    id,
    slug: slug ?? '',
    titre: titre ?? '',
    contenu: contenu ?? '',
    publishedAt: publishedAt ?? null,
    updatedAt: attributes.updatedAt,
    image: image?.data?.attributes ?? null,
    tags: (tags?.data ?? []).map(named),
    category: category?.data ? named(category.data) : null,
    locale,
  }
}
