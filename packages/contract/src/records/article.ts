import { z } from 'zod'
import { routes } from '../routes.ts'
import { entityOf, relationCount, toManyOf, toOneOf } from '../wire/envelope.ts'
import { optional, time } from '../wire/timestamps.ts'
import { choiceEntity, choiceSchema } from './choice.ts'
import { mediaEntity } from './media.ts'
import { recordType } from './recordType.ts'
import { searchTexts } from './searchTexts.ts'

export const tagSchema = choiceSchema

/** An article (product 3, "Blog"); `contenu` is Markdown. */
export const articleSchema = z.object({
  slug: z.string(),
  titre: z.string(),
  contenu: optional(z.string()),
  /** The text of its cards and feeds; without it they show the beginning of `contenu`. */
  extrait: optional(z.string()),
  ...searchTexts,
  publishedAt: time,
  updatedAt: optional(time),
  image: toOneOf(mediaEntity).optional(),
  tags: toManyOf(choiceEntity).optional(),
  category: toOneOf(choiceEntity).optional(),
  /** The name of the author. */
  auteur: optional(z.string()),
  /** The path of the training or the offer that the article recommends. */
  a_suivre: optional(z.string()),
  /** The language of the text; only present when a language was asked for. */
  locale: z.string().optional(),
})

/** A category, with its articles when they are asked for. */
export const categorySchema = choiceSchema.extend({
  blogs: toManyOf(entityOf(articleSchema)).optional(),
})

/** A category with the number of its articles: `populate[blogs][count]=true`. */
export const countedCategorySchema = choiceSchema.extend({ blogs: relationCount })

export const article = recordType({
  schema: articleSchema,
  title: 'titre',
  drafted: true,
  order: { field: 'publishedAt', direction: 'desc' },
  page: { of: 'slug', at: routes.article },
})
