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
  /** Of its cards and feeds; without it they show the beginning of the text. */
  extrait: optional(z.string()),
  ...searchTexts,
  publishedAt: time,
  updatedAt: optional(time),
  image: toOneOf(mediaEntity).optional(),
  tags: toManyOf(choiceEntity).optional(),
  category: toOneOf(choiceEntity).optional(),
  /** Who wrote it. */
  auteur: optional(z.string()),
  /** Path of the training or the offer that it leads to. */
  a_suivre: optional(z.string()),
  /** The language it is really written in; only there when one was asked for. */
  locale: z.string().optional(),
})

/** A category; its articles come where they are asked for. */
export const categorySchema = choiceSchema.extend({
  blogs: toManyOf(entityOf(articleSchema)).optional(),
})

/** The same with their number in their place: `populate[blogs][count]=true`. */
export const countedCategorySchema = choiceSchema.extend({ blogs: relationCount })

export const article = recordType({
  schema: articleSchema,
  title: 'titre',
  drafted: true,
  order: { field: 'publishedAt', direction: 'desc' },
  page: { of: 'slug', at: routes.article },
})
